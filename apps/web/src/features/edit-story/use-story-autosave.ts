import { useEffect } from 'react'
import { STORY_AUTOSAVE_MS } from '@tessera/api-types/story-pins/story-constants'
import { errorText } from '../../shared/api/error-text.ts'
import { after } from '../../shared/browser/clock.ts'
import { patience } from '../../shared/browser/patience.ts'
import { isApiError, isPassing } from '../../shared/api/call.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { contentOf } from './story-content-of.ts'
import { forgetBegun, sendDraft } from './send-draft.ts'
import { draftSaved, selectStoryEditor, statusMoved, type StoryEditorState } from './story-editor-slice.ts'
import type { StoryStatus } from './story-status.ts'

const UNSAVED: readonly StoryStatus[] = ['edited', 'creating', 'saving', 'uploading', 'processing', 'failed']

/** Whether something would be lost now. */
export const isUnsaved = ({ status, uploads }: StoryEditorState): boolean =>
  uploads.length > 0 || UNSAVED.includes(status)

const running = new WeakMap<AppStore, Promise<boolean>>()

const retries = new WeakMap<AppStore, ReturnType<typeof patience>>()

function endRetries(store: AppStore): void {
  retries.get(store)?.stop()
  retries.delete(store)
}

/** Resolves once no draft is being saved any more. */
export const savesEnded = async (store: AppStore): Promise<void> => void (await running.get(store))

/** Saves what is written as a draft, one save after the other; returns whether nothing is left unsaved. */
export function saveDraft(store: AppStore, t: Translate<'story-editor'>): Promise<boolean> {
  const save = savesEnded(store).then(() => saveNow(store, t))
  running.set(store, save)
  return save
}

/** What was written meanwhile is saved by itself: only what was sent is at fault. A failure that passes is tried again. */
function failSave(error: unknown, store: AppStore, t: Translate<'story-editor'>): void {
  const { status } = selectStoryEditor(store.getState())
  if (status !== 'saving' && status !== 'creating') return
  store.dispatch(statusMoved({ event: 'saveFail', apiError: errorText(error, t) }))
  if (!isApiError(error) || !isPassing(error)) return endRetries(store)
  const retry = retries.get(store) ?? patience(() => void saveDraft(store, t))
  retries.set(store, retry)
  retry.held()
}

async function saveNow(store: AppStore, t: Translate<'story-editor'>): Promise<boolean> {
  const { dispatch, getState } = store
  const state = selectStoryEditor(getState())
  const { draft, pinId, status } = state
  retries.get(store)?.stop()
  if (status !== 'edited' && status !== 'failed') return !isUnsaved(state)
  // What is published has no draft beside it.
  if (pinId !== null) return false
  dispatch(statusMoved({ event: draft ? 'save' : 'create' }))
  try {
    const { id, version } = await sendDraft(contentOf(state), state, store, t)
    dispatch(draftSaved({ id, version }))
    endRetries(store)
    return !isUnsaved(selectStoryEditor(getState()))
  } catch (error) {
    failSave(error, store, t)
    return false
  }
}

/** Saves the draft once nothing was changed for a while; after a refusal with the next change, or by itself where it passes. */
export function useStoryAutosave(): void {
  const t = useT<'story-editor'>()
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectStoryEditor)
  useEffect(
    () => () => {
      endRetries(store)
      forgetBegun(store)
    },
    [store],
  )
  const isDue = state.status === 'edited' && state.apiError === null
  useEffect(
    () => (isDue ? after(STORY_AUTOSAVE_MS, () => void saveDraft(store, t)) : undefined),
    [isDue, state.items, state.blocks, state.pageIds, state.details, store, dispatch, t],
  )
}
