import { useEffect, useReducer, useRef } from 'react'
import { runUpload } from '../../entities/media/run-upload.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { nextPhoto, noPhoto, photoFault } from './photo-machine.ts'

/** The photo being chosen. Another one calls off the upload before it. */
export function usePhoto() {
  const t = useT()
  const dispatch = useAppDispatch()
  const [photo, send] = useReducer(nextPhoto, noPhoto)
  const upload = useRef<AbortController | null>(null)
  useEffect(() => () => upload.current?.abort(), [])

  const take = async (file: File) => {
    upload.current?.abort()
    const fault = photoFault(file)
    if (fault) return send({ type: 'refused', file, message: t(fault) })
    const mine = new AbortController()
    upload.current = mine
    send({ type: 'chosen', file })
    const onProgress = (share: number) => send({ type: 'progressed', share })
    const end = await runUpload(file, dispatch, { onProgress, signal: mine.signal }).catch(() => null)
    if (mine.signal.aborted || !end) return
    if ('error' in end) return send({ type: 'refused', file, message: errorText(end.error, t) })
    send(
      end.signature === null
        ? { type: 'refused', file, message: t('error.default') }
        : { type: 'taken', signature: end.signature },
    )
  }
  const drop = () => {
    upload.current?.abort()
    send({ type: 'dropped' })
  }
  return { photo, take: (file: File) => void take(file), drop }
}
