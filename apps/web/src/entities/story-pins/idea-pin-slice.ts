import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** The story on the screen: which page shows, and how wide it is in pixels. // spec 000 §3 */
export interface IdeaPinState {
  activePage: number
  dynamicWidth: number
}

const initialState: IdeaPinState = { activePage: 0, dynamicWidth: 0 }

export const ideaPinSlice = createSlice({
  name: 'ideaPin',
  initialState,
  reducers: {
    storyOpened: (state) => void (state.activePage = 0),
    /** Goes to a page that the story has; before the first and after the last there is none. */
    storyPageChosen: (state, { payload }: PayloadAction<{ page: number; count: number }>) => {
      state.activePage = Math.max(0, Math.min(payload.page, payload.count - 1))
    },
    storyResized: (state, { payload }: PayloadAction<number>) => void (state.dynamicWidth = payload),
  },
  selectors: {
    selectActivePage: (state) => state.activePage,
    selectDynamicWidth: (state) => state.dynamicWidth,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof ideaPinSlice> {}
}

export const { storyOpened, storyPageChosen, storyResized } = ideaPinSlice.actions
export const { selectActivePage, selectDynamicWidth } = ideaPinSlice.injectInto(rootReducer).selectors
