import type { IdPage } from '../../shared/api/paged-endpoint.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import type { PinLocation } from '../pins/pin-moves.ts'
import { boardPageApi } from './board-page-api.ts'

const { endpoints, util } = boardPageApi

/** The lists of pins on the page, in any order, that show a place. */
function listsOf(state: RootState, { boardId, sectionId }: PinLocation) {
  return {
    boards: util
      .selectCachedArgsForQuery(state, 'boardFeed')
      .filter((list) => list.boardId === boardId && (!list.isSectionless || sectionId === null)),
    sections: util
      .selectCachedArgsForQuery(state, 'sectionPins')
      .filter((list) => list.sectionId === sectionId),
  }
}

/** Takes a pin that moved out of the lists of its old place, and loads those of its new place again. */
export const pinRelisted =
  (pinId: string, from: PinLocation, to: PinLocation) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const [before, now] = [listsOf(getState(), from), listsOf(getState(), to)]
    const leave = ({ pages }: { pages: IdPage[] }) => {
      for (const page of pages) page.ids = page.ids.filter((id) => id !== pinId)
    }
    for (const list of before.boards)
      if (!now.boards.includes(list)) dispatch(util.updateQueryData('boardFeed', list, leave))
    for (const list of before.sections) dispatch(util.updateQueryData('sectionPins', list, leave))
    const anew = { forceRefetch: true, subscribe: false } as const
    for (const list of now.boards) void dispatch(endpoints.boardFeed.initiate(list, anew))
    for (const list of now.sections) void dispatch(endpoints.sectionPins.initiate(list, anew))
  }
