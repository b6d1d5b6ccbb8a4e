import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { requireOwnImage } from '../media/upload-service.ts'
import { canDeleteComment, canEditComment } from './comment-policy.ts'
import { findDidItOf, isPictureVisible, loadComment } from './comment-read-store.ts'
import { admittedTo } from './comment-admission-service.ts'
import { COMMENTS_PER_MINUTE, markComment } from './comment-service.ts'
import { countTalk, insertComment, type MarkKind } from './comment-write-store.ts'
import { deleteTakenDown, findTakenDown, hasDidIt, putBack, saveDidIt, takeDown } from './did-it-store.ts'
import { isDidIt, type DidItRow } from './did-it-view.ts'
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'
import { joined } from '../../kernel/transaction-scope.ts'

type Needs = EmitDeps & Pick<Deps, 'limits' | 'transact'>

/** Until when taking something down that happened now can be undone. */
const restorableSince = ({ now }: Pick<Deps, 'now'>): Date => new Date(now().getTime() - HOUR_MS)

/**
 * What somebody made, as the viewer sees it.
 * @throws DomainError DID_IT_NOT_FOUND
 */
export async function seenDidIt(
  db: Db,
  viewer: Parameters<typeof loadComment>[1],
  id: string,
): Promise<DidItRow> {
  const row = await loadComment(db, viewer, id)
  if (!row || !isDidIt(row)) throw new DomainError('DID_IT_NOT_FOUND')
  return row
}

/** What the viewer made of a picture, or null. */
export async function ownDidIt(db: Db, viewer: Member, aggregatedPinId: string): Promise<DidItRow | null> {
  if (!(await isPictureVisible(db, viewer, aggregatedPinId))) throw new DomainError('PIN_NOT_FOUND')
  const row = await findDidItOf(db, viewer, aggregatedPinId)
  return row && isDidIt(row) ? row : null
}

export async function createDidIt(
  viewer: Member,
  { pinId, details, image_signature }: { pinId: string; details: string; image_signature: string },
  deps: Needs,
): Promise<DidItRow> {
  const { userId } = viewer
  await deps.limits.consume(`comments:${userId}`, COMMENTS_PER_MINUTE, MINUTE_MS)
  return deps.transact(async (tx) => {
    const { aggregatedPinId, userId: ownerId } = await admittedTo(tx, viewer, pinId)
    await requireOwnImage(tx, userId, image_signature)
    await countTalk(tx, aggregatedPinId, { didIts: 1 })
    await requireNone(tx, aggregatedPinId, userId)
    const id = deps.newId()
    await insertComment(tx, {
      id,
      aggregatedPinId,
      pinId,
      userId,
      parentId: null,
      kind: 'did_it',
      text: details,
      imageSignature: image_signature,
      tags: [],
      createdAt: deps.now(),
    })
    await emit(tx, deps, 'didItCreated', { didItId: id, pinId, authorId: userId, ownerId })
    return seenDidIt(tx, viewer, id)
  })
}

/** One of each member under a picture; behind the lock of its counts. */
async function requireNone(tx: Db, aggregatedPinId: string, userId: string): Promise<void> {
  if (await hasDidIt(tx, aggregatedPinId, userId)) throw new DomainError('DID_IT_EXISTS')
}

export function updateDidIt(
  viewer: Member,
  given: { didItId: string; details?: string | undefined; image_signature?: string | undefined },
  { transact }: Pick<Deps, 'transact'>,
): Promise<DidItRow> {
  const { didItId, details, image_signature } = given
  return transact(async (tx) => {
    const didIt = await seenDidIt(tx, viewer, didItId)
    if (!canEditComment(viewer, didIt)) throw new DomainError('NOT_ALLOWED')
    const imageSignature = image_signature ?? didIt.image.signature
    if (imageSignature !== didIt.image.signature) await requireOwnImage(tx, viewer.userId, imageSignature)
    await saveDidIt(tx, didItId, { text: details ?? didIt.text, imageSignature })
    return seenDidIt(tx, viewer, didItId)
  })
}

/** Takes a did-it down with its comments. */
export function deleteDidIt(
  viewer: Member,
  id: string,
  { now, transact }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    const seen = await seenDidIt(tx, viewer, id)
    if (!canDeleteComment(viewer, seen)) throw new DomainError('NOT_ALLOWED')
    // Behind the lock no comment is added; read again, for one may have come before it.
    await countTalk(tx, seen.aggregatedPinId, {})
    const { aggregatedPinId, replyCount } = await seenDidIt(tx, viewer, id)
    if (await takeDown(tx, id, viewer.userId, now()))
      await countTalk(tx, aggregatedPinId, { comments: -replyCount, didIts: -1 })
  })
}

/** Puts a did-it back, for who took it down. */
export function restoreDidIt(
  viewer: Member,
  id: string,
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<DidItRow> {
  return deps.transact(async (tx) => {
    const wanted = { id, removedBy: viewer.userId, after: restorableSince(deps) }
    const seen = await findTakenDown(tx, wanted)
    if (!seen) throw new DomainError('DID_IT_NOT_FOUND')
    await countTalk(tx, seen.aggregatedPinId, {})
    const taken = await findTakenDown(tx, wanted)
    if (taken) {
      await requireNone(tx, taken.aggregatedPinId, taken.userId)
      await putBack(tx, id)
      await countTalk(tx, taken.aggregatedPinId, { comments: taken.replyCount, didIts: 1 })
    }
    return seenDidIt(tx, viewer, id)
  })
}

/** Sets or takes back a like or a helpful mark. */
export function markDidIt(
  viewer: Member,
  id: string,
  kind: MarkKind,
  isSet: boolean,
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<DidItRow> {
  return deps.transact(async (tx) => {
    await seenDidIt(tx, viewer, id)
    await markComment(viewer, id, kind, isSet, joined(deps, tx))
    return seenDidIt(tx, viewer, id)
  })
}

/** Deletes what can no longer be put back; returns how many. */
export const forgetTakenDown = (deps: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  deleteTakenDown(deps.read, restorableSince(deps))
