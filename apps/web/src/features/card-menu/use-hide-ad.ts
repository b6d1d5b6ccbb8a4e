import { pinHidden } from '../../entities/pins/pins-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { adHidingUndone, hidePinApi } from './hide-pin-api.ts'

/** Hides an ad for good, with a toast that undoes it; its card leaves once the server has agreed. */
export function useHideAd(pinId: string, token: string) {
  const t = useT<'card-menu'>()
  const dispatch = useAppDispatch()
  return async () => {
    const { error } = await dispatch(hidePinApi.endpoints.hideAd.initiate({ token }, { track: false }))
    if (error) {
      const text = errorText(error, t)
      dispatch(toastShown({ text, tone: 'error' }))
      return
    }
    dispatch(pinHidden({ pinId }))
    dispatch(toastShown({ text: t('cardMenu.adHidden'), undo: adHidingUndone({ token, pin_id: pinId }) }))
  }
}
