import { PasscodeHelp } from '../../features/parental-passcode/PasscodeHelp.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['passcode']

export const head = ({ t }: { t: Translate<'passcode'> }) => ({
  title: t('passcode.about.title'),
  canonical: '/help/parental-passcode/',
  isListed: true,
})

export const Page = PasscodeHelp
