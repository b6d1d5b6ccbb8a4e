import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import type { TagPlace } from './pin-tags.ts'

/** What a callout shows: something to buy, or any other pin. */
type CalloutType = 'product' | 'pin'

/** What is being tagged on a picture, and which tag is looked at. spec 000 §3 */
export type ShopTheLookState = {
  selectedItemId: string | null
  currentPinDraftId: string | null
  taggedCoordinates: TagPlace | null
  callout: { show: boolean; type: CalloutType | null }
  mostRecentTaggedObjectId: string | null
  hoveredTaggedObjectId: string | null
}

type Picking = { draftId: string; itemId: string; coordinates: TagPlace }

const noCallout = { show: false, type: null } as const
const initialState: ShopTheLookState = {
  selectedItemId: null,
  currentPinDraftId: null,
  taggedCoordinates: null,
  callout: noCallout,
  mostRecentTaggedObjectId: null,
  hoveredTaggedObjectId: null,
}

export const shopTheLookSlice = createSlice({
  name: 'shopTheLook',
  initialState,
  reducers: {
    pickingStarted: (state, { payload }: PayloadAction<Picking>) => {
      state.currentPinDraftId = payload.draftId
      state.selectedItemId = payload.itemId
      state.taggedCoordinates = payload.coordinates
    },
    pickingEnded: (state, { payload }: PayloadAction<{ objectId: string | null }>) => {
      state.currentPinDraftId = null
      state.selectedItemId = null
      state.taggedCoordinates = null
      if (payload.objectId !== null) state.mostRecentTaggedObjectId = payload.objectId
    },
    /** An open callout holds what is looked at. */
    taggedObjectHovered: (state, { payload }: PayloadAction<string | null>) => {
      if (!state.callout.show) state.hoveredTaggedObjectId = payload
    },
    calloutShown: (state, { payload }: PayloadAction<{ objectId: string; type: CalloutType }>) => {
      state.hoveredTaggedObjectId = payload.objectId
      state.callout = { show: true, type: payload.type }
    },
    calloutHidden: (state) => {
      state.callout = noCallout
    },
  },
  selectors: { selectShopTheLook: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof shopTheLookSlice> {}
}

export const { pickingStarted, pickingEnded, taggedObjectHovered, calloutShown, calloutHidden } =
  shopTheLookSlice.actions
export const { selectShopTheLook } = shopTheLookSlice.injectInto(rootReducer).selectors
