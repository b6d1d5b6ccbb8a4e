import { useEffect, useReducer, useRef } from 'react'
import { runUpload } from '../../entities/media/run-upload.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { nextPhoto, noPhoto, photoFault } from './photo-machine.ts'

export type Photo = ReturnType<typeof usePhoto>

/** The photo being chosen. Another one calls off the upload before it. */
export function usePhoto() {
  const t = useT<'settings'>()
  const dispatch = useAppDispatch()
  const [photo, send] = useReducer(nextPhoto, noPhoto)
  const upload = useRef<AbortController | null>(null)
  const chosen = useRef<Promise<string | null>>(Promise.resolve(null))
  useEffect(() => () => upload.current?.abort(), [])

  const take = async (file: File): Promise<string | null> => {
    upload.current?.abort()
    const refuse = (message: string) => {
      send({ type: 'refused', file, message })
      return null
    }
    const fault = photoFault(file)
    if (fault) return refuse(t(fault))
    const mine = new AbortController()
    upload.current = mine
    send({ type: 'chosen', file })
    const onProgress = (share: number) => send({ type: 'progressed', share })
    const end = await runUpload(file, dispatch, { onProgress, signal: mine.signal }).catch(() => null)
    if (mine.signal.aborted || !end) return null
    if ('error' in end) return refuse(errorText(end.error, t))
    if (end.signature === null) return refuse(t('error.default'))
    send({ type: 'taken', signature: end.signature })
    return end.signature
  }
  const drop = () => {
    upload.current?.abort()
    chosen.current = Promise.resolve(null)
    send({ type: 'dropped' })
  }
  return {
    photo,
    take: (file: File) => void (chosen.current = take(file)),
    drop,
    /** The signature of the chosen photo once it is uploaded; null where there is none. */
    uploaded: () => chosen.current,
  }
}
