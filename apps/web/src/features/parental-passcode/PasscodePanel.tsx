import type { OwnUser } from '@tessera/api-types/identity/views'
import { passcodeApi } from '../../entities/passcode/passcode-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import styles from '../../shared/ui/forms/Form.module.css'
import { ChangeForm } from './ChangeForm.tsx'
import { CallButton } from './CallButton.tsx'

/** A passcode that is set: what it guards, and how to change it, remove it or get help. */
export function PasscodePanel({ account }: { account: OwnUser }) {
  const t = useT<'passcode'>()
  const dispatch = useAppDispatch()
  const { resendConfirmation, removePasscode, askRecovery } = passcodeApi.endpoints
  const email = account.parental_control_anonymized_email ?? ''
  return (
    <div className={styles.form}>
      <p>{t('passcode.page.on')}</p>
      {account.parental_control_passcode_verification_pending ? (
        <>
          <p>{t('passcode.page.pending', { email })}</p>
          <CallButton
            label="passcode.page.resend"
            success="passcode.page.sent"
            send={() => dispatch(resendConfirmation.initiate({})).unwrap()}
          />
        </>
      ) : (
        <p>{t('passcode.page.confirmed', { email })}</p>
      )}
      <ChangeForm />
      <h2>{t('passcode.page.forgotten')}</h2>
      <p>{t('passcode.page.recoverLead', { email })}</p>
      <CallButton
        label="passcode.page.recover"
        success="passcode.page.sent"
        send={() => dispatch(askRecovery.initiate({})).unwrap()}
      />
      <h2>{t('passcode.page.removeTitle')}</h2>
      <p>{t('passcode.page.removeLead')}</p>
      <CallButton
        label="passcode.page.remove"
        success="passcode.page.removed"
        tone="danger"
        send={() => dispatch(removePasscode.initiate({})).unwrap()}
      />
    </div>
  )
}
