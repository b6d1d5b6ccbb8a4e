import { passcodeApi } from '../../entities/passcode/passcode-api.ts'
import { GuardianLink } from '../../features/parental-passcode/GuardianLink.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['passcode']

export const head = ({ t }: { t: Translate<'passcode'> }) => ({ title: t('passcode.recover.title') })

export function Page() {
  const [send, { isSuccess, error }] = passcodeApi.useRecoverPasscodeMutation()
  return (
    <GuardianLink
      act={{ send: (token) => send({ token }).unwrap(), isDone: isSuccess, error }}
      title="passcode.recover.title"
      text="passcode.recover.text"
      button="passcode.recover.submit"
      done="passcode.recover.done"
      doneText="passcode.recover.doneText"
    />
  )
}
