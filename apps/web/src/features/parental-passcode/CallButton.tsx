import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { Button, type ButtonTone } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { useCallStatus } from './use-call-status.ts'

type Props = {
  label: MessageKey<'passcode'>
  success: MessageKey<'passcode'>
  tone?: ButtonTone
  send: () => Promise<unknown>
}

/** A button that shows the result of its call beside itself. */
export function CallButton({ label, success, tone, send }: Props) {
  const t = useT<'passcode'>()
  const isHydrated = useIsHydrated()
  const { isBusy, error, message, run } = useCallStatus(send, success)
  return (
    <div className={styles.form}>
      <FormAlert text={error} />
      <p role="status">{message}</p>
      <div>
        <Button tone={tone} disabled={!isHydrated || isBusy} isBusy={isBusy} onClick={run}>
          {t(label)}
        </Button>
      </div>
    </div>
  )
}
