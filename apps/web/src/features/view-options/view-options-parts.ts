import { type LatePart, latePart } from '../../shared/i18n/late-part.tsx'

/** How the pins of one board stand. */
export const BoardViewOptions: LatePart<{ boardId: string }> = latePart(['view-options'], () =>
  import('./BoardViewOptions.tsx').then((module) => module.BoardViewOptions),
)

/** How the boards of a profile stand. */
export const BoardsViewOptions: LatePart<object> = latePart(['view-options'], () =>
  import('./BoardsViewOptions.tsx').then((module) => module.BoardsViewOptions),
)

/** How the pins of a profile stand. */
export const PinsViewOptions: LatePart<object> = latePart(['view-options'], () =>
  import('./PinsViewOptions.tsx').then((module) => module.PinsViewOptions),
)
