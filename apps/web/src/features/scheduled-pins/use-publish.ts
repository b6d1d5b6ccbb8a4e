import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { scheduledPinsApi } from '../../entities/scheduled-pins/scheduled-pins-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

/** Publishes a scheduled pin and shows the result. */
export function usePublish({ id, images }: ScheduledPin) {
  const t = useT<'schedule'>()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = scheduledPinsApi.usePublishScheduledMutation()
  const publish = async () => {
    const { data, error } = await send({ id })
    if (data) {
      const link = { href: pinPath(data.id), label: t('schedule.see') }
      dispatch(toastShown({ text: t('schedule.published'), imageUrl: images['236x'].url, link }))
      return
    }
    const text = errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
  return { publish, isPublishing: isLoading }
}
