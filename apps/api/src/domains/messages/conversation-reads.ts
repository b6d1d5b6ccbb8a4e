import type { Page } from '@tessera/api-types'
import type { BoardView } from '@tessera/api-types/boards/views'
import { MAX_CHANGES } from '@tessera/api-types/content-limits'
import type {
  ConversationChanges,
  ConversationMini,
  ConversationView,
  MessageView,
  SentPinView,
} from '@tessera/api-types/messages/views'
import { DEFAULT_PAGE_SIZE } from '@tessera/api-types/wire/bookmark'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hydrateBoards } from '../boards/board-hydration.ts'
import { hydratePinCards, type Hydrating } from '../pins/pin-hydration.ts'
import { toUserMini } from '../users/user-view.ts'
import { findChanges, listConversations, loadConversation } from './conversation-read-store.ts'
import type { ConversationRow } from './conversation-rows.ts'
import { toConversationMini } from './conversation-view.ts'
import { hydrateMessages } from './message-hydration.ts'
import { findSentPin, listMessages } from './message-read-store.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
}

/** What a read needs; a transaction's handle serves as `read`, too. */
export type Reading = Hydrating

/**
 * The conversation as the member sees it.
 * @throws DomainError CONVERSATION_NOT_FOUND
 */
export async function seenConversation(
  read: Reading['read'],
  { userId }: Member,
  id: string,
): Promise<ConversationRow> {
  const row = await loadConversation(read, userId, id)
  if (!row) throw new DomainError('CONVERSATION_NOT_FOUND')
  return row
}

/** Conversations with the boards they began with, in one more statement. */
export async function presentConversations(
  deps: Reading,
  viewer: Member,
  rows: readonly ConversationRow[],
): Promise<ConversationMini[]> {
  const boards = await boardsOf(deps, viewer, rows)
  return rows.map((row) => withBoard(deps, viewer, row, boards))
}

export async function presentConversation(
  deps: Reading,
  viewer: Member,
  row: ConversationRow,
): Promise<ConversationMini> {
  return withBoard(deps, viewer, row, await boardsOf(deps, viewer, [row]))
}

const withBoard = (
  { site }: Reading,
  viewer: Member,
  row: ConversationRow,
  boards: ReadonlyMap<string, BoardView>,
): ConversationMini =>
  toConversationMini(row, (row.boardId && boards.get(row.boardId)) || null, { viewer, site })

async function boardsOf(
  deps: Reading,
  viewer: Member,
  rows: readonly ConversationRow[],
): Promise<Map<string, BoardView>> {
  const ids = [...new Set(rows.flatMap(({ boardId }) => boardId ?? []))]
  return new Map((await hydrateBoards(deps, viewer, ids)).map((board) => [board.id, board]))
}

export async function conversationPage(
  viewer: Member,
  standing: 'member' | 'requested',
  { bookmark, page_size }: PageInput,
  { read, site }: Reading,
): Promise<{ rows: ConversationRow[]; bookmark: string | null }> {
  const scope = `conversations:${standing}:${viewer.userId}`
  const before = decodeBookmark<string>(site.secret, scope, bookmark)
  const asked = { standing, before, limit: page_size + 1 }
  const found = await listConversations(read, viewer.userId, asked)
  return toPage(found, page_size, ({ lastMessageId }) => encodeBookmark(site.secret, scope, lastMessageId))
}

/** @throws DomainError CONVERSATION_NOT_FOUND */
export async function messagePage(
  viewer: Member,
  conversationId: string,
  { bookmark, page_size }: PageInput,
  deps: Reading,
): Promise<Page<MessageView>> {
  const { secret } = deps.site
  const scope = `messages:${conversationId}:${viewer.userId}`
  const before = decodeBookmark<string>(secret, scope, bookmark)
  const asked = { readerId: viewer.userId, conversationId, before, limit: page_size + 1 }
  const found = await listMessages(deps.read, asked)
  // Without messages it may be that nobody speaks, or that there is nothing for this reader.
  if (found.length === 0) await seenConversation(deps.read, viewer, conversationId)
  const page = toPage(found, page_size, ({ id }) => encodeBookmark(secret, scope, id))
  return { items: await hydrateMessages(deps, viewer, page.rows), bookmark: page.bookmark }
}

/** @throws DomainError CONVERSATION_NOT_FOUND */
export async function openConversation(viewer: Member, id: string, deps: Reading): Promise<ConversationView> {
  const row = await seenConversation(deps.read, viewer, id)
  const mini = await presentConversation(deps, viewer, row)
  const firstPage = { bookmark: null, page_size: DEFAULT_PAGE_SIZE }
  const { items, bookmark } = await messagePage(viewer, id, firstPage, deps)
  return { ...mini, messages: items, messages_bookmark: bookmark }
}

export async function changesFor({ userId }: Member, { read }: Reading): Promise<ConversationChanges> {
  const rows = await findChanges(read, userId, MAX_CHANGES)
  return {
    conversations_unseen_count: rows[0]?.unseenCount ?? 0,
    contact_requests_count: rows[0]?.requestCount ?? 0,
    conversations: rows.map(({ id, lastMessageId, unread }) => ({
      id,
      last_message_id: lastMessageId,
      unread,
    })),
  }
}

/** @throws DomainError MESSAGE_NOT_FOUND */
export async function sentPin(
  viewer: Viewer,
  given: { pinId: string; sentKey: string },
  deps: Reading,
): Promise<SentPinView> {
  const row = await findSentPin(deps.read, memberId(viewer), given)
  const [pin] = await hydratePinCards(deps, viewer, row ? [row.pinId] : [], 'opened')
  if (!row || !pin) throw new DomainError('MESSAGE_NOT_FOUND')
  return {
    pin_id: pin.id,
    sender: toUserMini(row, deps.site),
    text: row.text,
    created_at: row.createdAt.toISOString(),
    conversation_id: viewer.state === 'AUTH' ? row.conversationId : null,
  }
}
