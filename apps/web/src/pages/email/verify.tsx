import { VerifyEmail } from '../../features/verify-email/VerifyEmail.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['auth']

export const head = ({ t }: { t: Translate<'auth'> }) => ({ title: t('auth.verify.title') })

export const Page = VerifyEmail
