import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import { type Tagged, tagChanges, tagPlaced } from '../pin-tags/pin-tag-actions.ts'
import { isTaggable } from '../pin-tags/pin-tags.ts'
import { uploadItemRemoved, uploadStarted } from './pin-builder-slice.ts'
import {
  type DraftErrors,
  type ItemMedia,
  noErrors,
  type PinDraft,
  type PinItem,
  type PublishingStatus,
  typeOfItems,
} from './pin-draft-types.ts'

export type DraftWithItems = { draft: PinDraft; items: PinItem[]; tagged?: Tagged }
type DraftChanges = Partial<
  Pick<
    PinDraft,
    | 'boardId'
    | 'sectionId'
    | 'isCommentsAllowed'
    | 'isMadeWithAi'
    | 'publishOption'
    | 'scheduledDate'
    | 'scheduledTime'
  >
>
type ItemChanges = Partial<Pick<PinItem, 'title' | 'description' | 'link'>>
type Faults = { errors: Partial<DraftErrors>; itemErrors: Record<string, Partial<PinItem>> }

type State = { drafts: Record<string, PinDraft>; items: Record<string, PinItem> }
const initialState: State = { drafts: {}, items: {} }

/** The alt text goes with its picture: that of the first one is the draft's. */
function coverChanged(draft: PinDraft, before: PinItem | undefined, cover: PinItem | undefined): void {
  if (before) before.carried = { ...emptyDraftItem, ...before.carried, alt_text: draft.altText }
  draft.altText = cover?.carried?.alt_text ?? ''
}

/** A change of what is not saved yet; what was refused before may be right now. */
function edit(draft: PinDraft): void {
  draft.status = 'edited'
  draft.publishingStatus = 'notAttempted'
  draft.errors.apiError = null
  draft.errors.apiErrorCode = null
}

const noItemErrors = {
  titleError: null,
  descriptionError: null,
  linkError: null,
  tagError: null,
  mediaError: null,
  altTextError: null,
}

