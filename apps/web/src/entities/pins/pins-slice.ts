import type { PinCard, PinView, SavedInfo } from '@tessera/api-types/pins/views'
import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import type { Sponsorship } from '@tessera/api-types/sponsorships/views'
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { entityTable } from '../../shared/store/entity-table.ts'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { pinsRemoved } from './pin-moves.ts'
import { countOf, LIKE, type Reactions, withMyReaction } from './reaction-counts.ts'

/** A pin as far as it was received: a card at least, all of it once its closeup was open. */
export type Pin = PinCard &
  Partial<Omit<PinView, keyof PinCard | 'images'>> & {
    images: PinView['images'] | PinCard['images']
    /** Its topics, once a member's closeup asked for them. */
    related_interest_ids?: string[]
    /** Boards that were offered for it, the likeliest first. */
    boards_shortlist?: string[]
    boardTitleSuggestions?: string[]
  }

/** Where a pin is kept, before the server has named the copy. */
export type SaveTarget = Omit<SavedInfo, 'localPinId'>
export type RemovedPin = { pin_id: string; board_id: string; section_id: string | null }

/** `userId` is the person whose copy it is. */
type Saved = { pinId: string; userId: string; savedInfo: SavedInfo }
type Unsaved = { pinId: string; userId: string; savedInfo: SavedInfo | null; removed: RemovedPin[] }
type Deleted = RemovedPin & { userId: string }
/** Pins whose removal was undone, as cards. */
type Restored = { pins: PinCard[] }

/** `isMine`: the viewer's own. */
type DidItShift = { pinId: string; step: 1 | -1; comments: number; isMine: boolean }

const adapter = entityTable<Pin>()

type Saving = {
  /** The pin each pin was saved as; null once it was unsaved. */
  savedPins: Record<string, string | null>
  /** Where each pin that a save or unsave under way touches was kept before. */
  savedBefore: Record<string, SavedInfo | null>
  /** Pins that the viewer hid on this page. */
  hiddenPins: Record<string, true>
}

const initialState = adapter.getInitialState<Saving>({ savedPins: {}, savedBefore: {}, hiddenPins: {} })
export type PinsState = typeof initialState

/** Fields that a shorter response omits stay. */
function merged(known: Pin | undefined, pin: Pin): Pin {
  if (!known) return pin
  return {
    ...known,
    ...pin,
    images: { ...known.images, ...pin.images },
    recommendation_reason: pin.recommendation_reason ?? known.recommendation_reason,
  }
}

/** The pin and all others on the screen that show the same picture: they share what people do with it. */
function copiesOf(state: PinsState, pinId: string): Pin[] {
  const shared = state.entities[pinId]?.aggregated_pin_data.id
  if (shared === undefined) return []
  return Object.values(state.entities).filter(({ aggregated_pin_data }) => aggregated_pin_data.id === shared)
}

/** A copy of the viewer's own knows its board, whatever happens to the others. */
const isOwnCopy = ({ id, saved_info }: Pin) => saved_info?.localPinId === id

function keepBefore(state: PinsState, pinId: string, next: SavedInfo | null): void {
  for (const pin of copiesOf(state, pinId)) {
    if (pin.id !== pinId && isOwnCopy(pin)) continue
    state.savedBefore[pin.id] = pin.saved_info
    pin.saved_info = next
  }
}

function settle(state: PinsState, pinId: string, savedInfo: SavedInfo | null): void {
  state.savedPins[pinId] = savedInfo?.localPinId ?? null
  for (const pin of copiesOf(state, pinId)) {
    if (!(pin.id in state.savedBefore) && isOwnCopy(pin)) continue
    delete state.savedBefore[pin.id]
    pin.saved_info = savedInfo
  }
}

/** Of the pin as far as it was received: counts are none and lists are empty until then. */
const clientPin = (pin: Pin) => ({
  tracking_params_map: { closeup: pin.tracking_params ?? '' },
  savedInfo: pin.saved_info,
  reaction_counts: pin.reaction_counts ?? [],
  reaction_by_me: pin.reaction_by_me ?? 0,
  favorited_by_me: pin.reaction_by_me === LIKE,
  favorite_user_count: countOf(pin.reaction_counts, LIKE),
  pin_note: pin.note ?? '',
  aggregated_pin_data: pin.aggregated_pin_data,
  story_pin_data: pin.story_pin_data ?? null,
  boards_shortlist: pin.boards_shortlist ?? [],
  related_interest_ids: pin.related_interest_ids ?? [],
  boardTitleSuggestions: pin.boardTitleSuggestions ?? [],
})

