import { membersOnly } from '../entities/session/sign-in-required.ts'
import { SettingsNavigation } from '../features/settings-frame/SettingsNavigation.tsx'
import { useT } from '../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'
import { NarrowPage } from '../shared/ui/NarrowPage.tsx'

export const messageAreas: readonly MessageArea[] = ['settings']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.title') })

export function Page() {
  const t = useT<'settings'>()
  return (
    <NarrowPage align="start" title={t('settings.title')}>
      <SettingsNavigation />
    </NarrowPage>
  )
}
