import type {
  ContactRequestView,
  ConversationMini,
  ConversationPerson,
  ConversationView,
  MessageView,
} from '@tessera/api-types/messages/views'
import { aUser } from './pin-builders.ts'

export const aPerson = (over: Partial<ConversationPerson> = {}): ConversationPerson => ({
  ...aUser(),
  is_deactivated: false,
  ...over,
})

export const ada = aPerson()
export const bo = aPerson({ id: '12', username: 'bo', full_name: 'Bo Lind' })

/** What Bo wrote to Ada. */
export const aMessage = (over: Partial<MessageView> = {}): MessageView => ({
  id: '71',
  type: 'message',
  conversation_id: '61',
  text: 'Have you seen this glaze?',
  sender: bo,
  created_at: '2026-01-02T03:04:05.000Z',
  created_ms: Date.UTC(2026, 0, 2, 3, 4, 5),
  attachment_type: null,
  pin: null,
  board: null,
  user: null,
  sent_url: null,
  reaction_counts: [],
  reaction_by_me: 0,
  abilities: { can_delete: false },
  ...over,
})

/** Ada's conversation with Bo. */
export const aConversation = (over: Partial<ConversationMini> = {}): ConversationMini => ({
  id: '61',
  type: 'conversation',
  created_at: '2026-01-02T03:04:05.000Z',
  name: null,
  board: null,
  emails: [],
  unread: 1,
  users: [bo, ada],
  last_message: aMessage(),
  position: Date.UTC(2026, 0, 2, 3, 4, 5),
  is_group: false,
  is_contact_request: false,
  abilities: { can_send: true, can_rename: false, can_add_people: false },
  ...over,
})

export const anOpenConversation = (over: Partial<ConversationView> = {}): ConversationView => ({
  ...aConversation(),
  messages: [aMessage()],
  messages_bookmark: null,
  ...over,
})

export const aContactRequest = (over: Partial<ContactRequestView> = {}): ContactRequestView => ({
  id: '61',
  type: 'contactrequest',
  sender: bo,
  conversation: aConversation({ is_contact_request: true }),
  created_at: '2026-01-02T03:04:05.000Z',
  hasDeclined: false,
  hasBlocked: false,
  ...over,
})
