import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** The people of a board, brought when they are opened. */
export const Collaborators = lazyComponent(['collaborators'], () =>
  import('./CollaboratorsDialog.tsx').then((module) => module.CollaboratorsDialog),
)
