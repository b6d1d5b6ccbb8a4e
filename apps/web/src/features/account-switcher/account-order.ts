type Named = { full_name: string; username: string }

/** By full name where everybody has one, else all by username; case does not matter. // spec 001 §4 */
export function inAccountOrder<A extends Named>(accounts: readonly A[]): A[] {
  const nameOf = accounts.every(({ full_name }) => full_name.trim() !== '')
    ? (one: Named) => one.full_name
    : (one: Named) => one.username
  return accounts.toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), undefined, { sensitivity: 'accent' }),
  )
}
