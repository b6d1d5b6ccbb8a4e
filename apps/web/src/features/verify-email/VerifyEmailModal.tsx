import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ResendButton } from './ResendButton.tsx'

/** Reminds a member to verify the email. */
export function VerifyEmailModal({ onDismiss }: { onDismiss: () => void }) {
  const t = useT<'prompts'>()
  const footer = (
    <>
      <ResendButton />
      <Button tone="primary" onClick={onDismiss}>
        {t('verification.gotIt')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('verification.title')}
      onDismiss={onDismiss}
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
