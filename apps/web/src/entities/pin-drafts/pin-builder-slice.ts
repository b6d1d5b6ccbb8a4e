import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'
import type { UploadStatus } from './pin-draft-types.ts'

export type BatchField = 'title' | 'description' | 'link' | 'board'
type BatchValues = Record<BatchField, string>
export type BatchEditModeFields = BatchValues & {
  dirtyFields: BatchField[]
  errors: Record<BatchField, string | null>
}

const noBatch: BatchEditModeFields = {
  title: '',
  description: '',
  link: '',
  board: '',
  dirtyFields: [],
  errors: { title: null, description: null, link: null, board: null },
}

type Xhr = { abort: (reason?: unknown) => void }
/** `isWaiting` until its turn comes; `file` is tried again after a failure; `share` is how much of it has been sent, `isResumed` also by a page before. */
export type UploadItem = {
  status: UploadStatus
  isWaiting: boolean
  xhr: Xhr | null
  file: File
  share: number
  isResumed: boolean
  message: string | null
}
export type DraftUpload = { status: UploadStatus; items: Record<string, UploadItem> }

/** The whole workspace; the drafts themselves are in their own slice. spec 000 §3 */
export type PinBuilderState = {
  assets: string[]
  batchDraftCreationIds: string[]
  batchEditModeFields: BatchEditModeFields
  closeupImageSignature: string | null
  createdPinIds: string[]
  entryPoint: string | null
  fonts: string[]
  isBatchEditMode: boolean
  pinDraftIds: string[]
  pinDraftIdUploadStatusMap: Record<string, DraftUpload>
  selectedPinDraftIds: string[]
}

const initialState: PinBuilderState = {
  assets: [],
  batchDraftCreationIds: [],
  batchEditModeFields: noBatch,
  closeupImageSignature: null,
  createdPinIds: [],
  entryPoint: null,
  fonts: [],
  isBatchEditMode: false,
  pinDraftIds: [],
  pinDraftIdUploadStatusMap: {},
  selectedPinDraftIds: [],
}

const ORDER: readonly UploadStatus[] = ['failed', 'uploading', 'processing']

/** The status of the item that keeps the draft back the most. */
function worstOf(upload: DraftUpload): UploadStatus {
  const items = Object.values(upload.items).map(({ status }) => status)
  return ORDER.find((status) => items.includes(status)) ?? 'succeeded'
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

/** Several selected drafts are edited together. */
function select(state: PinBuilderState, ids: readonly string[]): void {
  state.selectedPinDraftIds = state.pinDraftIds.filter((id) => ids.includes(id))
  state.isBatchEditMode = state.selectedPinDraftIds.length > 1
  if (!state.isBatchEditMode) state.batchEditModeFields = noBatch
}

type InItem = { draftId: string; itemId: string }

export const pinBuilderSlice = createSlice({
  name: 'pinBuilder',
  initialState,
  reducers: {
    draftIdsSet: (state, { payload }: PayloadAction<string[]>) => {
      state.pinDraftIds = payload
      select(state, state.selectedPinDraftIds)
    },
    draftPrepended: (state, { payload: id }: PayloadAction<string>) => {
      state.pinDraftIds = [id, ...without(state.pinDraftIds, id)]
    },
    draftAppended: (state, { payload: id }: PayloadAction<string>) => {
      state.pinDraftIds = [...without(state.pinDraftIds, id), id]
    },
    draftInserted: (state, { payload }: PayloadAction<{ id: string; beforeId: string }>) => {
      const others = without(state.pinDraftIds, payload.id)
      const at = others.indexOf(payload.beforeId)
      state.pinDraftIds = others.toSpliced(at < 0 ? others.length : at, 0, payload.id)
    },
    draftRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.pinDraftIds = without(state.pinDraftIds, id)
      select(state, state.selectedPinDraftIds)
      delete state.pinDraftIdUploadStatusMap[id]
    },
    draftsSelected: (state, { payload }: PayloadAction<string[]>) => {
      select(state, payload)
    },
    batchFieldChanged: (state, { payload }: PayloadAction<{ field: BatchField; value: string }>) => {
      const batch = state.batchEditModeFields
      batch[payload.field] = payload.value
      batch.errors[payload.field] = null
      if (!batch.dirtyFields.includes(payload.field)) batch.dirtyFields.push(payload.field)
    },
    batchFaulted: (state, { payload }: PayloadAction<Partial<Record<BatchField, string>>>) => {
      Object.assign(state.batchEditModeFields.errors, payload)
    },
    batchApplied: (state) => {
      state.batchEditModeFields = noBatch
    },
    pinCreated: (state, { payload: id }: PayloadAction<string>) => {
      state.createdPinIds.push(id)
    },
    uploadStarted: (state, { payload }: PayloadAction<InItem & { xhr: Xhr; file: File }>) => {
      const upload = (state.pinDraftIdUploadStatusMap[payload.draftId] ??= { status: 'uploading', items: {} })
      upload.items[payload.itemId] = {
        status: 'uploading',
        isWaiting: true,
        xhr: payload.xhr,
        file: payload.file,
        share: 0,
        isResumed: false,
        message: null,
      }
      upload.status = worstOf(upload)
    },
    uploadItemSet: (
      state,
      { payload }: PayloadAction<InItem & Partial<Omit<UploadItem, 'xhr' | 'file'>>>,
    ) => {
      const { draftId, itemId, ...changes } = payload
      const upload = state.pinDraftIdUploadStatusMap[draftId]
      const item = upload?.items[itemId]
      if (!upload || !item) return
      Object.assign(item, changes)
      upload.status = worstOf(upload)
    },
    uploadItemRemoved: (state, { payload: { draftId, itemId } }: PayloadAction<InItem>) => {
      const upload = state.pinDraftIdUploadStatusMap[draftId]
      if (!upload) return
      delete upload.items[itemId]
      if (Object.keys(upload.items).length === 0) delete state.pinDraftIdUploadStatusMap[draftId]
      else upload.status = worstOf(upload)
    },
  },
  selectors: { selectPinBuilder: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof pinBuilderSlice> {}
}

export const {
  draftIdsSet,
  draftPrepended,
  draftAppended,
  draftInserted,
  draftRemoved,
  draftsSelected,
  batchFieldChanged,
  batchFaulted,
  batchApplied,
  pinCreated,
  uploadStarted,
  uploadItemSet,
  uploadItemRemoved,
} = pinBuilderSlice.actions
export const { selectPinBuilder } = pinBuilderSlice.injectInto(rootReducer).selectors
