import { blockingScope } from '@tessera/api-types/boards/blocking-scope'
import type { Place } from './board-rules.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

/** How long after its end a move can be undone. */
export const MOVE_UNDO_MS = HOUR_MS

export interface MoveProgress {
  status: string
  done: number
  total: number
}

/** In percent, and never all of it before the end. */
export function progressOf({ status, done, total }: MoveProgress): number {
  if (status !== 'moving' && status !== 'undoing') return 100
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100))
}

/** What of the board moves, as it is stored. */
export function storedScope(sectionId: string | null | undefined): {
  scope: 'board' | 'unorganized' | 'section'
  sectionId: string | null
} {
  const scope = blockingScope(sectionId)
  return { scope: scope.kind, sectionId: scope.kind === 'section' ? scope.id : null }
}

const PRIVACY_RANK: Readonly<Record<string, number>> = { public: 0, protected: 1, secret: 2 }

/** Whether pins of a board can be seen by more people once they are on the other one. */
export const isExposing = (from: { privacy: string }, to: { privacy: string }): boolean =>
  (PRIVACY_RANK[to.privacy] ?? 0) < (PRIVACY_RANK[from.privacy] ?? 0)

/** Whether a move would leave the pins where they are. */
export const staysInPlace = (
  from: { boardId: string } & ReturnType<typeof storedScope>,
  to: Place,
): boolean => from.boardId === to.boardId && (from.scope === 'board' || from.sectionId === to.sectionId)
