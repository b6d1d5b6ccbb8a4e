import { selectSettings } from '../../entities/settings/settings-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { EmailsForm } from './EmailsForm.tsx'
import { settingsApi } from './settings-api.ts'
import { SiteNotificationsForm } from './SiteNotificationsForm.tsx'
import { WithSettings } from './WithSettings.tsx'

/** Which notifications the signed-in member gets, on the site and by email. */
export function NotificationSettings() {
  const t = useT<'preferences'>()
  const { newsSettings, pushSettings } = useAppSelector(selectSettings)
  const [update] = settingsApi.useUpdateNewsMutation()
  return (
    <WithSettings>
      {({ letters, site_news }) => (
        <>
          <h2>{t('preferences.siteNotifications.title')}</h2>
          <SiteNotificationsForm choices={pushSettings ?? site_news} />
          <h2>{t('preferences.letters.title')}</h2>
          <EmailsForm letters={newsSettings ?? letters} send={(given) => update(given).unwrap()} />
        </>
      )}
    </WithSettings>
  )
}
