import { BoardViewOptions } from '../../../features/view-options/view-options-parts.ts'
import { type LatePart, latePart } from '../../../shared/i18n/late-part.tsx'

/** What those who may change a board can do with it. */
export const BoardMenu: LatePart<{ boardId: string }> = latePart(['boards', 'board-tools'], () =>
  import('./late/BoardMenu.tsx').then((module) => module.BoardMenu),
)

/** Invitations, requests and the people who keep a board. */
export const BoardPeople: LatePart<{ boardId: string }> = latePart(['boards', 'collaborators'], () =>
  import('./late/BoardPeople.tsx').then((module) => module.BoardPeople),
)

export const boardParts: readonly LatePart<{ boardId: string }>[] = [BoardViewOptions, BoardMenu, BoardPeople]
