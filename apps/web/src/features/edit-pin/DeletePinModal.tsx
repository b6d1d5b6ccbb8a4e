import type { Pin } from '../../entities/pins/pins-slice.ts'
import { removalUndone } from '../../entities/pins/restore-pins-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'
import { useDeletePinMutation } from './edit-pin-api.ts'

/** The page of a pin that is gone leads away by itself. */
export function DeletePinModal({ pin, onDismiss }: { pin: Pin; onDismiss: () => void }) {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const [deletePin, { isLoading }] = useDeletePinMutation()
  const handleDelete = async () => {
    const { error } = await deletePin({ pinId: pin.id, userId: pin.pinner.id })
    if (error) {
      const text = errorText(error, t)
      dispatch(toastShown({ text, tone: 'error' }))
      return onDismiss()
    }
    dispatch(toastShown({ text: t('composer.deleted'), undo: removalUndone([pin.id]) }))
  }
  return (
    <ConfirmationModal
      heading={t('composer.deleteHeading')}
      description={t('composer.deleteDescription')}
      primary={{
        label: t('composer.deleteAction'),
        isBusy: isLoading,
        isDestructive: true,
        onClick: () => void handleDelete(),
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
