import { useT } from '../../shared/i18n/i18n-context.ts'
import { LettersForm } from './LettersForm.tsx'
import { settingsApi } from './settings-api.ts'
import { SiteNewsForm } from './SiteNewsForm.tsx'
import { WithSettings } from './WithSettings.tsx'

/** What the signed-in member is told, on the site and by email. */
export function NewsSettings() {
  const t = useT()
  const [update] = settingsApi.useUpdateNewsMutation()
  return (
    <WithSettings>
      {({ letters, site_news }) => (
        <>
          <h2>{t('preferences.siteNews.title')}</h2>
          <SiteNewsForm news={site_news} />
          <h2>{t('preferences.letters.title')}</h2>
          <LettersForm letters={letters} send={(given) => update(given).unwrap()} />
        </>
      )}
    </WithSettings>
  )
}
