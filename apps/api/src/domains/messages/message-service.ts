import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { requireAttachment, type Attached } from './attachment-service.ts'
import { askToReach } from './address-service.ts'
import { canDeleteMessage } from './conversation-policy.ts'
import { seenConversation } from './conversation-reads.ts'
import type { ConversationRow, FullMessageRow } from './conversation-rows.ts'
import { lockConversation, moveUp } from './conversation-write-store.ts'
import { answerByName } from './joining-service.ts'
import { MAIL_UNREAD } from './unread-email-service.ts'
import { loadMessage } from './message-read-store.ts'
import { deleteMessage, deleteReaction, insertMessage, saveReaction } from './message-write-store.ts'
import { requireContact, standingsOf } from './contact-permission-service.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<
  Deps,
  'caches' | 'jobs' | 'limits' | 'newId' | 'now' | 'randomBytes' | 'read' | 'site' | 'transact'
>

/** Messages of one member in a minute before it looks like a machine. */
export const SENDING = { most: 30, windowMs: MINUTE_MS }
/** Conversations begun and people added in an hour: what strangers get most of. */
export const BEGINNING = { most: 40, windowMs: 60 * MINUTE_MS }
/** How long a conversation must be quiet before an email goes out, so that it is not mailed line by line. */
export const EMAIL_DELAY_MS = 5 * MINUTE_MS

const SENT_KEY_BYTES = 16

export interface Content extends Attached {
  text: string
  source?: string | null | undefined
  client_tracking_params?: string | null | undefined
  user_did_it_data?: Readonly<Record<string, unknown>> | null | undefined
}

export const saysSomething = ({ text, pin, board, user }: Content): boolean =>
  text !== '' || pin != null || board != null || user != null

export async function consumeSending(
  viewer: Member,
  deps: Pick<Deps, 'caches' | 'limits' | 'read'>,
): Promise<void> {
  const most = await limitFor(viewer, SENDING.most, deps)
  await deps.limits.consume(`messages:${viewer.userId}`, most, SENDING.windowMs)
}

/** Writes into a conversation whose lock the transaction holds; returns the message's id. */
export async function post(
  tx: Db,
  viewer: Member,
  { conversationId, content }: { conversationId: string; content: Content },
  deps: Needs,
): Promise<string> {
  const attachment = await requireAttachment(tx, viewer, content, deps)
  const { userId: senderId } = viewer
  const id = deps.newId()
  await insertMessage(tx, {
    id,
    conversationId,
    senderId,
    text: content.text,
    ...attachment,
    sentKey: content.pin ? deps.randomBytes(SENT_KEY_BYTES).toString('base64url') : null,
    source: content.source ?? null,
    clientTrackingParams: content.client_tracking_params ?? null,
    userDidItData: content.user_did_it_data ? JSON.stringify(content.user_did_it_data) : null,
    createdAt: deps.now(),
  })
  await answerByName(tx, conversationId, senderId)
  await moveUp(tx, { conversationId, senderId, messageId: id })
  await askToReach(tx, conversationId, deps)
  const runAt = new Date(deps.now().getTime() + EMAIL_DELAY_MS)
  const key = `${MAIL_UNREAD}:${conversationId}`
  await deps.jobs.add(tx, MAIL_UNREAD, { conversationId }, { key, runAt })
  return id
}

/**
 * Writes into a conversation the member takes part in; replying to a contact request accepts it.
 * @throws DomainError CONVERSATION_NOT_FOUND, MESSAGES_NOT_TAKEN, PIN_NOT_FOUND, BOARD_NOT_FOUND, USER_NOT_FOUND
 */
export async function sendMessage(
  viewer: Member,
  conversationId: string,
  content: Content,
  deps: Needs,
): Promise<FullMessageRow> {
  await consumeSending(viewer, deps)
  return deps.transact(async (tx) => {
    await lockConversation(tx, conversationId)
    const conversation = await seenConversation(tx, viewer, conversationId)
    await requireReaders(tx, viewer, conversation, deps)
    const id = await post(tx, viewer, { conversationId, content }, deps)
    return seenMessage(tx, viewer, { conversationId, id })
  })
}

/** What was allowed at the beginning may have ended since. */
async function requireReaders(
  tx: Db,
  { userId }: Member,
  { isGroup, people, emails }: ConversationRow,
  deps: Pick<Deps, 'now'>,
): Promise<void> {
  const others = people.filter(({ id }) => id !== userId)
  const ids = others.map(({ id }) => id)
  if (isGroup) {
    await requireContact(tx, { senderId: userId, receiverIds: ids }, deps)
    return
  }
  if (others.length + emails.length === 0 || others.some(({ isDeactivated }) => isDeactivated))
    throw new DomainError('MESSAGES_NOT_TAKEN')
  await standingsOf(tx, { senderId: userId, receiverIds: ids }, deps)
}

/** @throws DomainError MESSAGE_NOT_FOUND */
async function seenMessage(
  tx: Db,
  { userId }: Member,
  given: { conversationId: string; id: string },
): Promise<FullMessageRow> {
  const message = await loadMessage(tx, { readerId: userId, ...given })
  if (!message) throw new DomainError('MESSAGE_NOT_FOUND')
  return message
}

interface MessageKey {
  conversation_id: string
  message_id: string
}

/**
 * Takes an own message back, for everybody.
 * @throws DomainError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND, NOT_ALLOWED
 */
export function takeMessageBack(
  viewer: Member,
  key: MessageKey,
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    await seenConversation(tx, viewer, key.conversation_id)
    const message = await seenMessage(tx, viewer, { conversationId: key.conversation_id, id: key.message_id })
    if (!canDeleteMessage(viewer, message)) throw new DomainError('NOT_ALLOWED')
    await deleteMessage(tx, message.id)
  })
}

/**
 * Sets the member's reaction, or with null takes it back.
 * @throws DomainError CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND
 */
export function reactToMessage(
  viewer: Member,
  key: MessageKey,
  reactionType: number | null,
  { transact, now }: Pick<Deps, 'now' | 'transact'>,
): Promise<FullMessageRow> {
  const place = { conversationId: key.conversation_id, id: key.message_id }
  return transact(async (tx) => {
    await seenConversation(tx, viewer, place.conversationId)
    const { id: messageId } = await seenMessage(tx, viewer, place)
    const { userId } = viewer
    if (reactionType === null) await deleteReaction(tx, messageId, userId)
    else await saveReaction(tx, { messageId, userId, reactionType, createdAt: now() })
    return seenMessage(tx, viewer, place)
  })
}
