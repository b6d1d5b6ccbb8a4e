import { createAction } from '@reduxjs/toolkit'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../entities/sections/sections-api.ts'
import { sectionsListed, selectSectionIds } from '../../entities/sections/sections-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { inTurn } from '../../shared/in-turn.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { editSectionApi } from './edit-section-api.ts'

type Order = { board_id: string; section_ids: string[] }

/** Emitted by the undo of the toast. */
const sectionsSortedBack = createAction<Order>('editSection/sectionsSortedBack')

const { reorderSections } = editSectionApi.endpoints
const { sections: listSections } = sectionsApi.endpoints

/** Each order holds those before it, so the server gets them one after another. */
const oneByOne = inTurn(1)

const listed = ({ board_id: boardId, section_ids: ids }: Order) => sectionsListed({ boardId, ids })

/** Shows the order at once; a refusal takes it back, unless another is shown by then. */
export const sortSections = (order: Order) => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { board_id } = order
  const shown = () => selectSectionIds(getState(), board_id)
  const before = shown() ?? []
  dispatch(listed(order))
  const { data, error } = await oneByOne(() => dispatch(reorderSections.initiate(order, { track: false })))
  const isShown = shown() === order.section_ids
  if (data && isShown) dispatch(listed({ board_id, section_ids: data.map(({ id }) => id) }))
  if (error && isShown) dispatch(listed({ board_id, section_ids: before }))
  if (error) {
    const ask = listSections.initiate(
      { board_id, page_size: SECTIONS_AT_ONCE },
      { forceRefetch: true, subscribe: false },
    )
    void oneByOne(async () => dispatch(ask))
  }
  return { before, error }
}

onUndo(sectionsSortedBack, (order, dispatch) => dispatch(sortSections(order)))

/** Puts the sections of a board into another order at once, with a way back. */
export function useSortSections(boardId: string) {
  const t = useT<'boards'>()
  const dispatch = useAppDispatch()
  return async (ids: string[]) => {
    const { before, error } = await dispatch(sortSections({ board_id: boardId, section_ids: ids }))
    const undo = sectionsSortedBack({ board_id: boardId, section_ids: before })
    dispatch(
      toastShown(
        error ? { text: errorText(error, t), tone: 'error' } : { text: t('sections.orderSaved'), undo },
      ),
    )
  }
}
