import { boardPageApi } from '../../entities/boards/board-page-api.ts'
import { selectBoard } from '../../entities/boards/boards-slice.ts'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import type { IdPage } from '../../shared/api/paged-endpoint.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { pagesPlaced, placingHere, type Placing } from './placing.ts'

export type Placement = Placing & { at: PinLocation }

const { boardFeed, sectionPins } = boardPageApi.endpoints

/** What the page of a board asks for: with sections, only the pins outside them. */
function feedOf(state: RootState, boardId: string) {
  return { boardId, isSectionless: (selectBoard(state, boardId)?.section_count ?? 0) > 0 }
}

/** Orders what is listed of the place as arranged; returns how the pin comes back. */
export const listPlaced =
  ({ at, ...placing }: Placement) =>
  (dispatch: AppDispatch, getState: () => RootState): Placement | undefined => {
    const { boardId, sectionId } = at
    let back: Placing | undefined
    const update = (feed: { pages: IdPage[] }) => {
      const ids = feed.pages.flatMap((page) => page.ids)
      back = placingHere(ids, placing.pinId)
      feed.pages = pagesPlaced(feed.pages, placing)
    }
    const { updateQueryData } = boardPageApi.util
    if (sectionId === null) dispatch(updateQueryData('boardFeed', feedOf(getState(), boardId), update))
    else dispatch(updateQueryData('sectionPins', { sectionId }, update))
    return back && { ...back, at }
  }

/** Lists the place anew where it is listed as arranged. */
export const listAnew =
  ({ boardId, sectionId }: PinLocation) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    const state = getState()
    const anew = { forceRefetch: true, subscribe: false } as const
    const feed = feedOf(state, boardId)
    if (sectionId === null && boardFeed.select(feed)(state).data)
      await dispatch(boardFeed.initiate(feed, anew))
    const section = sectionId === null ? null : { sectionId }
    if (section && sectionPins.select(section)(state).data)
      await dispatch(sectionPins.initiate(section, anew))
  }
