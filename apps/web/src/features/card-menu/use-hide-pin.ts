import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { hidePinApi, hidingUndone } from './hide-pin-api.ts'

/** Hides the pin, with a toast that undoes it. */
export function useHidePin(pinId: string) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  return async () => {
    const ask = { pin_id: pinId }
    const { error } = await dispatch(hidePinApi.endpoints.hidePin.initiate(ask, { track: false }))
    const reason = errorText(error, t)
    dispatch(
      error
        ? toastShown({ text: reason, tone: 'error' })
        : toastShown({ text: t('cardMenu.hidden'), undo: hidingUndone(ask) }),
    )
  }
}
