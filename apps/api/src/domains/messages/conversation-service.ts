import type { Member } from '@tessera/shared-auth'
import { MAX_CONVERSATION_PEOPLE } from '@tessera/api-types/content-limits'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { askToReach, inviteAddresses } from './address-service.ts'
import { emailsOf } from './address-store.ts'
import { canShape, isGroupOf, peopleKey } from './conversation-policy.ts'
import { countUnseen } from './conversation-read-store.ts'
import { seenConversation } from './conversation-reads.ts'
import type { ConversationRow } from './conversation-rows.ts'
import * as store from './conversation-write-store.ts'
import { rekey } from './joining-service.ts'
import { post, saysSomething, consumeSending, type Content, BEGINNING } from './message-service.ts'
import { standingsOf, whoIsNamed, type Participants } from './contact-permission-service.ts'
import type { Standing } from './contact-permission-policy.ts'

type Needs = Pick<
  Deps,
  'caches' | 'jobs' | 'limits' | 'mailer' | 'newId' | 'now' | 'randomBytes' | 'read' | 'site' | 'transact'
>

/** How long who left a group may come back by themselves. */
const LEAVING_UNDO_MS = 10 * 60_000

interface Named {
  user_ids: readonly string[]
  emails: readonly string[]
}

/**
 * Begins a conversation, with its first message if there is one, or goes on with the one of the same people; returns
 * its id.
 * @throws DomainError USER_NOT_FOUND, MESSAGES_NOT_TAKEN, LIMIT_REACHED, PIN_NOT_FOUND, BOARD_NOT_FOUND
 */
export async function beginConversation(
  viewer: Member,
  input: Named & Content,
  deps: Needs,
): Promise<string> {
  await consumeSending(viewer, deps)
  await consumeBeginning(viewer, deps)
  const { userId: senderId } = viewer
  return deps.transact(async (tx) => {
    const { ids: receiverIds, addresses } = await whoIsNamed(tx, senderId, input)
    if (receiverIds.length + addresses.length === 0) throw nobodyNamed()
    requireRoom(1 + receiverIds.length + addresses.length)
    const participants = { senderId, receiverIds, hasAddresses: addresses.length > 0 }
    const standings = await standingsOf(tx, participants, deps)
    const key = peopleKey([senderId, ...receiverIds], addresses)
    await store.holdKey(tx, key)
    const known = await store.findByKey(tx, key)
    const isGroup = isGroupOf([senderId, ...receiverIds], addresses)
    const id = known ?? (await open(tx, { key, senderId, standings, isGroup, board: input.board }, deps))
    await store.lockConversation(tx, id)
    if (known === undefined) await inviteAddresses(tx, viewer, { conversationId: id, addresses }, deps)
    if (saysSomething(input)) await post(tx, viewer, { conversationId: id, content: input }, deps)
    return id
  })
}

const nobodyNamed = () =>
  new DomainError('INVALID_INPUT', { fields: { user_ids: { key: 'field.someoneElse' } } })

function requireRoom(people: number): void {
  if (people <= MAX_CONVERSATION_PEOPLE) return
  const reason = { key: 'refusal.conversationFull', params: { people: MAX_CONVERSATION_PEOPLE } } as const
  throw new DomainError('LIMIT_REACHED', { reason })
}

async function consumeBeginning(viewer: Member, deps: Pick<Deps, 'limits' | 'read'>): Promise<void> {
  const most = await limitFor(viewer, BEGINNING.most, deps)
  await deps.limits.consume(`conversations:${viewer.userId}`, most, BEGINNING.windowMs)
}

interface Opening {
  key: string
  senderId: string
  standings: ReadonlyMap<string, Standing>
  isGroup: boolean
  board?: string | null | undefined
}

