export type Standing = 'member' | 'requested'

/**
 * How a message from a new sender arrives: directly from people the receiver follows or invited, else as a contact request;
 * null where it does not.
 */
export function standingFor(receiver: { takesMessages: boolean; knowsSender: boolean }): Standing | null {
  if (!receiver.takesMessages) return null
  return receiver.knowsSender ? 'member' : 'requested'
}

export interface ParticipantAge {
  isUnder16: boolean
  /** Whether they and every other participant follow each other. */
  followsAllMutually: boolean
}

/** A member under 16 shares a conversation with mutual followers only. // requirement I-6.03 */
export const mayConverse = (people: readonly ParticipantAge[], hasAddresses: boolean): boolean =>
  people.every(({ isUnder16, followsAllMutually }) => !isUnder16 || (followsAllMutually && !hasAddresses))
