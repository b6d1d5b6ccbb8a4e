import type { TypeaheadItem } from '@tessera/api-types/search/views'
import type { UserMini } from '@tessera/api-types/users/views'

type Person = Pick<UserMini, 'id' | 'username' | 'full_name' | 'image_medium_url'>

/** Somebody here, or an address that may be of nobody here. */
export type Invitable = { kind: 'person'; person: Person } | { kind: 'email'; email: string }

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Those of some people who have no part in the board yet. */
export const invitableOf = (people: readonly Person[], taken: ReadonlySet<string>): Invitable[] =>
  people.filter(({ id }) => !taken.has(id)).map((person) => ({ kind: 'person', person }))

/** What the typed term finds: people, and the address itself where it is one and addresses are taken. */
export function foundBy(
  term: string,
  items: readonly TypeaheadItem[],
  { taken, takesEmails }: { taken: ReadonlySet<string>; takesEmails: boolean },
): Invitable[] {
  const people = invitableOf(
    items.flatMap((item) => (item.type === 'user' ? [item] : [])),
    taken,
  )
  const email = term.trim().toLowerCase()
  const isOpen = takesEmails && ADDRESS.test(email) && !taken.has(email)
  return isOpen ? [{ kind: 'email', email }, ...people] : people
}
