import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { LockIcon } from '../../shared/ui/icons/state-icons.tsx'
import { useLinkToken } from '../../shared/use-link-token.ts'
import { CallButton } from './CallButton.tsx'

type Act = {
  send: (token: string) => Promise<unknown>
  isDone: boolean
  error: unknown
}

type Props = {
  act: Act
  title: MessageKey<'passcode'>
  text: MessageKey<'passcode'>
  button: MessageKey<'passcode'>
  done: MessageKey<'passcode'>
  doneText: MessageKey<'passcode'>
}

/** What a guardian sees who opened a mailed link: nothing happens before they press. */
export function GuardianLink({ act, title, text, button, done, doneText }: Props) {
  const t = useT<'passcode'>()
  const token = useLinkToken()
  const isSpent = isApiError(act.error) && act.error.httpStatus === 400
  if (act.isDone) {
    return (
      <EmptyState heading="h1" icon={<CheckIcon size={40} />} title={t(done)} description={t(doneText)} />
    )
  }
  if (token === null || isSpent) {
    return (
      <EmptyState
        heading="h1"
        icon={<AlertIcon size={40} />}
        title={t('passcode.link.failed')}
        description={t('passcode.link.failedText')}
        action={<ButtonLink to="/help/parental-passcode/">{t('passcode.link.help')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      heading="h1"
      icon={<LockIcon size={40} />}
      title={t(title)}
      description={t(text)}
      action={<CallButton label={button} success={done} tone="primary" send={() => act.send(token ?? '')} />}
    />
  )
}
