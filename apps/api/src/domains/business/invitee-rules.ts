import type { InviteOutcome } from '@tessera/api-types/business/people-contracts'

export type InviteRefusal = NonNullable<InviteOutcome['error']>['code']

/** Why somebody could not be invited, in words for the sender. */
export const refusals: Record<InviteRefusal, string> = {
  INVALID_INVITEE: 'This is neither an email address nor a username.',
  USER_NOT_FOUND: 'We could not find anybody with this username.',
  ALREADY_MEMBER: 'This person already works for this business.',
  ALREADY_INVITED: 'This person already has an invite. Refresh it to send it again.',
}

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
const USERNAME = /^@?([\w.-]{1,50})$/

/** What a typed invitee means, or null when it is neither an address nor a username. */
export function readInvitee(text: string): { email: string } | { username: string } | null {
  if (EMAIL.test(text)) return { email: text.toLowerCase() }
  const username = USERNAME.exec(text)?.[1]
  return username ? { username } : null
}
