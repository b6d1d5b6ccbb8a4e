import { createAction } from '@reduxjs/toolkit'
import { selectSectionIds } from '../../entities/sections/sections-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { editSectionApi } from './edit-section-api.ts'

type Order = { board_id: string; section_ids: string[] }

/** Emitted by the undo of the toast. */
const sectionsSortedBack = createAction<Order>('editSection/sectionsSortedBack')

const { reorderSections } = editSectionApi.endpoints

onUndo(sectionsSortedBack, (order, dispatch) => dispatch(reorderSections.initiate(order, { track: false })))

/** Puts the sections of a board into another order at once, with a way back. */
export function useSortSections(boardId: string) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  const before = useAppSelector((state) => selectSectionIds(state, boardId)) ?? []
  return async (ids: string[]) => {
    const order = { board_id: boardId, section_ids: ids }
    const { error } = await dispatch(reorderSections.initiate(order, { track: false }))
    const undo = sectionsSortedBack({ board_id: boardId, section_ids: [...before] })
    dispatch(
      toastShown(
        error ? { text: errorText(error, t), tone: 'error' } : { text: t('sections.orderSaved'), undo },
      ),
    )
  }
}
