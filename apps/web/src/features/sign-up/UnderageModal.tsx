import { useT } from '../../shared/i18n/i18n-context.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

type Props = { age: number; onConfirm: () => void; onCorrect: () => void }

/** Asks a young person whether the birthdate is right, before the account is made. */
export function UnderageModal({ age, onConfirm, onCorrect }: Props) {
  const t = useT<'auth'>()
  return (
    <ConfirmationModal
      heading={t('auth.underage.title')}
      description={t('auth.underage.text', { age })}
      primary={{ label: t('auth.underage.confirm'), onClick: onConfirm }}
      secondary={{ label: t('auth.underage.correct'), onClick: onCorrect }}
      onDismiss={onCorrect}
    />
  )
}
