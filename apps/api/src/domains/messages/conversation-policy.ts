import type { Member } from '@tessera/shared-auth'
import type { ConversationRow, PersonRow } from './conversation-rows.ts'

/** One writing for a set of people and of addresses that wait. */
export const peopleKey = (ids: readonly string[], emails: readonly string[]): string =>
  [...ids.toSorted(), ...emails.map((email) => email.toLowerCase()).toSorted()].join(' ')

/** More than two: a group. */
export const isGroupOf = (ids: readonly string[], emails: readonly string[]): boolean =>
  ids.length + emails.length > 2

type Participants = Pick<ConversationRow, 'isGroup' | 'people' | 'emails'>

/** Somebody must be there to read it, or come by an address; a single person may not take messages at all. */
export const canSend = (viewer: Member, { isGroup, people, emails }: Participants): boolean =>
  !viewer.isWriteBanned &&
  (isGroup || emails.length > 0 || people.some((person) => takesFrom(viewer, person)))

const takesFrom = (viewer: Member, { id, isDeactivated, takesMessages }: PersonRow): boolean =>
  id !== viewer.userId && !isDeactivated && takesMessages

/** Naming a conversation and adding people to it: of groups, by participants. */
export const canShape = (
  viewer: Member,
  { isGroup, standing }: Pick<ConversationRow, 'isGroup' | 'standing'>,
): boolean => !viewer.isWriteBanned && isGroup && standing === 'member'

export const canDeleteMessage = (viewer: Member, { sender }: { sender: { id: string } }): boolean =>
  sender.id === viewer.userId && !viewer.isWriteBanned
