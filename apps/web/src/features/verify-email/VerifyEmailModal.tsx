import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ResendButton } from './ResendButton.tsx'
import { reminderDismissed, selectIsReminderShown } from './verify-reminder-slice.ts'

/** Reminds a member to verify the email; shown where `reminderShown` is dispatched. */
export function VerifyEmailModal() {
  const t = useT()
  const dispatch = useAppDispatch()
  const isShown = useAppSelector(selectIsReminderShown)
  if (!isShown) return null
  const dismiss = () => dispatch(reminderDismissed())
  const footer = (
    <>
      <ResendButton />
      <Button tone="primary" onClick={dismiss}>
        {t('verification.gotIt')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('verification.title')}
      onDismiss={dismiss}
      footer={footer}
      describedBy="verify-email-text"
    >
      <div id="verify-email-text">
        {t('verification.text')
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </Dialog>
  )
}
