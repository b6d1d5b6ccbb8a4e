import { useQueryClient, type Query } from '@tanstack/react-query'
import { useDelete, useNotify, type RaRecord } from 'react-admin'
import { messageOf } from './field-errors.ts'

/** Whether a query asks for the record itself or for what is listed under it. */
const isOf =
  (resource: string, { id }: RaRecord) =>
  ({ queryKey: [asked, verb, params] }: Query): boolean => {
    if (String(asked).startsWith(`${resource}/${id}/`)) return true
    const { id: askedId } = (params ?? {}) as { id?: unknown }
    return asked === resource && verb === 'getOne' && askedId === String(id)
  }

/** Deletes records of a resource, saying `doneText` with the name of the thing, or what went wrong. */
export function useNamedDelete(resource: string, doneText: string) {
  const notify = useNotify()
  const queries = useQueryClient()
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
    // The page of what is gone may still stand; nothing of it can be read anew.
    const isGone = isOf(resource, record)
    void queries.invalidateQueries({ predicate: isGone, refetchType: 'none' })
    void queries.invalidateQueries({ predicate: (query) => !isGone(query) })
    return true
  }
  return { remove, isPending }
}
