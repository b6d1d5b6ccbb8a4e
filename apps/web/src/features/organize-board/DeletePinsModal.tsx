import { useT } from '../../shared/i18n/i18n-context.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

type Props = { count: number; onDelete: () => void; onDismiss: () => void }

export function DeletePinsModal({ count, onDelete, onDismiss }: Props) {
  const t = useT<'boards'>()
  return (
    <ConfirmationModal
      heading={t('organise.deleteHeading', { count })}
      description={t('organise.deleteDescription')}
      primary={{ label: t('organise.delete'), isDestructive: true, onClick: onDelete }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
