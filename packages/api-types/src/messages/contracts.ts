import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { contract, pagedContract } from '../contract.ts'
import { Email } from '../identity/sign-in-inputs.ts'
import { Id, int, list, text } from '../wire/scalars.ts'
import { MAX_CONVERSATION_NAME, MAX_CONVERSATION_PEOPLE, MAX_MESSAGE_LENGTH } from '../content-limits.ts'
import { messagesRoutes as r } from './routes.ts'
import {
  ContactRequestView,
  ConversationChanges,
  ConversationMini,
  ConversationView,
  MessageView,
  SentPinView,
} from './views.ts'

const LIKE = 1
const MAX_DID_IT_LENGTH = 4096
const GONE = ['CONVERSATION_NOT_FOUND'] as const
const MESSAGE_GONE = ['CONVERSATION_NOT_FOUND', 'MESSAGE_NOT_FOUND'] as const
const REQUEST_GONE = ['CONTACT_REQUEST_NOT_FOUND'] as const
const ATTACHED_GONE = ['PIN_NOT_FOUND', 'BOARD_NOT_FOUND', 'USER_NOT_FOUND'] as const

const DidIt = z
  .record(z.string(), z.unknown())
  .refine((given) => JSON.stringify(given).length <= MAX_DID_IT_LENGTH, 'is too long')

const one = z.object({ conversation_id: Id })
const oneMessage = one.extend({ message_id: Id })
const oneRequest = z.object({ contact_request_id: Id })
const invited = {
  user_ids: list(Id, MAX_CONVERSATION_PEOPLE).default([]),
  emails: list(Email, MAX_CONVERSATION_PEOPLE).default([]),
}
const content = {
  text: text({ max: MAX_MESSAGE_LENGTH }).default(''),
  /** Ids; a message carries at most one of the three. */
  pin: Id.nullish(),
  board: Id.nullish(),
  user: Id.nullish(),
  /** Where on the site it was sent from. */
  source: text({ max: 100 }).nullish(),
  client_tracking_params: text({ max: 2048 }).nullish(),
  /** A client's feedback on an idea that was tried; kept as it came. */
  user_did_it_data: DidIt.nullish(),
}
type Content = z.output<z.ZodObject<typeof content>>
type Invited = z.output<z.ZodObject<typeof invited>>

const attached = ({ pin, board, user }: Content) => [pin, board, user].filter((id) => id != null).length
const saysSomething = (given: Content) => given.text !== '' || attached(given) > 0
const EMPTY = { error: fieldText('field.messageEmpty'), path: ['text'] }
const hasOneAttachment = (given: Content) => attached(given) <= 1
const CROWDED = { error: fieldText('field.messageCrowded'), path: ['pin'] }
const namesSomebody = ({ user_ids, emails }: Invited) => user_ids.length + emails.length > 0
const NOBODY = { error: fieldText('field.nobody'), path: ['user_ids'] }

const Reactions = MessageView.pick({ id: true, reaction_counts: true, reaction_by_me: true })

