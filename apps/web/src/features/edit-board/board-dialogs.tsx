import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** The dialogs of a board, brought when they are opened. */
export const CreateBoard = lazyComponent(['boards'], () =>
  import('./CreateBoardDialog.tsx').then((module) => module.CreateBoardDialog),
)

export const EditBoard = lazyComponent(['boards'], () =>
  import('./EditBoardDialog.tsx').then((module) => module.EditBoardDialog),
)

export const DeleteBoard = lazyComponent(['boards'], () =>
  import('./DeleteBoardModal.tsx').then((module) => module.DeleteBoardModal),
)
