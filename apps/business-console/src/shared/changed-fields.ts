/** The fields of a form that differ from the record it was filled from. */
export function changedFields<T extends object>(before: T, values: T): Partial<T> {
  const changed = Object.entries(values).filter(([field, value]) => !isSame(before[field as keyof T], value))
  return Object.fromEntries(changed) as Partial<T>
}

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** An emptied field is null or an empty text, and the keys of an object have no order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value === '' ? null : (value ?? null), (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  )
