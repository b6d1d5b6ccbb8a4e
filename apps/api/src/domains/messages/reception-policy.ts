export type Standing = 'member' | 'requested'

/**
 * How a message of somebody new arrives: at once from people one follows or invited, else as a contact request;
 * null where it does not.
 */
export function standingFor(receiver: { takesMessages: boolean; knowsSender: boolean }): Standing | null {
  if (!receiver.takesMessages) return null
  return receiver.knowsSender ? 'member' : 'requested'
}

export interface Company {
  isUnder16: boolean
  /** They and everybody else follow each other. */
  isTiedToAll: boolean
}

/** Who is under 16 shares a conversation with mutual followers only. // requirement I-6.03 */
export const mayMeet = (people: readonly Company[], hasAddresses: boolean): boolean =>
  people.every(({ isUnder16, isTiedToAll }) => !isUnder16 || (isTiedToAll && !hasAddresses))
