import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { loadPinRows } from './pin-card-store.ts'
import { clearReaction, loadReactions, setReaction } from './pin-reaction-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

const answer = async (tx: Db, viewer: Member, pinId: string, aggregatedPinId: string) => {
  const { reactionCounts, reactionByViewer } = await loadReactions(tx, aggregatedPinId, viewer.userId)
  return { pin_id: pinId, reaction_counts: reactionCounts, reaction_by_me: reactionByViewer }
}

async function reactedPin(tx: Db, viewer: Member, pinId: string) {
  const [pin] = await loadPinRows(tx, viewer, [pinId])
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
