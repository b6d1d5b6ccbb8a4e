import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'

/** The dialogs of a board, brought when they are opened. */
export const CreateBoard = partWithTexts(['boards'], () =>
  import('./CreateBoardDialog.tsx').then((module) => module.CreateBoardDialog),
)

export const EditBoard = partWithTexts(['boards'], () =>
  import('./EditBoardDialog.tsx').then((module) => module.EditBoardDialog),
)

export const DeleteBoard = partWithTexts(['boards'], () =>
  import('./DeleteBoardModal.tsx').then((module) => module.DeleteBoardModal),
)
