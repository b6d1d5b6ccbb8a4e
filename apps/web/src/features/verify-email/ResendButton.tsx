import { accountApi } from '../../entities/session/account-api.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'

/** Sends the link again, then confirms it and rests. */
export function ResendButton() {
  const t = useT<'prompts'>()
  const [resend, { isLoading, isSuccess, error }] = accountApi.useResendVerificationMutation()
  return (
    <>
      <FormAlert text={error && (readFailure(error, [], t).message ?? undefined)} />
      <Button disabled={isSuccess || isLoading} isBusy={isLoading} onClick={() => void resend({})}>
        {t(isSuccess ? 'verification.sent' : 'verification.resend')}
      </Button>
    </>
  )
}
