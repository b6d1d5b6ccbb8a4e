import { storyFaults } from '@tessera/api-types/story-pins/story-faults'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { useState } from 'react'
import { pinDraftsApi } from '../../entities/pin-drafts/pin-drafts-api.ts'
import { once } from '../../shared/api/sending-once.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { contentOf } from './story-content-of.ts'
import { storyEditorApi } from './story-editor-api.ts'
import { faultsFound, selectStoryEditor, statusMoved, type StoryEditorState } from './story-editor-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { savesEnded } from './use-story-autosave.ts'

const { createStory, editStory } = storyEditorApi.endpoints
const { deleteDraft } = pinDraftsApi.endpoints

export interface DetailFaults {
  board?: string
  link?: string
}

function detailFaults(
  { details, pinId }: StoryEditorState,
  t: Translate<'story-editor' | 'errors'>,
): DetailFaults {
  const needsBoard = pinId === null && details.boardId === ''
  const isLinkWrong = details.link !== '' && !isWebUrl(completedUrl(details.link))
  return {
    ...(needsBoard && { board: t('editor.boardNeeded') }),
    ...(isLinkWrong && { link: t('field.story.link') }),
  }
}

/** Sends the story; returns the id of its pin. */
async function send({ dispatch, getState }: AppStore): Promise<string> {
  const state = selectStoryEditor(getState())
  const { board_id, section, link, ...content } = contentOf(state)
  const words = { ...content, link: link ? completedUrl(link) : null }
  if (state.pinId !== null)
    return (await dispatch(editStory.initiate({ ...words, pin_id: state.pinId })).unwrap()).id
  const made = await once(dispatch)(
    createStory.initiate({ ...words, board_id: board_id ?? '', section: section ?? null }),
  ).unwrap()
  if (state.draft) await dispatch(deleteDraft.initiate({ id: state.draft.id }))
  return made.id
}

/** Judges the story and publishes it; what is wrong is shown at its field, and the draft stays. */
export function usePublishStory(onPublished: (pinId: string) => void) {
  const t = useT<'story-editor' | 'errors'>()
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const [faults, setFaults] = useState<DetailFaults>({})
  const publish = async () => {
    const state = selectStoryEditor(store.getState())
    const found = storyFaults(contentOf(state))
    const details = detailFaults(state, t)
    setFaults(details)
    dispatch(statusMoved({ event: 'attempt' }))
    dispatch(faultsFound(found.map((fault) => ({ fault, text: t(fault.message) }))))
    if (found.length > 0 || Object.keys(details).length > 0)
      return void dispatch(statusMoved({ event: 'reject' }))
    dispatch(statusMoved({ event: 'publish' }))
    try {
      // A draft that is just being made is to go, too.
      await savesEnded(store)
      const pinId = await send(store)
      dispatch(statusMoved({ event: 'succeed' }))
      onPublished(pinId)
    } catch (error) {
      dispatch(statusMoved({ event: 'publishFail', apiError: errorText(error, t) }))
    }
  }
  return { publish, faults }
}
