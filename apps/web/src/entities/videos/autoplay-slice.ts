import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** How far a video has been played. */
export type PlayedVideo = { pinId: string; currentTime: number; paused: boolean }
type Played = Record<string, PlayedVideo>

type VideosState = {
  organic: Played
  promoted: Played
  /** The one organic video that plays. */
  currentOrganicPinId: string | null
}

type Shown = { pinId: string; isPromoted: boolean; currentTime: number }

const nothingPlayed: VideosState = { organic: {}, promoted: {}, currentOrganicPinId: null }

export const autoplaySlice = createSlice({
  name: 'videoAutoplay',
  initialState: nothingPlayed,
  reducers: {
    /** Ignored for an organic video while another one plays. */
    videoStarted: (state, { payload: { pinId, isPromoted, currentTime } }: PayloadAction<Shown>) => {
      const played = { pinId, currentTime, paused: false }
      if (isPromoted) {
        state.promoted[pinId] = played
      } else if (state.currentOrganicPinId === null || state.currentOrganicPinId === pinId) {
        state.currentOrganicPinId = pinId
        state.organic[pinId] = played
      }
    },
    videoPaused: (state, { payload: { pinId, isPromoted, currentTime } }: PayloadAction<Shown>) => {
      state[isPromoted ? 'promoted' : 'organic'][pinId] = { pinId, currentTime, paused: true }
      if (!isPromoted && state.currentOrganicPinId === pinId) state.currentOrganicPinId = null
    },
  },
  selectors: {
    selectCurrentVideo: (state: VideosState) => state.currentOrganicPinId,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof autoplaySlice> {}
}

export const { videoStarted, videoPaused } = autoplaySlice.actions
export const { selectCurrentVideo } = autoplaySlice.injectInto(rootReducer).selectors
