import type { LimitedMember, Member } from '@tessera/shared-auth'

/** A member of whom a rule needs no more than an id, without a row of their own. */
export const memberOf = (userId: string, given: Partial<Member> = {}): Member => ({
  state: 'AUTH',
  isBot: false,
  locale: 'en_US',
  country: 'US',
  userId,
  username: `user${userId}`,
  sessionId: '1',
  isEmployee: false,
  isPartner: false,
  isEmailVerified: true,
  isWriteBanned: false,
  isUnder16: false,
  ...given,
})

/** The same person, come in by a link of a mail. */
export const limitedMemberOf = (userId: string): LimitedMember => ({
  ...memberOf(userId),
  state: 'LIMITED_LOGIN',
})
