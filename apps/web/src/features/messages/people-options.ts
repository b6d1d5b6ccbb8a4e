import { MAX_CONVERSATION_PEOPLE } from '@tessera/api-types/content-limits'
import type { TypeaheadItem } from '@tessera/api-types/search/views'
import type { Recipient } from '../../entities/conversations/message-opening.ts'

/** Somebody here, or an address that may be of nobody here. */
export type Chosen = { kind: 'person'; person: Recipient } | { kind: 'email'; email: string }

/** The viewer is one of those a conversation has room for. */
export const MOST_CHOSEN = MAX_CONVERSATION_PEOPLE - 1

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const keyOf = (one: Chosen): string => (one.kind === 'person' ? one.person.id : one.email)
export const nameOf = (one: Chosen): string => (one.kind === 'person' ? one.person.full_name : one.email)

export const isAmong = (chosen: readonly Chosen[], one: Chosen): boolean =>
  chosen.some((other) => keyOf(other) === keyOf(one))

/** Chosen, or no longer so; what there is no room for stays out. */
export function toggled(chosen: readonly Chosen[], one: Chosen): Chosen[] {
  if (isAmong(chosen, one)) return chosen.filter((other) => keyOf(other) !== keyOf(one))
  return chosen.length >= MOST_CHOSEN ? [...chosen] : [...chosen, one]
}

/** What the typed term finds: people, and the address itself where it is one. */
export function optionsOf(term: string, items: readonly TypeaheadItem[], viewerId: string): Chosen[] {
  const people = items.flatMap((item): Chosen[] =>
    item.type === 'user' && item.id !== viewerId ? [{ kind: 'person', person: item }] : [],
  )
  const email = term.trim().toLowerCase()
  return ADDRESS.test(email) ? [{ kind: 'email', email }, ...people] : people
}

/** The ids and addresses of those chosen, as the call takes them. */
export const invitedOf = (chosen: readonly Chosen[]): { user_ids: string[]; emails: string[] } => ({
  user_ids: chosen.flatMap((one) => (one.kind === 'person' ? [one.person.id] : [])),
  emails: chosen.flatMap((one) => (one.kind === 'email' ? [one.email] : [])),
})
