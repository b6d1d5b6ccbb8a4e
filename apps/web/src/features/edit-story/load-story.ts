import type { MusicTrack } from '@tessera/api-types/music/views'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { StoryBlock, StoryDraftContent } from '@tessera/api-types/story-pins/story-content'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import { isApiError, isPassing } from '../../shared/api/call.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { editorOf, type NamedThings } from './story-content-of.ts'
import { stickerPinOf, storyEditorApi } from './story-editor-api.ts'
import { emptyStory, type StoryEditorState } from './story-editor-slice.ts'

const { storyDrafts } = pinDraftsApi.endpoints
const { storyContent, mentionedPerson, musicTrack, taggedPin } = storyEditorApi.endpoints
const fresh = { forceRefetch: true, subscribe: false } as const

const GONE = 404
const isGone = (error: unknown): boolean => isApiError(error) && error.httpStatus === GONE

/** What was asked for, or null where it is not there. Throws where that is not known now. */
export async function answered<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    // A lost connection or a busy server does not settle what was asked for.
    if (isApiError(error) && isPassing(error)) throw error
    return null
  }
}

/** What the stickers of a story name; what is gone is left out. */
async function namedIn({ pages }: StoryDraftContent, dispatch: AppDispatch): Promise<NamedThings> {
  const blocks = pages.flatMap((page) => page.blocks)
  const users = new Map<string, NamedThings['users'] extends ReadonlyMap<string, infer U> ? U : never>()
  const pins = new Map<string, NamedThings['pins'] extends ReadonlyMap<string, infer P> ? P : never>()
  const tracks = new Map<string, MusicTrack>()
  const unanswered = new Set<StoryBlock>()
  await Promise.all(
    blocks.map(async (block) => {
      if (block.type === types.mentionSticker) {
        const ask = mentionedPerson.initiate({ user_id: block.user_id }, fresh)
        const { data, error } = await dispatch(ask)
        if (data) users.set(data.id, data)
        else if (!isGone(error)) unanswered.add(block)
      }
      if (block.type === types.music) {
        const { data } = await dispatch(musicTrack.initiate({ id: block.track_id }, fresh))
        if (data) tracks.set(data.id, data)
      }
      if (block.type === types.productSticker) {
        const { data, error } = await dispatch(taggedPin.initiate({ id: block.pin_id }, fresh))
        const pin = data && stickerPinOf(data)
        if (pin) pins.set(pin.id, pin)
        else if (!data && !isGone(error)) unanswered.add(block)
      }
    }),
  )
  return { users, pins, tracks, unanswered }
}

type Input = { pinId: string | null; draftId: string | null }

/** A published story, a draft, or an empty story; null where what was asked for is not there. */
export async function loadStory(
  { pinId, draftId }: Input,
  dispatch: AppDispatch,
): Promise<StoryEditorState | null> {
  if (pinId !== null) {
    const data = await answered(dispatch(storyContent.initiate({ pin_id: pinId }, fresh)).unwrap())
    return data ? editorOf(data, await namedIn(data, dispatch), { draft: null, pinId }) : null
  }
  if (draftId === null) return emptyStory()
  const data = await answered(dispatch(storyDrafts.initiate({}, fresh)).unwrap())
  const found = data?.find(({ id }) => id === draftId)
  if (found?.content.type !== 'story') return null
  const { id, version, content } = found
  const kept = { draft: { id, version }, pinId: null }
  return editorOf(content.story, await namedIn(content.story, dispatch), kept)
}
