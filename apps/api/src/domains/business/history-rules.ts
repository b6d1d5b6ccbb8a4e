import type { FieldChange } from '@tessera/api-types/business/views'

/** The fields of `changes` that differ from the record, each with its old and its new value. */
export const changedFields = (
  record: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  Object.entries(changes)
    .filter(([field, value]) => value !== undefined && !isSame(record[field], value))
    .map(([field, value]) => ({ field, old: record[field] ?? null, new: value }))

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
