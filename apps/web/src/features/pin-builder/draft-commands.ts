import { createAction } from '@reduxjs/toolkit'
import { errorCatalogue } from '@tessera/api-types/errors'
import type { DraftContent } from '@tessera/api-types/pin-drafts/draft-content'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import { contentOf, draftOf } from '../../entities/pin-drafts/draft-content-form.ts'
import {
  draftAppended,
  draftIdsSet,
  draftInserted,
  draftPrepended,
  draftRemoved,
  pinCreated,
  selectPinBuilder,
} from '../../entities/pin-drafts/pin-builder-slice.ts'
import { isBusy, newPinDraft, newPinItem, type PinDraft } from '../../entities/pin-drafts/pin-draft-types.ts'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import {
  draftFaulted,
  draftPublishingSet,
  draftReceived,
  draftSaved,
  draftStatusSet,
  selectDraft,
  selectItems,
} from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { tagsSaved } from '../../entities/pin-tags/pin-tag-actions.ts'
import { draftTagsOf, selectTagged } from '../../entities/pin-tags/pin-tags-slice.ts'
import { pinsAdded } from '../../entities/pins/pin-moves.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError, isPassing } from '../../shared/api/call.ts'
import { once } from '../../shared/api/sending-once.ts'
import { patience } from '../../shared/browser/patience.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { onUndo } from '../../shared/toasts/undo.ts'
import { faultsOf } from './draft-faults.ts'
import { cancelUpload, forgetDraft, uploadItem } from './upload-commands.ts'

type Command<T> = (dispatch: AppDispatch, getState: () => RootState) => Promise<T>
type Texts = Translate<'builder'>

const { pinDrafts, createDraft, updateDraft, deleteDraft, duplicateDraft, publishDraft } =
  pinDraftsApi.endpoints

/** Where a draft is added. */
export type DraftPlace = 'front' | 'end' | { beforeId: string }

const refuse =
  (error: unknown, t: Texts): Command<null> =>
  async (dispatch) => {
    const text = errorText(error, t)
    dispatch(toastShown({ text, tone: 'error' }))
    return null
  }

const uploadsOf = (state: RootState, id: string) =>
  Object.entries(selectPinBuilder(state).pinDraftIdUploadStatusMap[id]?.items ?? {})

/** Whether more is known here than on the server. */
function isAhead(state: RootState, id: string): boolean {
  const draft = selectDraft(state, id)
  const isUploading = uploadsOf(state, id).some(([, { status }]) => status !== 'failed')
  return draft !== undefined && (draft.status === 'edited' || isBusy(draft.status) || isUploading)
}

/** A failed upload of an item that is there no longer cannot be tried again. */
const endLostUploads =
  (id: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const itemIds = selectDraft(getState(), id)?.pinItemIds ?? []
    for (const [itemId] of uploadsOf(getState(), id))
      if (!itemIds.includes(itemId)) void dispatch(cancelUpload({ draftId: id, itemId }))
  }

/** Takes the drafts of the server over, but for what is not saved yet. */
export const receiveDrafts =
  (views: readonly PinDraftView[]): Command<void> =>
  async (dispatch, getState) => {
    const drafts = views.flatMap((view) => draftOf(view) ?? [])
    for (const one of drafts) {
      if (isAhead(getState(), one.draft.id)) continue
      dispatch(draftReceived(one))
      dispatch(endLostUploads(one.draft.id))
    }
    dispatch(draftIdsSet(drafts.map(({ draft }) => draft.id)))
  }

const reloadDrafts = (): Command<void> => async (dispatch) => {
  const { data } = await dispatch(pinDrafts.initiate({}, { forceRefetch: true, subscribe: false }))
  if (data) await dispatch(receiveDrafts(data))
}

const emptyContent = (): DraftContent => contentOf(newPinDraft(''), [newPinItem('')], () => [])

