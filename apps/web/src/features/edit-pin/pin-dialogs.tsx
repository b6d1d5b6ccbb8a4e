import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'

/** The dialogs of one's own pin, brought when they are opened. */
export const EditPin = partWithTexts(['composer'], () =>
  import('./EditPinDialog.tsx').then((module) => module.EditPinDialog),
)

export const MovePin = partWithTexts(['composer', 'boards'], () =>
  import('./MovePinDialog.tsx').then((module) => module.MovePinDialog),
)

export const DeletePin = partWithTexts(['composer'], () =>
  import('./DeletePinModal.tsx').then((module) => module.DeletePinModal),
)