async function open(
  tx: Db,
  { key, senderId, standings, isGroup, board }: Opening,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<string> {
  const id = deps.newId()
  const createdAt = deps.now()
  // A board that is not there is found out with the message.
  const boardId = board ?? null
  await store.insertConversation(tx, { id, peopleKey: key, isGroup, boardId, createdAt })
  const sender = { userId: senderId, standing: 'member' as const, requestedBy: null }
  // No other participant is notified before something is written.
  const others = newcomers(standings, senderId).map((person) => ({ ...person, isHidden: true }))
  const joining = { joinedAt: createdAt, afterMessageId: '0', lastMessageId: id }
  await store.insertPeople(tx, id, [{ ...sender, isHidden: false }, ...others], joining)
  return id
}

const newcomers = (standings: ReadonlyMap<string, Standing>, senderId: string): store.NewPerson[] =>
  [...standings].map(([userId, standing]) => ({
    userId,
    standing,
    requestedBy: standing === 'requested' ? senderId : null,
  }))

/**
 * Adds people to a group; they read what is written from then on.
 * @throws DomainError CONVERSATION_NOT_FOUND, NOT_ALLOWED, USER_NOT_FOUND, MESSAGES_NOT_TAKEN, LIMIT_REACHED
 */
export async function addPeople(
  viewer: Member,
  id: string,
  named: Named,
  deps: Needs,
): Promise<ConversationRow> {
  await consumeBeginning(viewer, deps)
  return deps.transact(async (tx) => {
    const { lastMessageId, lastMessage } = await lockShapeable(tx, viewer, id)
    const { userId: senderId } = viewer
    const { ids, addresses } = await whoIsNamed(tx, senderId, named)
    const [present, waiting] = [await store.peopleOf(tx, id), await emailsOf(tx, id)]
    const receiverIds = ids.filter((one) => !present.includes(one))
    const invited = addresses.filter((address) => !waiting.includes(address))
    requireRoom(present.length + waiting.length + receiverIds.length + invited.length)
    const besideIds = present.filter((one) => one !== senderId)
    const hasAddresses = waiting.length + invited.length > 0
    const participants: Participants = { senderId, receiverIds, besideIds, hasAddresses }
    const isHidden = lastMessage === null
    const people = newcomers(await standingsOf(tx, participants, deps), senderId)
    const joining = { joinedAt: deps.now(), afterMessageId: lastMessageId, lastMessageId }
    await store.insertPeople(
      tx,
      id,
      people.map((person) => ({ ...person, isHidden })),
      joining,
    )
    const invites = { conversationId: id, addresses: invited, afterMessageId: lastMessageId }
    await inviteAddresses(tx, viewer, invites, deps)
    if (!isHidden) await askToReach(tx, id, deps)
    await rekey(tx, id)
    return seenConversation(tx, viewer, id)
  })
}

async function lockShapeable(tx: Db, viewer: Member, id: string): Promise<ConversationRow> {
  await store.lockConversation(tx, id)
  const conversation = await seenConversation(tx, viewer, id)
  if (!canShape(viewer, conversation)) throw new DomainError('NOT_ALLOWED')
  return conversation
}

/** @throws DomainError CONVERSATION_NOT_FOUND, NOT_ALLOWED */
export const renameConversation = (
  viewer: Member,
  id: string,
  name: string | null,
  { transact }: Pick<Deps, 'transact'>,
): Promise<ConversationRow> =>
  transact(async (tx) => {
    await lockShapeable(tx, viewer, id)
    await store.saveName(tx, id, name || null)
    return seenConversation(tx, viewer, id)
  })

/**
 * Leaves a group; one with a single person is hidden until something new is written.
 * @throws DomainError CONVERSATION_NOT_FOUND
 */
export function leaveConversation(
  viewer: Member,
  id: string,
  { transact, now }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    await store.lockConversation(tx, id)
    const { isGroup } = await seenConversation(tx, viewer, id)
    const isNamed = (await store.peopleOf(tx, id)).includes(viewer.userId)
    await store.savePerson(tx, id, viewer.userId, isGroup ? { leftAt: now() } : { isHidden: true })
    if (isGroup && isNamed) await store.saveKey(tx, id, null)
  })
}

/**
 * Undoes hiding, or leaving while that may be undone: later, only those in the group take people back in.
 * @throws DomainError CONVERSATION_NOT_FOUND for who never took part, or left for good
 */
export function restoreConversation(
  viewer: Member,
  id: string,
  { now, transact }: Pick<Deps, 'now' | 'transact'>,
): Promise<ConversationRow> {
  return transact(async (tx) => {
    await store.lockConversation(tx, id)
    const leftAfter = new Date(now().getTime() - LEAVING_UNDO_MS)
    await store.returnTo(tx, { conversationId: id, userId: viewer.userId, leftAfter })
    const conversation = await seenConversation(tx, viewer, id)
    await rekey(tx, id)
    return conversation
  })
}

/**
 * Marks everything as read, or what was there with a message; returns in how many conversations something is new.
 * @throws DomainError CONVERSATION_NOT_FOUND
 */
export function markConversationRead(
  viewer: Member,
  { id, upTo }: { id: string; upTo: string | undefined },
  { transact }: Pick<Deps, 'transact'>,
): Promise<number> {
  return transact(async (tx) => {
    await seenConversation(tx, viewer, id)
    await store.saveRead(tx, { conversationId: id, userId: viewer.userId, upTo })
    return countUnseen(tx, viewer.userId)
  })
}

export { countUnseen } from './conversation-read-store.ts'
export { deleteLoneConversations } from './conversation-write-store.ts'

/** Of other domains: @throws DomainError CONVERSATION_NOT_FOUND for who does not take part. */
export const requireParticipant = async (db: Db, viewer: Member, id: string): Promise<void> => {
  await seenConversation(db, viewer, id)
}
