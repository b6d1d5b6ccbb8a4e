import { closePasscode, submitPasscode } from '../../entities/passcode/ask-passcode.ts'
import { selectPasscodeModal } from '../../entities/passcode/passcode-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { PasscodeModal } from './PasscodeModal.tsx'
import { UpdateSettingModal } from './UpdateSettingModal.tsx'

/** Asks for the passcode, or warns that there may be one. */
export function PasscodeModals() {
  const t = useT<'passcode'>()
  const store = useAppStore()
  const modal = useAppSelector(selectPasscodeModal)
  if (modal.status === 'closed') return null
  const props = {
    isValidating: modal.isValidating,
    error: modal.error,
    onSubmit: (passcode: string) => void submitPasscode(store, passcode),
    onClose: () => closePasscode(store, t('passcode.notChanged')),
  }
  return modal.isUnidirectional ? <UpdateSettingModal {...props} /> : <PasscodeModal {...props} />
}
