import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** What was done on a board, brought when it is opened. */
export const Activity = lazyComponent(['board-tools'], () =>
  import('./ActivityDialog.tsx').then((module) => module.ActivityDialog),
)
