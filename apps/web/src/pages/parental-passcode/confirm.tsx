import { passcodeApi } from '../../entities/passcode/passcode-api.ts'
import { GuardianLink } from '../../features/parental-passcode/GuardianLink.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['passcode']

export const head = ({ t }: { t: Translate<'passcode'> }) => ({ title: t('passcode.confirm.title') })

export function Page() {
  const [send, { isSuccess, error }] = passcodeApi.useConfirmGuardianMutation()
  return (
    <GuardianLink
      act={{ send: (token) => send({ token }).unwrap(), isDone: isSuccess, error }}
      title="passcode.confirm.title"
      text="passcode.confirm.text"
      button="passcode.confirm.submit"
      done="passcode.confirm.done"
      doneText="passcode.confirm.doneText"
    />
  )
}
