import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** The story on the screen: which page shows, and how wide it is in pixels. // spec 000 §3 */
export interface IdeaPinState {
  activePage: number
  dynamicWidth: number
  /** The stories that were opened since the site was loaded, by their pin. */
  viewed: string[]
}

const initialState: IdeaPinState = { activePage: 0, dynamicWidth: 0, viewed: [] }

export const ideaPinSlice = createSlice({
  name: 'ideaPin',
  initialState,
  reducers: {
    storyOpened: (state, { payload: pinId }: PayloadAction<string>) => {
      state.activePage = 0
      if (!state.viewed.includes(pinId)) state.viewed.push(pinId)
    },
    /** Goes to a page that the story has; before the first and after the last there is none. */
    storyPageChosen: (state, { payload }: PayloadAction<{ page: number; count: number }>) => {
      state.activePage = Math.max(0, Math.min(payload.page, payload.count - 1))
    },
    storyResized: (state, { payload }: PayloadAction<number>) => void (state.dynamicWidth = payload),
  },
  selectors: {
    selectActivePage: (state) => state.activePage,
    selectViewedStories: (state) => state.viewed,
    selectDynamicWidth: (state) => state.dynamicWidth,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof ideaPinSlice> {}
}

export const { storyOpened, storyPageChosen, storyResized } = ideaPinSlice.actions
export const { selectActivePage, selectDynamicWidth, selectViewedStories } =
  ideaPinSlice.injectInto(rootReducer).selectors