export const messagesContracts = {
  'conversations.list': pagedContract(r['conversations.list'], {
    summary: 'Conversations the member takes part in, the newest message first.',
    input: {},
    item: ConversationMini,
    errors: ['INVALID_BOOKMARK'],
  }),
  'conversations.create': contract(r['conversations.create'], {
    summary:
      'Begins a conversation, which the others see once something is written in it. The same people have one conversation: that one goes on. A person named by an address is told by mail or among their messages, and shown as the address until they answer.',
    input: z
      .object({ ...invited, ...content })
      .refine(namesSomebody, NOBODY)
      .refine(hasOneAttachment, CROWDED),
    output: ConversationView,
    errors: [...ATTACHED_GONE, 'MESSAGES_NOT_TAKEN', 'LIMIT_REACHED'],
  }),
  'conversations.changes': contract(r['conversations.changes'], {
    summary: 'What moved last, cheap enough to ask often.',
    input: z.object({}),
    output: ConversationChanges,
  }),
  'conversations.get': contract(r['conversations.get'], {
    summary: 'One conversation with its newest messages.',
    input: one,
    output: ConversationView,
    errors: GONE,
  }),
  'conversations.rename': contract(r['conversations.rename'], {
    summary: 'Names a group; an empty name takes it away.',
    input: one.extend({ name: text({ max: MAX_CONVERSATION_NAME }).nullable() }),
    output: ConversationMini,
    errors: [...GONE, 'NOT_ALLOWED'],
  }),
  'conversations.leave': contract(r['conversations.leave'], {
    summary: 'Leaves a group; one with a single person is hidden until something new is written.',
    input: one,
    output: z.object({}),
    errors: GONE,
  }),
  'conversations.restore': contract(r['conversations.restore'], {
    summary: 'Undoes leaving or hiding.',
    input: one,
    output: ConversationMini,
    errors: GONE,
  }),
  'conversations.markRead': contract(r['conversations.markRead'], {
    summary: 'Marks a conversation as read: all of it, or up to the newest message that was shown.',
    input: one.extend({ up_to: Id.optional() }),
    output: z.object({ conversations_unseen_count: z.number() }),
    errors: GONE,
  }),
  'conversations.addPeople': contract(r['conversations.addPeople'], {
    summary: 'Adds people to a group; they read what is written from then on.',
    input: one.extend(invited).refine(namesSomebody, NOBODY),
    output: ConversationMini,
    errors: [...GONE, 'NOT_ALLOWED', 'USER_NOT_FOUND', 'MESSAGES_NOT_TAKEN', 'LIMIT_REACHED'],
  }),
  'messages.list': pagedContract(r['messages.list'], {
    summary: 'Messages of a conversation, the newest first.',
    input: { conversation_id: Id },
    item: MessageView,
    errors: [...GONE, 'INVALID_BOOKMARK'],
  }),
  'messages.send': contract(r['messages.send'], {
    summary: 'Writes into a conversation: words, a pin, a board or a person.',
    input: one.extend(content).refine(saysSomething, EMPTY).refine(hasOneAttachment, CROWDED),
    output: MessageView,
    errors: [...GONE, ...ATTACHED_GONE, 'MESSAGES_NOT_TAKEN'],
  }),
  'messages.delete': contract(r['messages.delete'], {
    summary: 'Takes an own message back, for everybody.',
    input: oneMessage,
    output: z.object({}),
    errors: [...MESSAGE_GONE, 'NOT_ALLOWED'],
  }),
  'messages.react': contract(r['messages.react'], {
    summary: 'Reacts to a message; another reaction replaces the earlier one.',
    input: oneMessage.extend({ reaction_type: int({ min: LIKE, max: 5 }).default(LIKE) }),
    output: Reactions,
    errors: MESSAGE_GONE,
  }),
  'messages.unreact': contract(r['messages.unreact'], {
    summary: 'Takes a reaction back.',
    input: oneMessage,
    output: Reactions,
    errors: MESSAGE_GONE,
  }),
  'messages.sentPin': contract(r['messages.sentPin'], {
    summary: 'Who sent a pin and with which words, for everyone who has the address of the message.',
    input: z.object({ pin_id: Id, sent_key: text({ min: 1, max: 100 }) }),
    output: SentPinView,
    errors: ['MESSAGE_NOT_FOUND'],
  }),
  'contactRequests.list': pagedContract(r['contactRequests.list'], {
    summary: 'Conversations that wait for an answer, the newest first.',
    input: {},
    item: ContactRequestView,
    errors: ['INVALID_BOOKMARK'],
  }),
  'contactRequests.accept': contract(r['contactRequests.accept'], {
    summary: 'Takes part in the conversation.',
    input: oneRequest,
    output: ContactRequestView,
    errors: REQUEST_GONE,
  }),
  'contactRequests.decline': contract(r['contactRequests.decline'], {
    summary: 'Puts the conversation away; its sender is not notified.',
    input: oneRequest,
    output: ContactRequestView,
    errors: REQUEST_GONE,
  }),
  'contactRequests.block': contract(r['contactRequests.block'], {
    summary: 'Blocks the person who began the conversation.',
    input: oneRequest,
    output: ContactRequestView,
    errors: REQUEST_GONE,
  }),
  'contactRequests.restore': contract(r['contactRequests.restore'], {
    summary: 'Undoes the last answer: the request waits again, and a block it led to ends.',
    input: oneRequest,
    output: ContactRequestView,
    errors: REQUEST_GONE,
  }),
}
