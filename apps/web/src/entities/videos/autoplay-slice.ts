import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { type RenderedVideo, withRendered } from './viewability.ts'

/** How far a video has been played. */
export type PlayedVideo = { pinId: string; currentTime: number; paused: boolean }
type Played = Record<string, PlayedVideo>

type VideosState = {
  organic: Played
  promoted: Played
  /** The one organic video that plays. */
  currentOrganicPinId: string | null
  /** The latest that were in view for long enough, the oldest first. */
  rendered: RenderedVideo[]
}

type Shown = { pinId: string; isPromoted: boolean; currentTime: number }

const nothingPlayed: VideosState = { organic: {}, promoted: {}, currentOrganicPinId: null, rendered: [] }

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
    videoRendered: (state, { payload }: PayloadAction<RenderedVideo>) => {
      state.rendered = withRendered(state.rendered, payload)
    },
  },
  selectors: {
    /** How often a video was seen on this page. */
    selectVideoViews: (state: VideosState, pinId: string) =>
      state.rendered.filter((video) => video.pinId === pinId).length,
    selectCurrentVideo: (state: VideosState) => state.currentOrganicPinId,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof autoplaySlice> {}
}

export const { videoStarted, videoPaused, videoRendered } = autoplaySlice.actions
export const { selectCurrentVideo, selectVideoViews } = autoplaySlice.injectInto(rootReducer).selectors
