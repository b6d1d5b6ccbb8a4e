import type { InviteOutcome } from '@tessera/api-types/business/people-contracts'

export type InviteRefusal = NonNullable<InviteOutcome['error']>['code']

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
const USERNAME = /^@?([\w.-]{1,50})$/

/** What a typed invitee means, or null when it is neither an address nor a username. */
export function readInvitee(text: string): { email: string } | { username: string } | null {
  if (EMAIL.test(text)) return { email: text.toLowerCase() }
  const username = USERNAME.exec(text)?.[1]
  return username ? { username } : null
}
