import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** The dialogs of one's own pin, brought when they are opened. */
export const MovePin = lazyComponent(['composer', 'boards'], () =>
  import('./MovePinDialog.tsx').then((module) => module.MovePinDialog),
)

export const DeletePin = lazyComponent(['composer'], () =>
  import('./DeletePinModal.tsx').then((module) => module.DeletePinModal),
)
