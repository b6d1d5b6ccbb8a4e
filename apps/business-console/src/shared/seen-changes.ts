import { changedFields } from './changed-fields.ts'

/** For a record page: changed fields alone are sent, with what all of them were when they were read. */
export function seenChanges<R extends object>(fieldsOf: (record: R) => object) {
  const builtOn = (record: object) => ({ seen: fieldsOf(record as R) })
  return {
    builtOn,
    transform: (values: object, options?: { previousData: object }) => {
      const base = builtOn(options?.previousData ?? {})
      return { ...changedFields(base.seen, fieldsOf(values as R)), ...base }
    },
  }
}