export const pinsSlice = createSlice({
  name: 'pins',
  initialState,
  reducers: {
    pinSaving: (state, { payload }: PayloadAction<{ pinId: string; place: SaveTarget }>) =>
      keepBefore(state, payload.pinId, { ...payload.place, localPinId: '' }),
    pinSaved: (state, { payload }: PayloadAction<Saved>) => settle(state, payload.pinId, payload.savedInfo),
    pinUnsaving: (state, { payload }: PayloadAction<{ pinId: string }>) =>
      keepBefore(state, payload.pinId, null),
    pinUnsaved: (state, { payload }: PayloadAction<Unsaved>) => {
      settle(state, payload.pinId, payload.savedInfo)
      const removed = payload.removed.map(({ pin_id }) => pin_id)
      for (const id of removed) delete state.savedBefore[id]
      adapter.removeMany(state, removed)
    },
    /** The server refused a save or an unsave: what was before is again. */
    pinSaveRefused: (state, { payload }: PayloadAction<{ pinId: string }>) => {
      for (const pin of copiesOf(state, payload.pinId)) {
        const before = state.savedBefore[pin.id]
        if (before === undefined) continue
        pin.saved_info = before
        delete state.savedBefore[pin.id]
      }
    },
    pinsRestored: (state, { payload }: PayloadAction<Restored>) => {
      for (const { id, saved_info } of payload.pins) {
        for (const pin of copiesOf(state, id)) pin.saved_info ??= saved_info
      }
    },
    /** My reaction is `type` now; 0 is none. */
    pinReacted: (state, { payload }: PayloadAction<{ pinId: string; type: number }>) => {
      for (const pin of copiesOf(state, payload.pinId)) {
        const { reaction_counts = [], reaction_by_me = 0 } = pin
        Object.assign(pin, withMyReaction({ reaction_counts, reaction_by_me }, payload.type))
      }
    },
    reactionsCounted: (state, { payload }: PayloadAction<Reactions & { pin_id: string }>) => {
      const { pin_id, ...counted } = payload
      for (const pin of copiesOf(state, pin_id)) Object.assign(pin, counted)
    },
    /** Comments under the pin, or its copies, became more or fewer. */
    commentsCounted: (state, { payload }: PayloadAction<{ pinId: string; step: number }>) => {
      for (const { aggregated_pin_data: counted } of copiesOf(state, payload.pinId))
        counted.comment_count = Math.max(0, counted.comment_count + payload.step)
    },
    /** Somebody shows what they made, or no longer does; comments on it come and go along. */
    didItsCounted: (state, { payload }: PayloadAction<DidItShift>) => {
      for (const pin of copiesOf(state, payload.pinId)) {
        const { aggregated_pin_data: counted } = pin
        const { did_it_data } = counted
        did_it_data.images_count = Math.max(0, did_it_data.images_count + payload.step)
        counted.comment_count = Math.max(0, counted.comment_count + payload.comments)
        if (payload.isMine) pin.done_by_me = payload.step > 0
      }
    },
    pinSponsored: (
      state,
      { payload }: PayloadAction<{ pin_id: string; sponsorship: Sponsorship | null }>,
    ) => {
      const { pin_id, sponsorship } = payload
      const is_paid_partnership = sponsorship?.status === SPONSORSHIP_STATUS.approved
      for (const pin of copiesOf(state, pin_id)) Object.assign(pin, { sponsorship, is_paid_partnership })
    },
    boardsShortlisted: (state, { payload }: PayloadAction<{ pinId: string; boardIds: string[] }>) => {
      const pin = state.entities[payload.pinId]
      if (pin) pin.boards_shortlist = payload.boardIds
    },
    boardTitlesSuggested: (state, { payload }: PayloadAction<{ pinId: string; titles: string[] }>) => {
      const pin = state.entities[payload.pinId]
      if (pin) pin.boardTitleSuggestions = payload.titles
    },
    pinHidden: (state, { payload }: PayloadAction<{ pinId: string }>) => {
      for (const { id } of copiesOf(state, payload.pinId)) state.hiddenPins[id] = true
    },
    pinUnhidden: (state, { payload }: PayloadAction<{ pinId: string }>) => {
      for (const { id } of copiesOf(state, payload.pinId)) delete state.hiddenPins[id]
    },
    pinDeleted: (state, { payload }: PayloadAction<Deleted>) => adapter.removeOne(state, payload.pin_id),
  },
  extraReducers: (builder) =>
    builder
      .addCase(entitiesReceived, (state, { payload }) => {
        const pins = (payload.pins ?? []) as Pin[]
        adapter.setMany(
          state,
          pins.map((pin) => merged(state.entities[pin.id], pin)),
        )
      })
      .addCase(pinsRemoved, (state, { payload }) => adapter.removeMany(state, payload.pinIds)),
  selectors: {
    selectPin: (state, id: string): Pin | undefined =>
      Object.hasOwn(state.entities, id) ? state.entities[id] : undefined,
    /** What the client knows of a pin beside its fields, under the names of the documents. spec 000 §3 */
    selectClientPin: createSelector(
      (state: PinsState, id: string) => state.entities[id],
      (pin) => pin && clientPin(pin),
    ),
    selectPinEntities: (state) => state.entities,
    selectHiddenPins: (state) => state.hiddenPins,
    /** Whether a save or an unsave of the pin is under way. */
    selectIsPinChanging: (state, id: string): boolean => id in state.savedBefore,
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
  pinsRestored,
  pinReacted,
  reactionsCounted,
  commentsCounted,
  didItsCounted,
  pinSponsored,
  boardsShortlisted,
  boardTitlesSuggested,
  pinHidden,
  pinUnhidden,
  pinDeleted,
} = pinsSlice.actions
export const { selectPin, selectClientPin, selectPinEntities, selectHiddenPins, selectIsPinChanging } =
  pinsSlice.injectInto(rootReducer).selectors
