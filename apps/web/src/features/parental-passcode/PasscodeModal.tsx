import { type SyntheticEvent, useId } from 'react'
import { PARENTAL_MODAL_WIDTH } from '@tessera/api-types/passcode/passcode-rules'
import { startHere } from '../../shared/browser/first-field.ts'
import { useMediaQuery } from '../../shared/browser/media-query.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './PasscodeModal.module.css'
import { usePasscodeField } from './use-passcode-field.ts'

export type PasscodeModalProps = {
  isValidating: boolean
  /** What the server said to the last try. */
  error: string | null
  onSubmit: (passcode: string) => void
  onClose: () => void
}

const PHONE = '(max-width: 639px)'

/** Asks for the parental passcode that a change needs. */
export function PasscodeModal({ isValidating, error, onSubmit, onClose }: PasscodeModalProps) {
  const t = useT<'passcode'>()
  const formId = useId()
  const isPhone = useMediaQuery(PHONE)
  const { passcode, fault, shownFault, handleChange, handleKeyDown } = usePasscodeField()
  const isResting = fault !== null || isValidating
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isResting) onSubmit(passcode)
  }
  return (
    <Dialog
      title={t(isPhone ? 'passcode.titleShort' : 'passcode.title')}
      width={PARENTAL_MODAL_WIDTH}
      variant="page"
      onDismiss={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('passcode.close')}</Button>
          <Button type="submit" form={formId} tone="primary" disabled={isResting} isBusy={isValidating}>
            {t('passcode.enter')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={handleSubmit} className={styles.form}>
        <HelpText />
        <TextField
          ref={startHere}
          label={t('passcode.label')}
          placeholder="XXXX"
          inputMode="numeric"
          autoComplete="off"
          value={passcode}
          error={error ?? (shownFault ? t(`passcode.${shownFault}`) : undefined)}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
      </form>
    </Dialog>
  )
}

function HelpText() {
  const t = useT<'passcode'>()
  return (
    <p>
      {t('passcode.help')}{' '}
      <Link to="/help/parental-passcode/" target="_blank" rel="noopener" className={styles.link}>
        {t('passcode.helpLink')}
      </Link>
    </p>
  )
}
