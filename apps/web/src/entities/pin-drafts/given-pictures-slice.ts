import type { DraftContent } from '@tessera/api-types/pin-drafts/draft-content'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** Files that become drafts, one each, and what was entered for the first; where that shows a picture, it takes no file. */
export type GivenPictures = { files: readonly File[]; first: Extract<DraftContent, { type: 'single' }> }

/** What the builder takes up as soon as it is there. */
export const givenPicturesSlice = createSlice({
  name: 'givenPictures',
  initialState: null as GivenPictures | null,
  reducers: {
    picturesGiven: (_state, { payload }: PayloadAction<GivenPictures>) => payload,
    givenPicturesTaken: () => null,
  },
  selectors: { selectGivenPictures: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof givenPicturesSlice> {}
}

export const { picturesGiven, givenPicturesTaken } = givenPicturesSlice.actions
export const { selectGivenPictures } = givenPicturesSlice.injectInto(rootReducer).selectors
