import { z } from 'zod'
import { BoardView } from '../boards/views.ts'
import { UserCard } from '../follows/views.ts'
import { PinCard, ReactionCount } from '../pins/views.ts'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Somebody in a conversation; of a deactivated member only the id is shown. */
export const ConversationPerson = UserMini.extend({ is_deactivated: z.boolean() })
export type ConversationPerson = z.output<typeof ConversationPerson>

export const MESSAGE_ATTACHMENTS = ['pin', 'board', 'user'] as const
export type MessageAttachment = (typeof MESSAGE_ATTACHMENTS)[number]

/** A message as shown in a list of conversations. */
export const MessageMini = z.object({
  id: Id,
  /** `tempMessage` is a client's own word for one that is on its way. // spec 000 §3 */
  type: z.literal('message'),
  conversation_id: Id,
  text: z.string(),
  sender: ConversationPerson,
  created_at: Timestamp,
  created_ms: z.number(),
  attachment_type: z.enum(MESSAGE_ATTACHMENTS).nullable(),
})
export type MessageMini = z.output<typeof MessageMini>

export const MessageView = MessageMini.extend({
  /** Null although `attachment_type` names it: gone, or not for this reader. */
  pin: PinCard.nullable(),
  board: BoardView.nullable(),
  user: UserCard.nullable(),
  /** Where a sent pin is shown with who sent it and the text, to everyone who has the address. */
  sent_url: z.string().nullable(),
  reaction_counts: z.array(ReactionCount),
  /** 0 where the viewer did not react. */
  reaction_by_me: z.number(),
  abilities: z.object({ can_delete: z.boolean() }),
})
export type MessageView = z.output<typeof MessageView>

/** A conversation as a list shows it. */
export const ConversationMini = z.object({
  id: Id,
  type: z.literal('conversation'),
  created_at: Timestamp,
  /** Chosen by the participants; null without one. */
  name: z.string().nullable(),
  /** The board it began with, as far as the viewer may see it. */
  board: BoardView.nullable(),
  /** Addresses whose owners have not answered, whether or not they are members. */
  emails: z.array(z.string()),
  /** Messages the viewer has not read. */
  unread: z.number(),
  /** Everybody who takes part, the viewer last. */
  users: z.array(ConversationPerson),
  last_message: MessageMini.nullable(),
  /** Sorts a list: the greater, the newer. */
  position: z.number(),
  is_group: z.boolean(),
  /** Waits for the viewer among the contact requests. */
  is_contact_request: z.boolean(),
  abilities: z.object({ can_send: z.boolean(), can_rename: z.boolean(), can_add_people: z.boolean() }),
})
export type ConversationMini = z.output<typeof ConversationMini>

/** A conversation that is open. */
export const ConversationView = ConversationMini.extend({
  /** The newest page, the newest first. */
  messages: z.array(MessageView),
  /** Where the older ones begin, for the list of messages; null where there are none. */
  messages_bookmark: z.string().nullable(),
})
export type ConversationView = z.output<typeof ConversationView>

/** A conversation that somebody began whom its receiver does not follow. */
export const ContactRequestView = z.object({
  /** That of the conversation. */
  id: Id,
  type: z.literal('contactrequest'),
  sender: ConversationPerson,
  conversation: ConversationMini,
  created_at: Timestamp,
  hasDeclined: z.boolean(),
  hasBlocked: z.boolean(),
})
export type ContactRequestView = z.output<typeof ContactRequestView>

/** Little enough to ask for often: a client compares it with what it holds. */
export const ConversationChanges = z.object({
  conversations_unseen_count: z.number(),
  contact_requests_count: z.number(),
  /** Those that moved last, the newest first; contact requests among them. */
  conversations: z.array(z.object({ id: Id, last_message_id: Id.nullable(), unread: z.number() })),
})
export type ConversationChanges = z.output<typeof ConversationChanges>

/** Who sent a pin, and with which words. */
export const SentPinView = z.object({
  pin_id: Id,
  sender: UserMini,
  text: z.string(),
  created_at: Timestamp,
  /** For those who take part in it. */
  conversation_id: Id.nullable(),
})
export type SentPinView = z.output<typeof SentPinView>
