import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { scheduledPinsApi } from '../../entities/scheduled-pins/scheduled-pins-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { ConfirmationModal } from '../../shared/ui/dialog/ConfirmationModal.tsx'

type Props = { pin: ScheduledPin; onDismiss: () => void }

export function DeleteScheduledModal({ pin, onDismiss }: Props) {
  const t = useT<'schedule'>()
  const dispatch = useAppDispatch()
  const [remove, { isLoading }] = scheduledPinsApi.useDeleteScheduledMutation()
  const handleDelete = async () => {
    const { error } = await remove({ id: pin.id })
    const text = error ? errorText(error, t) : t('schedule.deleted')
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
    onDismiss()
  }
  return (
    <ConfirmationModal
      heading={t('schedule.deleteHeading')}
      description={t('schedule.deleteDescription')}
      primary={{
        label: t('schedule.delete'),
        isBusy: isLoading,
        isDestructive: true,
        onClick: () => void handleDelete(),
      }}
      secondary={{ label: t('app.cancel'), onClick: onDismiss }}
      onDismiss={onDismiss}
    />
  )
}
