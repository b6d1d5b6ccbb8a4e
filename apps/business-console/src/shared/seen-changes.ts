import { changedFields } from './changed-fields.ts'

/** For a record page: changed fields alone are sent, with what all of them were when they were read. */
export function seenChanges(fieldsOf: (record: object) => object) {
  const builtOn = (record: object) => ({ seen: fieldsOf(record) })
  return {
    builtOn,
    transform: (values: object, options?: { previousData: object }) => {
      const base = builtOn(options?.previousData ?? {})
      return { ...changedFields(base.seen, fieldsOf(values)), ...base }
    },
  }
}
