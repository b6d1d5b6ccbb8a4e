import type { Readable } from 'node:stream'
import type { Member } from '@tessera/shared-auth'
import { asDomainError, ImageError } from '../../images/image-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { VideoCrash, VideoError } from '../../videos/video-error.ts'
import { INCOMING_FOLDER, partKey } from '../../videos/video-keys.ts'
import type { IngestedVideo } from '../../videos/video-library.ts'
import { cleanCaptions } from './captions-rules.ts'
import { partKeys } from './file-part-service.ts'
import { requireOwnImage } from './upload-service.ts'
import { findUpload, insertImage, insertUploads, type PictureRow, settleUpload } from './upload-store.ts'
import { insertVideo, updateCaptions } from './video-store.ts'
import { announceDescriptor } from './visual-index-service.ts'

type ProcessDeps = Pick<Deps, 'log' | 'now' | 'pubsub' | 'read' | 'storage' | 'transact' | 'videos'>

/** Makes a video of an upload whose parts are all there; what is wrong with the file stays with the upload. */
export async function processUpload(payload: unknown, deps: ProcessDeps): Promise<void> {
  const { uploadId } = payload as { uploadId: string }
  const upload = await findUpload(deps.read, uploadId)
  if (upload?.status === 'processing') {
    const keys = await partKeys({ id: uploadId, mediaType: 'video' }, deps)
    const source = { parts: keys, coverMs: upload.coverMs, ownerId: upload.userId }
    const outcome = await deps.videos
      .ingest(source)
      .catch((error: unknown) => againAfterCrash(error, () => deps.videos.ingest(source)))
      .catch(refusalIn)
    await settle(uploadId, outcome, deps)
  }
  for await (const { key } of deps.storage.list(`${INCOMING_FOLDER}/${uploadId}`))
    await deps.storage.delete(key)
}

/** A decoder may die of the moment as of the file. */
function againAfterCrash<T>(error: unknown, again: () => Promise<T>): Promise<T> {
  if (error instanceof VideoCrash) return again()
  throw error
}

function asExpected(error: unknown): never {
  if (error instanceof VideoError) throw new DomainError(error.code, { reason: error.reason })
  return asDomainError(error)
}

/** What the file is refused for; anything else is tried again later. */
function refusalIn(error: unknown): VideoError | ImageError {
  if (error instanceof VideoError) return error
  if (error instanceof ImageError && error.code !== 'UNAVAILABLE') return error
  throw error
}

async function settle(
  uploadId: string,
  outcome: IngestedVideo | VideoError | ImageError,
  deps: ProcessDeps,
): Promise<void> {
  const at = deps.now()
  await deps.transact(async (tx) => {
    if (outcome instanceof Error) {
      await settleUpload(tx, uploadId, {
        status: 'failed',
        failureCode: outcome.code,
        ...(outcome instanceof VideoError
          ? { failureReason: JSON.stringify(outcome.reason) }
          : { failureMessage: outcome.detail }),
        updatedAt: at,
      })
      return
    }
    await insertImage(tx, outcome.cover, at)
    await insertVideo(tx, outcome, at)
    const imageSignature = outcome.cover.signature
    await settleUpload(tx, uploadId, { status: 'succeeded', imageSignature, updatedAt: at })
  })
  if (!(outcome instanceof Error)) announceDescriptor(outcome.cover, deps)
}

interface BroughtVideo {
  body: Readable
  coverMs: number
  captions: { language: string; text: string } | null
}

/** Takes in a video that an import brings; returns its cover. Throws as an upload is refused. */
export async function bringVideo(
  { userId }: Member,
  { body, coverMs, captions }: BroughtVideo,
  deps: ProcessDeps & Pick<Deps, 'newId'>,
): Promise<PictureRow> {
  const id = deps.newId()
  const key = partKey(INCOMING_FOLDER, { uploadId: id, offset: 0, partId: id })
  try {
    await deps.storage.put(key, body, { contentType: 'application/octet-stream' })
    const source = { parts: [key], coverMs, ownerId: userId }
    const video = await deps.videos.ingest(source).catch(asExpected)
    const at = deps.now()
    const imageSignature = video.cover.signature
    await deps.transact(async (tx) => {
      await insertImage(tx, video.cover, at)
      await insertVideo(tx, video, at)
      const upload = { id, userId, mediaType: 'video', coverMs, imageSignature, createdAt: at, updatedAt: at }
      await insertUploads(tx, [{ ...upload, status: 'succeeded' }])
      const cleaned = captions && cleanCaptions(captions.text)
      if (captions && cleaned)
        await updateCaptions(tx, imageSignature, { captions: cleaned, captionsLanguage: captions.language })
    })
    announceDescriptor(video.cover, deps)
    return video.cover
  } finally {
    await deps.storage.delete(key)
  }
}

/** Gives the viewer's own video captions, or takes them away; throws UPLOAD_NOT_FOUND. */
export async function setCaptions(
  viewer: Member,
  { signature, language, captions }: { signature: string; language: string; captions: string | null },
  { read, transact }: Pick<Deps, 'read' | 'transact'>,
): Promise<string | null> {
  await requireOwnImage(read, viewer.userId, signature)
  const cleaned = captions === null ? null : cleanCaptions(captions)
  if (captions !== null && cleaned === null)
    throw new DomainError('INVALID_INPUT', { fields: { captions: { key: 'field.webVtt' } } })
  const captionsLanguage = cleaned === null ? null : language
  const isKnown = await transact((tx) =>
    updateCaptions(tx, signature, { captions: cleaned, captionsLanguage }),
  )
  if (!isKnown) throw new DomainError('UPLOAD_NOT_FOUND')
  return captionsLanguage
}

export { PROCESS_VIDEO } from './file-part-service.ts'
export { videoDurations } from './video-store.ts'
