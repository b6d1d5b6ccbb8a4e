import type { ContactRequestView } from '@tessera/api-types/messages/views'
import type { Page } from '@tessera/api-types'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import { beginFollow, blockUser, unblockUser } from '../follows/follow-service.ts'
import { loadRequest } from './conversation-read-store.ts'
import { conversationPage, presentConversations, type Reading } from './conversation-reads.ts'
import type { ConversationRow, PersonalStanding } from './conversation-rows.ts'
import { toContactRequest, toPerson } from './conversation-view.ts'
import { lockConversation, savePerson } from './conversation-write-store.ts'
import { answerByName } from './joining-service.ts'
import { findRequesters, lockRequest, type RequestRow, type RequesterRow } from './requester-store.ts'

/** The responses to a contact request; `restore` undoes the last one. */
export type RequestAnswer = 'accept' | 'decline' | 'block' | 'restore'

/**
 * Decides a contact request; the sender is not notified.
 * @throws DomainError CONTACT_REQUEST_NOT_FOUND
 */
export function answerRequest(
  viewer: Member,
  id: string,
  answer: RequestAnswer,
  deps: EmitDeps & Pick<Deps, 'caches' | 'transact'>,
): Promise<ContactRequestView> {
  const { userId } = viewer
  return deps.transact(async (tx) => {
    await lockConversation(tx, id)
    const request = await lockRequest(tx, userId, id)
    if (!request) throw new DomainError('CONTACT_REQUEST_NOT_FOUND')
    if (answer === 'block') await blockRequester(viewer, request, joined(deps, tx))
    if (answer === 'restore') await letBack(tx, viewer, request, joined(deps, tx))
    const isBlocking = answer === 'block' && !request.isBlocked
    await savePerson(tx, id, userId, {
      standing: standingAfter(answer, request.standing),
      hasEndedFollow: isBlocking ? request.isFollower : answer !== 'restore' && request.hasEndedFollow,
    })
    if (answer === 'accept') await answerByName(tx, id, userId)
    const row = await loadRequest(tx, userId, id)
    const [view] = await presentRequests({ ...deps, read: tx }, viewer, row ? [row] : [])
    if (!view) throw new DomainError('CONTACT_REQUEST_NOT_FOUND')
    return view
  })
}

async function blockRequester(
  viewer: Member,
  { requestedBy, isBlocked }: RequestRow,
  deps: EmitDeps & Pick<Deps, 'transact'>,
) {
  if (!isBlocked) await blockUser(viewer, requestedBy, deps)
}

/** A block that is undone gives back the follow it ended. */
async function letBack(
  tx: Db,
  viewer: Member,
  request: RequestRow,
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  const { requestedBy, isBlocked, hasEndedFollow } = request
  if (!isBlocked) return
  await unblockUser(viewer, requestedBy, deps)
  if (hasEndedFollow) await beginFollow(tx, requestedBy, viewer.userId, deps.now())
}

function standingAfter(answer: RequestAnswer, before: PersonalStanding): PersonalStanding {
  if (answer === 'accept') return 'member'
  if (answer === 'restore') return 'requested'
  return before === 'member' ? 'member' : 'declined'
}

/** Requests that wait, the newest first. */
export async function requestPage(
  viewer: Member,
  input: { bookmark: string | null; page_size: number },
  deps: Reading,
): Promise<Page<ContactRequestView>> {
  const { rows, bookmark } = await conversationPage(viewer, 'requested', input, deps)
  return { items: await presentRequests(deps, viewer, rows), bookmark }
}

async function presentRequests(
  deps: Reading,
  viewer: Member,
  rows: readonly ConversationRow[],
): Promise<ContactRequestView[]> {
  const ids = rows.flatMap(({ requestedBy }) => requestedBy ?? [])
  const found = await findRequesters(deps.read, viewer.userId, ids)
  const senders = new Map<string | null, RequesterRow>(found.map((row) => [row.id, row]))
  const conversations = await presentConversations(deps, viewer, rows)
  return rows.flatMap((row, index) => {
    const sender = senders.get(row.requestedBy)
    const conversation = conversations[index]
    if (!sender || !conversation) return []
    const { isBlocked } = sender
    return [
      toContactRequest(row, conversation, { sender: toPerson(sender, deps.site), hasBlocked: isBlocked }),
    ]
  })
}