/** Puts a draft of the server at its place. */
const place =
  (view: PinDraftView, at: DraftPlace): Command<string | null> =>
  async (dispatch) => {
    const received = draftOf(view)
    if (!received) return null
    const { id } = view
    dispatch(draftReceived(received))
    if (at === 'front') dispatch(draftPrepended(id))
    else if (at === 'end') dispatch(draftAppended(id))
    else dispatch(draftInserted({ id, beforeId: at.beforeId }))
    return id
  }

/** Adds a draft; returns its id, or null where it was refused. */
export const addDraft =
  (at: DraftPlace, t: Texts, content = emptyContent()): Command<string | null> =>
  async (dispatch, getState) => {
    const first = selectPinBuilder(getState()).pinDraftIds[0] ?? null
    const before_id = at === 'front' ? first : at === 'end' ? null : at.beforeId
    const { data, error } = await once(dispatch)(createDraft.initiate({ content, before_id }))
    return data ? dispatch(place(data, at)) : dispatch(refuse(error, t))
  }

export const copyDraft =
  (id: string, t: Texts): Command<string | null> =>
  async (dispatch) => {
    if (!(await dispatch(saveDraft(id, t)))) return null
    const { data, error } = await once(dispatch)(duplicateDraft.initiate({ id }))
    return data ? dispatch(place(data, { beforeId: id })) : dispatch(refuse(error, t))
  }

/** The undo of a deletion. */
export const draftRestoreAsked = createAction<{ id: string }>('pinBuilder/draftRestoreAsked')

onUndo(draftRestoreAsked, async ({ id }, dispatch) => {
  const end = await dispatch(pinDraftsApi.endpoints.restoreDraft.initiate({ id }))
  if (!end.error) await dispatch(reloadDrafts())
  return end
})

/** Removes a draft; returns whether it is gone. */
export const removeDraft =
  (id: string, t: Texts): Command<boolean> =>
  async (dispatch) => {
    if ((await dispatch(endSave(id, t))) === 'elsewhere') return false
    const { error } = await dispatch(deleteDraft.initiate({ id }))
    if (error) {
      await dispatch(refuse(error, t))
      return false
    }
    const forgotten = dispatch(forgetDraft(id))
    dispatch(draftRemoved(id))
    await forgotten
    return true
  }

const STALE = errorCatalogue.STALE_RECORD.api_error_code

/** How a save ended; `elsewhere`: the draft is no longer the one that was written here. */
type SaveEnd = 'saved' | 'refused' | 'elsewhere'

const running = new Map<string, Promise<SaveEnd>>()
const retries = new Map<string, ReturnType<typeof patience>>()

function endRetries(id: string): void {
  retries.get(id)?.stop()
  retries.delete(id)
}

/** What was typed meanwhile is saved by itself: only what was sent is at fault. A failure that passes is tried again. */
const failSave =
  (id: string, error: unknown, t: Texts): Command<void> =>
  async (dispatch, getState) => {
    if (selectDraft(getState(), id)?.status !== 'saving') return
    dispatch(draftStatusSet({ id, status: 'edited' }))
    const apiError = errorText(error, t)
    dispatch(draftFaulted({ id, errors: { apiError }, itemErrors: {} }))
    if (!isApiError(error) || !isPassing(error)) return endRetries(id)
    const retry = retries.get(id) ?? patience(() => void dispatch(saveDraft(id, t)))
    retries.set(id, retry)
    retry.held()
  }

/** Saves what was typed, one save of a draft after the other: each builds on the version that the one before it made. */
const endSave =
  (id: string, t: Texts): Command<SaveEnd> =>
  async (dispatch) => {
    const save = (running.get(id) ?? Promise.resolve()).then(() => dispatch(saveNow(id, t)))
    running.set(id, save)
    const end = await save
    if (running.get(id) === save) running.delete(id)
    return end
  }

/** Returns whether all that was typed is saved. */
export const saveDraft =
  (id: string, t: Texts): Command<boolean> =>
  async (dispatch) =>
    (await dispatch(endSave(id, t))) === 'saved'

type Move = { from: string; itemIds: readonly string[]; to: string }

