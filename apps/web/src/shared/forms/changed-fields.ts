/**
 * What a form sends of a record that may be open in another tab, too: the fields that were changed here, so that
 * the others keep what was written there. Who saves without a change means all that they see.
 */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof T] !== value)
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : after
}