export const pinDraftsSlice = createSlice({
  name: 'pinDrafts',
  initialState,
  reducers: {
    draftReceived: (state, { payload: { draft, items } }: PayloadAction<DraftWithItems>) => {
      state.drafts[draft.id] = { ...draft, errors: { ...draft.errors } }
      for (const item of items) state.items[item.id] = item
    },
    draftChanged: (state, { payload }: PayloadAction<{ id: string; changes: DraftChanges }>) => {
      const draft = state.drafts[payload.id]
      if (!draft) return
      Object.assign(draft, payload.changes)
      const wrong = draft.errors
      if ('boardId' in payload.changes) wrong.board = null
      if ('scheduledDate' in payload.changes || 'scheduledTime' in payload.changes) wrong.scheduledDate = null
      edit(draft)
    },
    itemChanged: (
      state,
      { payload }: PayloadAction<{ draftId: string; itemId: string; changes: ItemChanges }>,
    ) => {
      const [draft, item] = [state.drafts[payload.draftId], state.items[payload.itemId]]
      if (!draft || !item) return
      Object.assign(item, payload.changes)
      if ('title' in payload.changes) item.titleError = null
      if ('description' in payload.changes) item.descriptionError = null
      if ('link' in payload.changes) item.linkError = null
      edit(draft)
    },
    altTextChanged: (
      state,
      { payload }: PayloadAction<{ draftId: string; itemId: string; altText: string }>,
    ) => {
      const [draft, item] = [state.drafts[payload.draftId], state.items[payload.itemId]]
      if (!draft || !item) return
      const { altText } = payload
      if (draft.pinItemIds[0] === item.id) draft.altText = altText
      else item.carried = { ...emptyDraftItem, ...item.carried, alt_text: altText }
      item.altTextError = null
      edit(draft)
    },
    /** With a second picture the draft is a carousel, which is published at once. */
    itemAdded: (state, { payload: { draftId, item } }: PayloadAction<{ draftId: string; item: PinItem }>) => {
      const draft = state.drafts[draftId]
      if (!draft) return
      state.items[item.id] = item
      draft.pinItemIds.push(item.id)
      draft.pinItemIndex = draft.pinItemIds.length - 1
      draft.type = typeOfItems(draft.type, draft.pinItemIds.length)
      draft.publishOption = 'publish-immediately'
      edit(draft)
    },
    itemRemoved: (
      state,
      { payload: { draftId, itemId } }: PayloadAction<{ draftId: string; itemId: string }>,
    ) => {
      const draft = state.drafts[draftId]
      const at = draft?.pinItemIds.indexOf(itemId) ?? -1
      if (!draft || at < 0 || draft.pinItemIds.length === 1) return
      draft.pinItemIds.splice(at, 1)
      if (at === 0) coverChanged(draft, undefined, state.items[draft.pinItemIds[0] ?? ''])
      delete state.items[itemId]
      if (at < draft.pinItemIndex) draft.pinItemIndex -= 1
      draft.pinItemIndex = Math.min(draft.pinItemIndex, draft.pinItemIds.length - 1)
      draft.type = typeOfItems(draft.type, draft.pinItemIds.length)
      edit(draft)
    },
    /** The picture that is edited changes places with its neighbor. */
    itemMoved: (state, { payload: { draftId, step } }: PayloadAction<{ draftId: string; step: -1 | 1 }>) => {
      const draft = state.drafts[draftId]
      if (!draft) return
      const { pinItemIds, pinItemIndex: from } = draft
      const [moved, other] = [pinItemIds[from], pinItemIds[from + step]]
      if (moved === undefined || other === undefined) return
      pinItemIds[from] = other
      pinItemIds[from + step] = moved
      const [cover, second] = [state.items[pinItemIds[0] ?? ''], state.items[pinItemIds[1] ?? '']]
      if (from * (from + step) === 0) coverChanged(draft, second, cover)
      draft.pinItemIndex = from + step
      edit(draft)
    },
    itemChosen: (
      state,
      { payload: { draftId, index } }: PayloadAction<{ draftId: string; index: number }>,
    ) => {
      const draft = state.drafts[draftId]
      if (draft?.pinItemIds[index] !== undefined) draft.pinItemIndex = index
    },
    /** Another picture takes away what was tagged and drawn on the one before, and its alt text; the first one has none to take. spec 000 §4 */
    itemMediaSet: (
      state,
      { payload }: PayloadAction<{ draftId: string; itemId: string; media: ItemMedia | null }>,
    ) => {
      const [draft, item] = [state.drafts[payload.draftId], state.items[payload.itemId]]
      if (!draft || !item) return
      if (item.media && draft.pinItemIds[0] === item.id) draft.altText = ''
      else if (item.media && item.carried) item.carried.alt_text = ''
      Object.assign(item, { media: payload.media, pinTagIds: [], selectedPinTagId: null, canvasJson: '' })
      item.mediaError = null
      draft.view = payload.media ? 'edit' : 'upload'
      edit(draft)
    },
    draftStatusSet: (
      state,
      { payload: { id, status } }: PayloadAction<{ id: string; status: PinDraft['status'] }>,
    ) => {
      const draft = state.drafts[id]
      if (draft) draft.status = status
    },
    /** What was typed while it was being saved is saved the next time. */
    draftSaved: (state, { payload: { id, version } }: PayloadAction<{ id: string; version: number }>) => {
      const draft = state.drafts[id]
      if (!draft) return
      draft.version = version
      if (draft.status !== 'saving') return
      draft.status = 'saved'
      draft.errors.apiError = null
    },
    draftPublishingSet: (
      state,
      { payload: { id, status } }: PayloadAction<{ id: string; status: PublishingStatus }>,
    ) => {
      const draft = state.drafts[id]
      if (draft) draft.publishingStatus = status
    },
    draftFaulted: (state, { payload: { id, ...faults } }: PayloadAction<Faults & { id: string }>) => {
      const draft = state.drafts[id]
      if (!draft) return
      draft.errors = { ...noErrors, ...faults.errors }
      for (const itemId of draft.pinItemIds) {
        const item = state.items[itemId]
        if (item) Object.assign(item, noItemErrors, faults.itemErrors[itemId])
      }
      const isAtFault = (itemId: string) => itemId in faults.itemErrors
      const firstFault = draft.pinItemIds.findIndex(isAtFault)
      const isSeen = isAtFault(draft.pinItemIds[draft.pinItemIndex] ?? '')
      if (firstFault !== -1 && !isSeen) draft.pinItemIndex = firstFault
    },
    tagSelected: (state, { payload }: PayloadAction<{ itemId: string; tagId: string | null }>) => {
      const item = state.items[payload.itemId]
      if (item) item.selectedPinTagId = payload.tagId
    },
    draftForgotten: (state, { payload: { id } }: PayloadAction<{ id: string }>) => {
      for (const itemId of state.drafts[id]?.pinItemIds ?? []) delete state.items[itemId]
      delete state.drafts[id]
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tagPlaced, ({ items }, { payload: { itemId, tag } }) => {
        const item = items[itemId]
        if (item) Object.assign(item, { pinTagIds: [...item.pinTagIds, tag.id], selectedPinTagId: tag.id })
      })
      .addCase(uploadStarted, ({ items }, { payload: { itemId, file } }) => {
        if (items[itemId]) items[itemId].isTaggable = isTaggable(file)
      })
      .addCase(uploadItemRemoved, ({ items }, { payload: { itemId } }) => {
        if (items[itemId]) items[itemId].isTaggable = isTaggable(null)
      })
      .addMatcher(isAnyOf(...tagChanges), (state, { payload: { draftId } }) => {
        const draft = state.drafts[draftId]
        if (draft) edit(draft)
      }),
  selectors: {
    selectDrafts: (state) => state.drafts,
    selectDraft: (state, id: string): PinDraft | undefined => state.drafts[id],
    selectItems: (state) => state.items,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof pinDraftsSlice> {}
}

export const {
  draftReceived,
  draftChanged,
  itemChanged,
  altTextChanged,
  itemAdded,
  itemRemoved,
  itemChosen,
  itemMoved,
  itemMediaSet,
  draftStatusSet,
  draftSaved,
  draftPublishingSet,
  draftFaulted,
  tagSelected,
  draftForgotten,
} = pinDraftsSlice.actions
export const { selectDrafts, selectDraft, selectItems } = pinDraftsSlice.injectInto(rootReducer).selectors
