import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { admitMerge, exposesPins, lockOwnPair, type MergePair } from '../boards/board-merge-service.ts'
import { askForStep } from './move-all-service.ts'
import * as moveStore from './move-all-store.ts'

/** Begins to merge a board of the viewer's into another one of theirs; a job does it. */
export function mergeBoards(
  viewer: Member,
  { isExposureConfirmed, ...pair }: MergePair & { isExposureConfirmed: boolean },
  deps: EmitDeps & Pick<Deps, 'transact'>,
): Promise<void> {
  return deps.transact(async (tx) => {
    const held = await lockOwnPair(tx, viewer, pair)
    const { board, target } = held
    if (board.id === target.id || (await moveStore.isMergeBarred(tx, pair))) throw moveStore.pinsMoved()
    if (!isExposureConfirmed && (await exposesPins(tx, held)))
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.mergeExposes' } })
    const total = board.pinCount
    await admitMerge(tx, viewer, held)
    const id = deps.newId()
    const by = { id, kind: 'merge', userId: viewer.userId, createdAt: deps.now() } as const
    const from = { scope: 'board', sectionId: null, targetSectionId: null } as const
    await moveStore.insertMove(tx, { ...by, ...pair, ...from, total })
    await askForStep(tx, id, deps)
  })
}
