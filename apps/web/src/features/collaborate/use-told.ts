import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

/** Waits for a call and shows what went wrong, or what was done; resolves to whether it was. */
export function useTold() {
  const t = useT<'collaborators'>()
  const dispatch = useAppDispatch()
  return async (call: PromiseLike<{ error?: unknown }>, done?: string): Promise<boolean> => {
    const { error } = await call
    if (error) {
      const text = isApiError(error) ? errorText(error, t) : t('error.default')
      dispatch(toastShown({ text, tone: 'error' }))
    } else if (done) dispatch(toastShown({ text: done }))
    return !error
  }
}
