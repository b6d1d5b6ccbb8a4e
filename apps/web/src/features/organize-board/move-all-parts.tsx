import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import type { BlockingActionsProps } from './BlockingActions.tsx'

/** What few boards show, brought when they do. */
export const BlockingActions = lazyComponent<BlockingActionsProps>(['boards', 'board-tools'], () =>
  import('./BlockingActions.tsx').then((module) => module.BlockingActions),
)

export const MergeBoard = lazyComponent(['boards', 'board-tools'], () =>
  import('./MergeDialog.tsx').then((module) => module.MergeDialog),
)

export const MoveAll = lazyComponent(['boards', 'picker'], () =>
  import('./MoveAllDialog.tsx').then((module) => module.MoveAllDialog),
)
