import type { PinCard, PinView, SavedInfo } from '@tessera/api-types/pins/views'
import { createEntityAdapter, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { type Reactions, withMyReaction } from './reaction-counts.ts'

/** A pin as far as answers have told of it: a card at least, all of it once its closeup was open. */
export type Pin = PinCard &
  Partial<Omit<PinView, keyof PinCard | 'images'>> & { images: PinView['images'] | PinCard['images'] }

/** Where a pin is kept, before the server has named the copy. */
export type SavePlace = Omit<SavedInfo, 'localPinId'>
export type RemovedPin = { pin_id: string; board_id: string; section_id: string | null }

/** `userId` is the person whose copy it is. */
type Saved = { pinId: string; userId: string; savedInfo: SavedInfo }
type Unsaved = { pinId: string; userId: string; savedInfo: SavedInfo | null; removed: RemovedPin[] }
type Deleted = RemovedPin & { userId: string }

const adapter = createEntityAdapter<Pin>()

type Saving = {
  /** The pin each pin was saved as; null once it was unsaved. */
  savedPins: Record<string, string | null>
  /** Where a pin was kept before the change that is under way. */
  savedBefore: Record<string, SavedInfo | null>
}

const initialState = adapter.getInitialState<Saving>({ savedPins: {}, savedBefore: {} })
export type PinsState = typeof initialState

/** What a shorter answer leaves out stays known. */
function merged(known: Pin | undefined, pin: Pin): Pin {
  if (!known) return pin
  return {
    ...known,
    ...pin,
    images: { ...known.images, ...pin.images },
    recommendation_reason: pin.recommendation_reason ?? known.recommendation_reason,
  }
}

function keepBefore(state: PinsState, pinId: string, next: SavedInfo | null): void {
  const pin = state.entities[pinId]
  if (!pin) return
  state.savedBefore[pinId] = pin.saved_info
  pin.saved_info = next
}

function settle(state: PinsState, pinId: string, savedInfo: SavedInfo | null): void {
  delete state.savedBefore[pinId]
  state.savedPins[pinId] = savedInfo?.localPinId ?? null
  const pin = state.entities[pinId]
  if (pin) pin.saved_info = savedInfo
}

export const pinsSlice = createSlice({
  name: 'pins',
  initialState,
  reducers: {
    pinSaving: (state, { payload }: PayloadAction<{ pinId: string; place: SavePlace }>) =>
      keepBefore(state, payload.pinId, { ...payload.place, localPinId: '' }),
    pinSaved: (state, { payload }: PayloadAction<Saved>) => settle(state, payload.pinId, payload.savedInfo),
    pinUnsaving: (state, { payload }: PayloadAction<{ pinId: string }>) =>
      keepBefore(state, payload.pinId, null),
    pinUnsaved: (state, { payload }: PayloadAction<Unsaved>) =>
      settle(state, payload.pinId, payload.savedInfo),
    /** The server refused a save or an unsave: what was before is again. */
    pinSaveRefused: (state, { payload }: PayloadAction<{ pinId: string }>) => {
      const pin = state.entities[payload.pinId]
      if (pin) pin.saved_info = state.savedBefore[payload.pinId] ?? null
      delete state.savedBefore[payload.pinId]
    },
    /** My reaction is `type` now; 0 is none. */
    pinReacted: (state, { payload }: PayloadAction<{ pinId: string; type: number }>) => {
      const pin = state.entities[payload.pinId]
      if (!pin) return
      const { reaction_counts = [], reaction_by_me = 0 } = pin
      Object.assign(pin, withMyReaction({ reaction_counts, reaction_by_me }, payload.type))
    },
    reactionsCounted: (state, { payload }: PayloadAction<Reactions & { pin_id: string }>) => {
      const { pin_id, ...changes } = payload
      adapter.updateOne(state, { id: pin_id, changes })
    },
    /** Comments under the pin, or its copies, became more or fewer. */
    commentsCounted: (state, { payload }: PayloadAction<{ pinId: string; step: number }>) => {
      const counted = state.entities[payload.pinId]?.aggregated_pin_data
      if (counted) counted.comment_count = Math.max(0, counted.comment_count + payload.step)
    },
    pinDeleted: (state, { payload }: PayloadAction<Deleted>) => adapter.removeOne(state, payload.pin_id),
  },
  extraReducers: (builder) =>
    builder.addCase(entitiesReceived, (state, { payload }) => {
      const pins = (payload.pins ?? []) as Pin[]
      adapter.setMany(
        state,
        pins.map((pin) => merged(state.entities[pin.id], pin)),
      )
    }),
  selectors: {
    selectPin: (state, id: string): Pin | undefined => state.entities[id],
    selectPinEntities: (state) => state.entities,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof pinsSlice> {}
}

export const {
  pinSaving,
  pinSaved,
  pinUnsaving,
  pinUnsaved,
  pinSaveRefused,
  pinReacted,
  reactionsCounted,
  commentsCounted,
  pinDeleted,
} = pinsSlice.actions
export const { selectPin, selectPinEntities } = pinsSlice.injectInto(rootReducer).selectors
