import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { errorCatalogue } from '@tessera/api-types/errors'
import type { StoryDraftContent } from '@tessera/api-types/story-pins/story-content'
import { isApiError, isOffline, isPassing } from '../../shared/api/call.ts'
import { once } from '../../shared/api/sending-once.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import type { StoryEditorState } from './story-editor-slice.ts'

const { STALE_RECORD, DRAFT_NOT_FOUND } = errorCatalogue
const ELSEWHERE = [STALE_RECORD.api_error_code, DRAFT_NOT_FOUND.api_error_code]
const { createDraft, storyDrafts, updateDraft } = pinDraftsApi.endpoints

type Texts = Translate<'story-editor'>
type SavedDraft = { id: string; version: number }

/** The draft whose beginning is not saved yet: what was sent first, and what the server made of it. */
const begun = new WeakMap<AppStore, { first: StoryDraftContent; made: SavedDraft | null }>()

/** Another story begins another draft. */
export const forgetBegun = (store: AppStore): boolean => begun.delete(store)

/** What was sent since the last save whose end is known: the server may have any of it. */
const lost = new WeakMap<AppStore, StoryDraftContent[]>()

const isElsewhere = (error: unknown): boolean => isApiError(error) && ELSEWHERE.includes(error.api_error_code)

const isSame = (sent: StoryDraftContent, kept: StoryDraftContent): boolean => {
  const asSent: unknown = JSON.parse(JSON.stringify(sent))
  return copyWithStructuralSharing(asSent, kept) === asSent
}

/** The version that came of a save whose response was lost; undefined where somebody else changed the draft. */
async function versionOfLost(draftId: string, store: AppStore): Promise<number | undefined> {
  const sent = lost.get(store) ?? []
  if (sent.length === 0) return undefined
  const ask = storyDrafts.initiate({}, { forceRefetch: true, subscribe: false })
  const found = (await store.dispatch(ask).unwrap()).find(({ id }) => id === draftId)
  if (found?.content.type !== 'story') return undefined
  const { story } = found.content
  return sent.some((one) => isSame(one, story)) ? found.version : undefined
}

async function createStory(story: StoryDraftContent, { dispatch }: AppStore): Promise<SavedDraft> {
  return once(dispatch)(createDraft.initiate({ content: { type: 'story', story } })).unwrap()
}

/** A creation without a known end is sent again as it was, so that the server knows it; what came since is saved after. */
async function beginDraft(story: StoryDraftContent, store: AppStore, t: Texts): Promise<SavedDraft> {
  const draft = begun.get(store) ?? { first: story, made: null }
  begun.set(store, draft)
  try {
    draft.made ??= await createStory(draft.first, store)
  } catch (error) {
    if (!isApiError(error) || !isPassing(error)) begun.delete(store)
    throw error
  }
  const { first, made } = draft
  const saved = isSame(story, first) ? made : await sendDraft(story, { draft: made }, store, t)
  begun.delete(store)
  return saved
}

/** A draft that another device changed or removed is left alone: what is written becomes a new one. */
export async function sendDraft(
  story: StoryDraftContent,
  { draft }: Pick<StoryEditorState, 'draft'>,
  store: AppStore,
  t: Texts,
): Promise<SavedDraft> {
  const { dispatch } = store
  const content = { type: 'story' as const, story }
  if (!draft) return beginDraft(story, store, t)
  const { id } = draft
  const save = async (version: number) => {
    try {
      const saved = await dispatch(updateDraft.initiate({ id, version, content })).unwrap()
      lost.delete(store)
      return saved
    } catch (error) {
      if (isApiError(error) && isOffline(error)) lost.set(store, [...(lost.get(store) ?? []), story])
      if (!isElsewhere(error)) throw error
      return null
    }
  }
  const saved = await save(draft.version)
  if (saved) return saved
  const version = await versionOfLost(id, store)
  const later = version === undefined ? null : await save(version)
  if (later) return later
  const copy = await createStory(story, store)
  lost.delete(store)
  dispatch(toastShown({ text: t('editor.changedElsewhere'), tone: 'error' }))
  return copy
}
