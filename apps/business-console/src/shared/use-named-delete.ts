import { useDelete, useNotify, useRefresh, type RaRecord } from 'react-admin'
import { messageOf } from './field-errors.ts'

/** Deletes records of a resource, saying `doneText` with the name of the thing, or what went wrong. */
export function useNamedDelete(resource: string, doneText: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [mutate, { isPending }] = useDelete(undefined, undefined, {
    mutationMode: 'pessimistic',
    returnPromise: true,
  })
  const remove = async (record: RaRecord, name: string): Promise<boolean> => {
    try {
      await mutate(resource, { id: record.id, previousData: record })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return false
    }
    notify(doneText, { type: 'success', messageArgs: { name } })
    refresh()
    return true
  }
  return { remove, isPending }
}
