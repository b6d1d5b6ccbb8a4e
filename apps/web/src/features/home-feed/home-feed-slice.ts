import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { feedTuned } from '../../entities/feed-tuning/feed-tuned.ts'
import { proposalsChanged } from '../../entities/settings/settings-slice.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type HomeFeedState = {
  /** Which feed is shown: a new number is a new feed. */
  visit: number
  leftAt: number | null
  /** How far it was scrolled when it was left, in px. */
  top: number
  /** Whether it is not what the member wants now. */
  isOutdated: boolean
}

const initialState: HomeFeedState = { visit: 0, leftAt: null, top: 0, isOutdated: false }

const renewed = (state: HomeFeedState): HomeFeedState => ({ ...initialState, visit: state.visit + 1 })

export const homeFeedSlice = createSlice({
  name: 'homeFeed',
  initialState,
  reducers: {
    homeFeedLeft: (state, { payload }: PayloadAction<{ at: number; top: number }>) => {
      state.leftAt = state.isOutdated ? null : payload.at
      state.top = payload.top
    },
    /** The feed is too old, or somebody asked for a new one. */
    homeFeedRenewed: renewed,
  },
  extraReducers: (builder) =>
    builder
      .addCase(proposalsChanged, renewed)
      .addCase(feedTuned, (state) => ({ ...state, leftAt: null, isOutdated: true })),
  selectors: { selectHomeFeed: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof homeFeedSlice> {}
}

export const { homeFeedLeft, homeFeedRenewed } = homeFeedSlice.actions
export const { selectHomeFeed } = homeFeedSlice.injectInto(rootReducer).selectors
