import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react'
import { PARENTAL_MODAL_WIDTH, cutPasscode, passcodeFault } from '@tessera/api-types/passcode/passcode-rules'
import { passcodeTyped } from '../../entities/passcode/passcode-slice.ts'
import { useMediaQuery } from '../../shared/browser/media-query.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './PasscodeModal.module.css'

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
  const t = useT()
  const formId = useId()
  const isPhone = useMediaQuery(PHONE)
  const { passcode, fault, shownFault, handleChange, handleKeyDown } = usePasscodeField()
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (fault === null && !isValidating) onSubmit(passcode)
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('passcode.close')}</Button>
      <Button
        type="submit"
        form={formId}
        tone="primary"
        disabled={fault !== null || isValidating}
        isBusy={isValidating}
      >
        {t('passcode.enter')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t(isPhone ? 'passcode.titleShort' : 'passcode.title')}
      width={PARENTAL_MODAL_WIDTH}
      variant="page"
      onDismiss={onClose}
      footer={footer}
    >
      <form id={formId} method="post" noValidate onSubmit={handleSubmit} className={styles.form}>
        <p>
          {t('passcode.help')}{' '}
          <Link to="/help/parental-passcode/" target="_blank" rel="noopener" className={styles.link}>
            {t('passcode.helpLink')}
          </Link>
        </p>
        <TextField
          label={t('passcode.label')}
          placeholder="XXXX"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={passcode}
          error={error ?? (shownFault ? t(`passcode.${shownFault}`) : undefined)}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
      </form>
    </Dialog>
  )
}

/** What is typed, without white space and no longer than a passcode, and the rule it breaks. */
function usePasscodeField() {
  const dispatch = useAppDispatch()
  const [passcode, setPasscode] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const fault = passcodeFault(passcode)
  return {
    passcode,
    fault,
    // A code that is still being typed is too short; that is told to who tries to send it.
    shownFault: isChecked || fault === 'digits' ? fault : null,
    handleChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setPasscode(cutPasscode(target.value))
      setIsChecked(false)
      dispatch(passcodeTyped())
    },
    handleKeyDown: ({ key }: KeyboardEvent) => setIsChecked(key === 'Enter'),
  }
}
