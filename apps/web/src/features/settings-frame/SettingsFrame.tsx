import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePasscodeGate } from '../../entities/passcode/passcode-gate.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { ArrowBackIcon } from '../../shared/ui/icons/control-icons.tsx'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import { holdsPage, SETTINGS_GROUPS } from './settings-groups.ts'
import styles from './SettingsFrame.module.css'
import { SettingsNavigation } from './SettingsNavigation.tsx'

type Props = { title: MessageKey<'settings'>; children: ReactNode }

/** The pages that belong together with this one. */
function PagesOfEntry() {
  const t = useT<'settings'>()
  const { pathname } = useLocation()
  const group = SETTINGS_GROUPS.find((one) => holdsPage(one, pathname))
  if (!group || group.pages.length === 1) return null
  const tabs = group.pages.map(({ to, label }) => ({ to, label: t(label) }))
  return <Tabs label={t(group.label)} tabs={tabs} variant="pills" />
}

/** Navigation and heading around one page of the settings; phones show a way back instead. */
export function SettingsFrame({ title, children }: Props) {
  const t = useT<'settings'>()
  usePasscodeGate()
  return (
    <div className={styles.frame}>
      <div className={styles.navigation}>
        <SettingsNavigation />
      </div>
      <section className={styles.page} aria-labelledby="settings-title">
        <Link to="/settings/" className={styles.back}>
          <ArrowBackIcon size={20} />
          {t('settings.index')}
        </Link>
        <PagesOfEntry />
        <h1 id="settings-title">{t(title)}</h1>
        {children}
      </section>
    </div>
  )
}
