import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

/** Says what became of a call: the given text, or why it was refused. */
export function useToldCall() {
  const t = useT()
  const dispatch = useAppDispatch()
  return async (call: PromiseLike<{ error?: unknown }>, done: string): Promise<void> => {
    const { error } = await call
    if (!error) dispatch(toastShown({ text: done }))
    else {
      const text = isApiError(error) ? errorText(error, t) : t('error.default')
      dispatch(toastShown({ text, tone: 'error' }))
    }
  }
}
