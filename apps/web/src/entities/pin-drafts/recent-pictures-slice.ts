import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

const KEPT = 10 // spec 000 §9

type PublishedPicture = { signature: string; pinId: string }

/** The pictures of the pins that were made on this page, the newest first. */
export const recentPicturesSlice = createSlice({
  name: 'recentPictures',
  initialState: [] as PublishedPicture[],
  reducers: {
    picturePublished: (pictures, { payload }: PayloadAction<PublishedPicture>) =>
      [payload, ...pictures.filter(({ signature }) => signature !== payload.signature)].slice(0, KEPT),
  },
  selectors: {
    /** The pin that was made of the picture; undefined of another. */
    selectPinOfPicture: (pictures, signature: string | null) =>
      pictures.find((one) => one.signature === signature)?.pinId,
    selectRecentSignatures: (pictures) => pictures.map(({ signature }) => signature),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof recentPicturesSlice> {}
}

export const { picturePublished } = recentPicturesSlice.actions
export const { selectPinOfPicture } = recentPicturesSlice.injectInto(rootReducer).selectors
