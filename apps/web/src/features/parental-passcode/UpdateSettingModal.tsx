import { useT } from '../../shared/i18n/i18n-context.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import type { PasscodeModalProps } from './PasscodeModal.tsx'

/** Warns that a setting may be guarded from now on; going on sends no passcode. */
export function UpdateSettingModal({ isValidating, error, onSubmit, onClose }: PasscodeModalProps) {
  const t = useT<'passcode'>()
  const description = [t('passcode.update.text'), error].filter(Boolean).join('\n')
  return (
    <ConfirmationModal
      heading={t('passcode.update.title')}
      description={description}
      primary={{ label: t('passcode.update.submit'), onClick: () => onSubmit(''), isBusy: isValidating }}
      secondary={{ label: t('passcode.update.cancel'), onClick: onClose }}
      onDismiss={onClose}
    />
  )
}
