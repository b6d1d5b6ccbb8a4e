import type { Page } from '@tessera/api-types'
import type { ReactionView } from '@tessera/api-types/pins/views'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { toUserMini } from '../users/user-view.ts'
import { loadPinRows } from './pin-card-store.ts'
import {
  clearReaction,
  listReactions,
  loadReactions,
  setReaction,
  type ReactionPosition,
} from './pin-reaction-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

const answer = async (tx: Db, viewer: Member, pinId: string, aggregatedPinId: string) => {
  const { reactionCounts, reactionByViewer } = await loadReactions(tx, aggregatedPinId, viewer.userId)
  return { pin_id: pinId, reaction_counts: reactionCounts, reaction_by_me: reactionByViewer }
}

async function reactedPin(db: Db, viewer: Viewer, pinId: string) {
  const [pin] = await loadPinRows(db, viewer, [pinId])
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  return pin
}

export const reactTo = (viewer: Member, pinId: string, reactionType: number, deps: Needs) =>
  deps.transact(async (tx) => {
    const { aggregatedPinId, userId } = await reactedPin(tx, viewer, pinId)
    await setReaction(tx, { aggregatedPinId, userId: viewer.userId, reactionType, createdAt: deps.now() })
    await emit(tx, deps, 'pinReacted', { pinId, ownerId: userId, reactedById: viewer.userId })
    return answer(tx, viewer, pinId, aggregatedPinId)
  })

export const unreactTo = (viewer: Member, pinId: string, { transact }: Pick<Deps, 'transact'>) =>
  transact(async (tx) => {
    const { aggregatedPinId } = await reactedPin(tx, viewer, pinId)
    await clearReaction(tx, aggregatedPinId, viewer.userId)
    return answer(tx, viewer, pinId, aggregatedPinId)
  })

interface ListInput {
  pin_id: string
  reaction_type?: number | undefined
  bookmark: string | null
  page_size: number
}

/** Who reacted to a pin or one of its copies. */
export async function reactionPage(
  viewer: Viewer,
  { pin_id, reaction_type, bookmark, page_size }: ListInput,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<Page<ReactionView>> {
  const { aggregatedPinId } = await reactedPin(read, viewer, pin_id)
  const reactionType = reaction_type ?? null
  const scope = `reactions:${aggregatedPinId}:${reactionType}`
  const after = decodeBookmark<ReactionPosition>(site.secret, scope, bookmark)
  const listing = { viewerId: memberId(viewer), aggregatedPinId, reactionType, after, limit: page_size + 1 }
  const page = toPage(await listReactions(read, listing), page_size, ({ at, id }) =>
    encodeBookmark(site.secret, scope, [at, id]),
  )
  const items = page.rows.map((row) => ({
    id: `${aggregatedPinId}-${row.id}`,
    user: toUserMini(row, site),
    reaction_type: row.reactionType,
  }))
  return { items, bookmark: page.bookmark }
}
