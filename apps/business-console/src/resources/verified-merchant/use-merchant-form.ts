import { useNotify, useRefresh } from 'react-admin'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'

/** Sends a form: notifies of what came of it, or returns what is wrong with its fields. */
export function useMerchantForm(done: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (send: () => Promise<unknown>) => {
    try {
      await send()
      notify(done, { type: 'success' })
      refresh()
      return undefined
    } catch (error) {
      const fields = fieldErrorsOf(error)
      notify(fields ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return fields ?? undefined
    }
  }
}
