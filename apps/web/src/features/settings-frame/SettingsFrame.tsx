import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import styles from './SettingsFrame.module.css'

/** The settings pages in the order of their navigation. */
const PLACES = [
  { to: '/settings/account-settings/', label: 'settings.profile' },
  { to: '/settings/edit/email/', label: 'settings.email' },
  { to: '/settings/edit/password/', label: 'settings.password' },
  { to: '/settings/connected-accounts/', label: 'settings.connections' },
  { to: '/settings/sessions/', label: 'settings.sessions' },
] as const satisfies readonly { to: string; label: MessageKey }[]

type Props = { title: MessageKey; children: ReactNode }

/** Navigation and heading around one page of the settings. */
export function SettingsFrame({ title, children }: Props) {
  const t = useT()
  return (
    <div className={styles.frame}>
      <Tabs
        label={t('settings.navigation')}
        tabs={PLACES.map(({ to, label }) => ({ to, label: t(label) }))}
      />
      <section className={styles.page} aria-labelledby="settings-title">
        <h1 id="settings-title">{t(title)}</h1>
        {children}
      </section>
    </div>
  )
}
