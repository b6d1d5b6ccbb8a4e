import { type DraftContent, emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** Files that become drafts, one each, and what was entered for the first; where that shows a picture, it takes no file. */
export type GivenPictures = { files: readonly File[]; first: Extract<DraftContent, { type: 'single' }> }

/** One draft is there: what is left goes to the same board, with nothing entered. */
function withoutFirst({ files, first }: GivenPictures): GivenPictures | null {
  const left = first.items[0]?.media ? files : files.slice(1)
  if (left.length === 0) return null
  const { type, board_id, section_id } = first
  const entered = { publish_option: 'publish-immediately' as const, scheduled_ts: null }
  return { files: left, first: { type, items: [emptyDraftItem], board_id, section_id, ...entered } }
}

/** What the builder takes up as soon as it is there. */
export const givenPicturesSlice = createSlice({
  name: 'givenPictures',
  initialState: null as GivenPictures | null,
  reducers: {
    picturesGiven: (_state, { payload }: PayloadAction<GivenPictures>) => payload,
    givenPictureTaken: (state) => state && withoutFirst(state as GivenPictures),
    givenPicturesDropped: () => null,
  },
  selectors: { selectGivenPictures: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof givenPicturesSlice> {}
}

export const { picturesGiven, givenPictureTaken, givenPicturesDropped } = givenPicturesSlice.actions
export const { selectGivenPictures } = givenPicturesSlice.injectInto(rootReducer).selectors
