import type { Member } from '@tessera/shared-auth'
import type { ConversationRow, PersonRow } from './conversation-rows.ts'

type Company = Pick<ConversationRow, 'isGroup' | 'people'>

/** Somebody must be there to read it; a single person may not take messages at all. */
export const canSend = (viewer: Member, { isGroup, people }: Company): boolean =>
  !viewer.isWriteBanned && (isGroup || people.some((person) => takesFrom(viewer, person)))

const takesFrom = (viewer: Member, { id, isDeactivated, takesMessages }: PersonRow): boolean =>
  id !== viewer.userId && !isDeactivated && takesMessages

/** Naming a conversation and adding people to it: of groups, by whoever takes part. */
export const canShape = (
  viewer: Member,
  { isGroup, standing }: Pick<ConversationRow, 'isGroup' | 'standing'>,
): boolean => !viewer.isWriteBanned && isGroup && standing === 'member'

export const canDeleteMessage = (viewer: Member, { sender }: { sender: { id: string } }): boolean =>
  sender.id === viewer.userId && !viewer.isWriteBanned
