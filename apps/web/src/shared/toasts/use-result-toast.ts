import { errorText } from '../api/error-text.ts'
import { useT } from '../i18n/i18n-context.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { toastShown } from './toast-slice.ts'

/** Waits for a call and shows what was done, or why it was refused; resolves to whether it was done. */
export function useResultToast() {
  const t = useT()
  const dispatch = useAppDispatch()
  return async (call: PromiseLike<{ error?: unknown }>, done?: string): Promise<boolean> => {
    const { error } = await call
    if (error) {
      const text = errorText(error, t)
      dispatch(toastShown({ text, tone: 'error' }))
    } else if (done) dispatch(toastShown({ text: done }))
    return !error
  }
}
