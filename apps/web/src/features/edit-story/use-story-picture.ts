import { useEffect, useRef } from 'react'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import { runUpload } from '../../entities/media/run-upload.ts'
import { isVideoFile } from '../../entities/media/video-file.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { uploadUrl } from './story-content-of.ts'
import { blockAdded, statusMoved } from './story-editor-slice.ts'
import { newStoryBlock } from './story-item.ts'

/** Uploads a picture or video and puts it on the page that shows. */
export function useStoryPicture() {
  const t = useT()
  const dispatch = useAppDispatch()
  const upload = useRef<AbortController | null>(null)
  useEffect(() => () => upload.current?.abort(), [])
  return async (file: File) => {
    upload.current?.abort()
    const mine = new AbortController()
    upload.current = mine
    dispatch(statusMoved({ event: 'upload' }))
    const onProgress = (share: number) => {
      if (share >= 1) dispatch(statusMoved({ event: 'uploadEnd' }))
    }
    const end = await runUpload(file, dispatch, { onProgress, signal: mine.signal }).catch(() => null)
    if (mine.signal.aborted) return
    dispatch(statusMoved({ event: 'edit' }))
    if (end && 'signature' in end && end.signature !== null) {
      const { signature } = end
      const kind = isVideoFile(file) ? 'video' : 'image'
      const media = { kind, signature, url: uploadUrl(signature), altText: '' } as const
      dispatch(blockAdded(newStoryBlock(types[kind], { media })))
      return
    }
    const text = end && 'error' in end ? errorText(end.error, t) : t('error.default')
    dispatch(toastShown({ text, tone: 'error' }))
  }
}
