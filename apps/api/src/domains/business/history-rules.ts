import type { FieldChange } from '@tessera/api-types/business/views'

/** The fields of `changes` that differ from the record, each with its old and its new value. */
export const changedFields = (
  record: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  Object.entries(changes)
    .filter(([field, value]) => value !== undefined && !isSame(record[field], value))
    .map(([field, value]) => ({ field, old: record[field] ?? null, new: value }))

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** The database keeps the keys of an object in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  )
