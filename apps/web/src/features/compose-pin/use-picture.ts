import { useEffect, useReducer, useRef } from 'react'
import { UPLOAD_CANCELED } from '../../entities/media/upload-canceled.ts'
import { runUpload } from '../../entities/media/run-upload.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { nextPicture, noPicture } from './picture-machine.ts'
import { fileFault } from './picture-rules.ts'

/** The picture of the pin, and what one can do about it. Another picture calls off the upload before it. */
export function usePicture() {
  const t = useT<'composer'>()
  const dispatch = useAppDispatch()
  const [picture, send] = useReducer(nextPicture, noPicture)
  const upload = useRef<AbortController | null>(null)
  useEffect(() => () => upload.current?.abort(), [])

  const takeFile = async (file: File) => {
    upload.current?.abort(UPLOAD_CANCELED)
    const fault = fileFault(file)
    if (fault) return send({ type: 'fileRefused', file, message: t(fault) })
    const mine = new AbortController()
    upload.current = mine
    send({ type: 'fileChosen', file })
    const onProgress = (share: number) => send({ type: 'progressed', share })
    const onResumed = () => send({ type: 'resumed' })
    const watch = { onProgress, onResumed, signal: mine.signal }
    const end = await runUpload(file, dispatch, watch).catch(() => null)
    if (mine.signal.aborted) return
    if (end && 'uploadId' in end) send({ type: 'succeeded', ...end })
    else send({ type: 'failed', message: errorText(end?.error, t) })
  }
  const drop = () => {
    upload.current?.abort(UPLOAD_CANCELED)
    send({ type: 'removed' })
  }
  return {
    picture,
    takeFile: (file: File) => void takeFile(file),
    takeLink: (imageUrl: string, altText: string) => {
      upload.current?.abort(UPLOAD_CANCELED)
      send({ type: 'linkChosen', imageUrl, altText })
    },
    drop,
  }
}
