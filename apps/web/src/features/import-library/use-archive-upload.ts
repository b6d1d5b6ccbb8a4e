import { useEffect, useReducer, useRef } from 'react'
import { UPLOAD_CANCELED } from '../../entities/media/upload-canceled.ts'
import type { ResumableWatch } from '../../entities/media/resumable-upload.ts'
import { fingerprintOf, forgetUpload } from '../../entities/media/unfinished-uploads.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { archiveFault } from './archive-rules.ts'
import { nextUpload, noUpload } from './archive-upload-machine.ts'
import { importLibraryApi } from './import-library-api.ts'

const NAME_MAX = 200

/** The code that sends is loaded once a file was chosen. */
async function uploadArchive(file: File, watch: ResumableWatch) {
  const { uploadResumably } = await import('../../entities/media/resumable-upload.ts')
  return uploadResumably(file, 'archive', watch)
}

/** Brings a file to the server and has it read; when its page is left, what came of it waits for the same file. */
export function useArchiveUpload(onBegun: (importId: string) => void) {
  const t = useT<'imports'>()
  const [upload, send] = useReducer(nextUpload, noUpload)
  const [beginImport] = importLibraryApi.useBeginImportMutation()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const begin = async (file: File, uploadId: string) => {
    const { data, error } = await beginImport({ upload_id: uploadId, name: file.name.slice(0, NAME_MAX) })
    if (data) {
      forgetUpload(fingerprintOf(file, 'archive'))
      onBegun(data.id)
      return send({ type: 'ended' })
    }
    send({ type: 'beginFailed', message: errorText(error, t) })
  }
  const run = async (file: File) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const onProgress = (share: number) => send({ type: 'progressed', share })
    const onResumed = () => send({ type: 'resumed' })
    const end = await uploadArchive(file, { onProgress, onResumed, signal: mine.signal }).catch(() => null)
    if (mine.signal.aborted) return
    if (!end || 'error' in end) return send({ type: 'failed', message: errorText(end?.error, t) })
    send({ type: 'uploaded', uploadId: end.uploadId })
    await begin(file, end.uploadId)
  }
  return {
    upload,
    take: (file: File) => {
      const fault = archiveFault(file)
      if (fault) return send({ type: 'refused', file, message: t(fault) })
      send({ type: 'chosen', file })
      void run(file)
    },
    retry: () => {
      send({ type: 'retried' })
      if (upload.status === 'failed') void run(upload.file)
      else if (upload.status === 'notBegun') void begin(upload.file, upload.uploadId)
    },
    cancel: () => {
      running.current?.abort(UPLOAD_CANCELED)
      if (upload.status === 'notBegun') forgetUpload(fingerprintOf(upload.file, 'archive'))
      send({ type: 'ended' })
    },
  }
}