/** The files that are still being uploaded go on in the copy, whose items are in the same order. */
const moveUploads =
  ({ from, itemIds, to }: Move, t: Texts) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const uploads = Object.fromEntries(uploadsOf(getState(), from))
    const places = selectDraft(getState(), to)?.pinItemIds ?? []
    for (const [at, itemId] of places.entries()) {
      const file = uploads[itemIds[at] ?? '']?.file
      if (file) void dispatch(uploadItem({ draftId: to, itemId }, file, t))
    }
  }

/** A draft that another device changed stays as it is there, and what was typed becomes a copy, where there is room. */
const saveNow =
  (id: string, t: Texts): Command<SaveEnd> =>
  async (dispatch, getState) => {
    const draft = selectDraft(getState(), id)
    retries.get(id)?.stop()
    if (draft?.status !== 'edited') return draft ? 'saved' : 'elsewhere'
    const items = selectItems(getState())
    const parts = draft.pinItemIds.flatMap((itemId) => items[itemId] ?? [])
    const content = contentOf(draft, parts, (tagIds) => draftTagsOf(selectTagged(getState()), tagIds))
    dispatch(draftStatusSet({ id, status: 'saving' }))
    const { data, error } = await dispatch(updateDraft.initiate({ id, version: draft.version, content }))
    if (data) {
      endRetries(id)
      dispatch(draftSaved({ id, version: data.version }))
      dispatch(tagsSaved({ tagIds: parts.flatMap(({ pinTagIds }) => pinTagIds) }))
      return 'saved'
    }
    const isStale = isApiError(error) && error.api_error_code === STALE
    const copyId = isStale ? await dispatch(addDraft({ beforeId: id }, t, content)) : null
    if (copyId !== null) {
      dispatch(moveUploads({ from: id, itemIds: parts.map((item) => item.id), to: copyId }, t))
      await dispatch(forgetDraft(id))
      await dispatch(reloadDrafts())
      dispatch(toastShown({ text: t('builder.changedElsewhere'), tone: 'error' }))
      return 'elsewhere'
    }
    await dispatch(failSave(id, error, t))
    return isStale ? 'elsewhere' : 'refused'
  }

/** What was typed meanwhile is saved by itself: a fault of the whole draft would hold that back, so it is only shown. */
const failPublication =
  (draft: PinDraft, error: unknown, t: Texts) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { id } = draft
    const { errors, itemErrors } = faultsOf(error, draft, t)
    const isTyped = selectDraft(getState(), id)?.status !== 'publishing'
    if (!isTyped) dispatch(draftStatusSet({ id, status: 'saved' }))
    else if (errors.apiError) dispatch(toastShown({ text: errors.apiError, tone: 'error' }))
    dispatch(draftPublishingSet({ id, status: 'attempted' }))
    dispatch(draftFaulted({ id, errors: isTyped ? { ...errors, apiError: null } : errors, itemErrors }))
  }

/** Publishes or schedules one draft; returns which, or null. What was refused stays with its faults. */
export const publish =
  (id: string, t: Texts): Command<'published' | 'scheduled' | null> =>
  async (dispatch, getState) => {
    if (!(await dispatch(saveDraft(id, t)))) return null
    const draft = selectDraft(getState(), id)
    if (!draft || isBusy(draft.status)) return null
    dispatch(draftStatusSet({ id, status: 'publishing' }))
    dispatch(draftPublishingSet({ id, status: 'publishing' }))
    const { data, error } = await once(dispatch)(publishDraft.initiate({ id, version: draft.version }))
    if (!data) {
      dispatch(failPublication(draft, error, t))
      return null
    }
    const { pin } = data
    if (pin) {
      const to = { boardId: pin.board?.id ?? '', sectionId: pin.section?.id ?? null }
      dispatch(pinsAdded({ pinIds: [pin.id], to }))
      dispatch(pinCreated(pin.id))
    }
    const forgotten = dispatch(forgetDraft(id))
    dispatch(draftRemoved(id))
    await forgotten
    return pin ? 'published' : 'scheduled'
  }
