/** One writing for a set of people and of addresses that wait. */
export const peopleKey = (ids: readonly string[], emails: readonly string[]): string =>
  [...ids.toSorted(), ...emails.map((email) => email.toLowerCase()).toSorted()].join(' ')

/** More than two: a group. */
export const isGroupOf = (ids: readonly string[], emails: readonly string[]): boolean =>
  ids.length + emails.length > 2
