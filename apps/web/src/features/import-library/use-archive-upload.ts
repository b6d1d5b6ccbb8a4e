import type { UploadForm } from '@tessera/api-types/media/views'
import { useEffect, useReducer, useRef } from 'react'
import { uploadArchive } from '../../entities/media/upload-archive.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { archiveFault } from './archive-rules.ts'
import { nextUpload, noUpload } from './archive-upload-machine.ts'
import { importLibraryApi } from './import-library-api.ts'

const NAME_MAX = 200

/** Brings a file to the server and has it read; leaving the page calls it off. */
export function useArchiveUpload() {
  const t = useT<'imports'>()
  const dispatch = useAppDispatch()
  const [upload, send] = useReducer(nextUpload, noUpload)
  const [beginImport] = importLibraryApi.useBeginImportMutation()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const begin = async (file: File, uploadId: string) => {
    const { error } = await beginImport({ upload_id: uploadId, name: file.name.slice(0, NAME_MAX) })
    if (!error) return send({ type: 'ended' })
    send({ type: 'beginFailed', message: isApiError(error) ? errorText(error, t) : t('error.default') })
  }
  const run = async (file: File, begun: UploadForm | null) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    const onProgress = (share: number) => send({ type: 'progressed', share })
    const end = await uploadArchive(file, begun, dispatch, { onProgress, signal: mine.signal }).catch(
      () => null,
    )
    if (mine.signal.aborted || !end) return
    if ('error' in end) return send({ type: 'failed', message: errorText(end.error, t), begun: end.begun })
    send({ type: 'uploaded', uploadId: end.uploadId })
    await begin(file, end.uploadId)
  }
  return {
    upload,
    take: (file: File) => {
      const fault = archiveFault(file)
      if (fault) return send({ type: 'refused', file, message: t(fault) })
      send({ type: 'chosen', file })
      void run(file, null)
    },
    retry: () => {
      send({ type: 'retried' })
      if (upload.status === 'failed') void run(upload.file, upload.begun)
      else if (upload.status === 'notBegun') void begin(upload.file, upload.uploadId)
    },
    cancel: () => {
      running.current?.abort()
      send({ type: 'ended' })
    },
  }
}
