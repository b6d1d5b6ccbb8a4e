import type { BoardView } from '@tessera/api-types/boards/views'
import type {
  ContactRequestView,
  ConversationMini,
  ConversationPerson,
  MessageMini,
} from '@tessera/api-types/messages/views'
import type { Member } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toUserMini } from '../users/user-view.ts'
import { canSend, canShape } from './conversation-policy.ts'
import type { ConversationRow, MessageRow, PersonRow } from './conversation-rows.ts'

/** Of a deactivated member only the id is shown. */
export function toPerson(person: PersonRow, site: Site): ConversationPerson {
  const { isDeactivated } = person
  const told = isDeactivated
    ? { id: person.id, username: '', fullName: '', avatarSignature: null, isVerifiedMerchant: false }
    : person
  return { ...toUserMini(told, site), is_deactivated: isDeactivated }
}

export const toMessageMini = (message: MessageRow, site: Site): MessageMini => ({
  id: message.id,
  type: 'message',
  conversation_id: message.conversationId,
  text: message.text,
  sender: toPerson(message.sender, site),
  created_at: message.createdAt.toISOString(),
  created_ms: message.createdAt.getTime(),
  attachment_type: message.attachmentType,
})

export function toConversationMini(
  row: ConversationRow,
  board: BoardView | null,
  { viewer, site }: { viewer: Member; site: Site },
): ConversationMini {
  const { lastMessage } = row
  const newest = lastMessage && { ...lastMessage, createdAt: new Date(lastMessage.createdAt) }
  return {
    id: row.id,
    type: 'conversation',
    created_at: row.createdAt.toISOString(),
    name: row.name,
    board,
    emails: row.emails,
    unread: row.unread,
    users: row.people.map((person) => toPerson(person, site)),
    last_message: newest && toMessageMini(newest, site),
    position: (newest?.createdAt ?? row.createdAt).getTime(),
    is_group: row.isGroup,
    is_contact_request: row.standing === 'requested',
    abilities: {
      can_send: canSend(viewer, row),
      can_rename: canShape(viewer, row),
      can_add_people: canShape(viewer, row),
    },
  }
}

export const toContactRequest = (
  row: ConversationRow,
  conversation: ConversationMini,
  given: { sender: ConversationPerson; hasBlocked: boolean },
): ContactRequestView => ({
  id: row.id,
  type: 'contactrequest',
  sender: given.sender,
  conversation,
  created_at: row.createdAt.toISOString(),
  hasDeclined: row.standing === 'declined',
  hasBlocked: given.hasBlocked,
})
