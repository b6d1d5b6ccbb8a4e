import { useEffect, useRef } from 'react'
import { STORY_BLOCK_TYPES as types, STORY_MAX_BLOCKS } from '@tessera/api-types/story-pins/story-constants'
import { runUpload } from '../../entities/media/run-upload.ts'
import { isVideoFile } from '../../entities/media/video-file.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { uploadUrl } from './story-content-of.ts'
import {
  blockAdded,
  selectIsPageFull,
  selectStoryEditor,
  statusMoved,
  uploadEnded,
  uploadStarted,
} from './story-editor-slice.ts'
import { newStoryBlock } from './story-item.ts'

/** Uploads a picture or video and puts it on the page that showed when it was chosen. */
export function useStoryPicture() {
  const t = useT<'story-editor'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const uploads = useRef(new Map<AbortController, string>())
  useEffect(() => {
    const running = uploads.current
    return () => {
      for (const [upload, pageId] of running) {
        upload.abort()
        dispatch(uploadEnded(pageId))
      }
      running.clear()
    }
  }, [dispatch])
  return async (file: File) => {
    const pageId = selectStoryEditor(store.getState()).activePageId
    if (pageId === null) return
    if (selectIsPageFull(store.getState())) {
      dispatch(toastShown({ text: t('editor.pageFull', { max: STORY_MAX_BLOCKS }), tone: 'error' }))
      return
    }
    const mine = new AbortController()
    uploads.current.set(mine, pageId)
    dispatch(uploadStarted(pageId))
    const onProgress = (share: number) => {
      if (share >= 1) dispatch(statusMoved({ event: 'uploadEnd' }))
    }
    const end = await runUpload(file, dispatch, { onProgress, signal: mine.signal }).catch(() => null)
    if (mine.signal.aborted) return
    uploads.current.delete(mine)
    dispatch(uploadEnded(pageId))
    if (end && 'signature' in end && end.signature !== null) {
      const { signature } = end
      const kind = isVideoFile(file) ? 'video' : 'image'
      const media = { kind, signature, url: uploadUrl(signature), altText: '' } as const
      dispatch(blockAdded(newStoryBlock(types[kind], { media }), pageId))
      return
    }
    const text = errorText(end && 'error' in end ? end.error : null, t)
    dispatch(toastShown({ text, tone: 'error' }))
  }
}
