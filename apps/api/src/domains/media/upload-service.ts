import { parseImagePath } from '@tessera/api-types/images/image-path'
import { isVideoType } from '@tessera/api-types/media/views'
import type { Member } from '@tessera/shared-auth'
import type { IngestedImage } from '../../images/image-library.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { fetchImage, takeIn, type ReadableFile } from './image-intake.ts'
import { announceDescriptor } from './visual-index-service.ts'
import { isGenuineForm, uploadForm } from './upload-form.ts'
import { lockUploadsOf } from './upload-part-store.ts'
import * as uploadStore from './upload-store.ts'
import type { PictureRow, UploadRow } from './upload-store.ts'
import { countUnfinishedVideos } from './video-store.ts'
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'
import { withinLimits } from '../../kernel/rate-limits.ts'

/** What taking in a picture touches, from an upload or from an address. */
export type UploadDeps = Pick<
  Deps,
  'fetcher' | 'images' | 'limits' | 'log' | 'newId' | 'now' | 'pubsub' | 'read' | 'site' | 'transact'
>

const MAX_WAITING = 200
/** Videos are made one after the other, of all members. */
const MAX_UNFINISHED_VIDEOS = 20
/** The first moment is often black. */
export const DEFAULT_COVER_MS = 500
const UPLOADS_PER_HOUR = 500
/** Longer than any picture takes: after that its worker is gone. */
const WORK_KEEP_MS = 5 * MINUTE_MS

export interface PictureChoice {
  image_signature?: string | null | undefined
  upload_id?: string | null | undefined
  media_id?: string | null | undefined
  image_url?: string | null | undefined
}

/** The chosen picture: one the viewer uploaded, or one fetched now from an address. */
export async function pictureFor(
  viewer: Member,
  choice: PictureChoice,
  deps: UploadDeps,
): Promise<PictureRow> {
  const uploadId = choice.upload_id ?? choice.media_id ?? null
  const signature = choice.image_signature ?? null
  if (uploadId === null && signature === null && choice.image_url) {
    return pictureAt(viewer, choice.image_url, () => consumeUpload(viewer, deps), deps)
  }
  return requirePicture(deps.read, viewer.userId, { uploadId, signature })
}

/** The picture at an address: one that the viewer uploaded, or one fetched now, as often as `keepPace` lets it. */
export async function pictureAt(
  viewer: Member,
  address: string,
  keepPace: () => Promise<void>,
  deps: UploadDeps,
): Promise<PictureRow> {
  const signature = signatureIn(address)
  const uploaded =
    signature && (await uploadStore.ownPicture(deps.read, viewer.userId, { uploadId: null, signature }))
  if (uploaded) return uploaded
  await keepPace()
  return bringImage(viewer, { url: address }, deps)
}

/** The signature of a picture's address on our image host, under whichever name it is reached. */
export const signatureIn = (address: string): string | undefined =>
  parseImagePath(new URL(address).pathname.replace(/^\/images(?=\/)/, ''))?.signature

/** Throws UPLOAD_NOT_FOUND unless the person brought this picture themselves. */
export const requireOwnImage = (db: Db, userId: string, signature: string): Promise<PictureRow> =>
  requirePicture(db, userId, { uploadId: null, signature })

/** The same of several, in their order. */
export async function requireOwnImages(
  db: Db,
  userId: string,
  signatures: readonly string[],
): Promise<PictureRow[]> {
  const own = await uploadStore.ownPictures(db, userId, signatures)
  return signatures.map((signature) => {
    const picture = own.find((one) => one.signature === signature)
    if (!picture) throw new DomainError('UPLOAD_NOT_FOUND')
    return picture
  })
}

async function requirePicture(
  db: Db,
  userId: string,
  named: { uploadId: string | null; signature: string | null },
): Promise<PictureRow> {
  const picture = await uploadStore.ownPicture(db, userId, named)
  if (!picture) throw new DomainError('UPLOAD_NOT_FOUND')
  return picture
}

/** Takes a picture in at once; returns it with the id of the finished upload. */
export async function uploadImage(
  viewer: Member,
  file: ReadableFile,
  deps: UploadDeps,
): Promise<IngestedImage & { uploadId: string }> {
  await consumeUpload(viewer, deps)
  const image = await takeIn(file, deps)
  return { ...image, uploadId: await keepImage(viewer, image, deps) }
}

/**
 * Takes in a picture that an import brings, from its file or an address. It does not count as an upload of the
 * hour: imports keep a pace of their own.
 */
export async function bringImage(
  viewer: Member,
  from: { file: ReadableFile; keepsPlain: boolean } | { url: string },
  deps: UploadDeps,
): Promise<PictureRow> {
  const image =
    'url' in from
      ? await fetchImage(from.url, deps)
      : await takeIn(from.file, deps, { keepsPlain: from.keepsPlain })
  await keepImage(viewer, image, deps)
  return image
}

async function keepImage(viewer: Member, image: IngestedImage, deps: UploadDeps): Promise<string> {
  const at = deps.now()
  const id = deps.newId()
  await deps.transact(async (tx) => {
    await uploadStore.insertImage(tx, image, at)
    await uploadStore.insertUploads(tx, [
      {
        id,
        userId: viewer.userId,
        mediaType: 'image',
        status: 'succeeded',
        imageSignature: image.signature,
        createdAt: at,
        updatedAt: at,
      },
    ])
  })
  announceDescriptor(image, deps)
  return id
}

/** Throws LIMIT_REACHED where a member has begun too many uploads to begin these, too. */
export async function refuseMoreUploads(
  tx: Db,
  userId: string,
  mediaTypes: readonly string[],
): Promise<void> {
  if ((await uploadStore.countWaiting(tx, userId)) + mediaTypes.length > MAX_WAITING)
    throw new DomainError('LIMIT_REACHED')
  const videos = mediaTypes.filter(isVideoType).length
  if (videos > 0 && (await countUnfinishedVideos(tx, userId)) + videos > MAX_UNFINISHED_VIDEOS)
    throw new DomainError('LIMIT_REACHED')
}

/** Announces uploads; returns a signed form for each, by the caller's own names. */
export async function registerUploads(
  viewer: Member,
  infos: readonly { id: string; media_type: string; cover_ms?: number | undefined }[],
  deps: UploadDeps,
): Promise<Record<string, ReturnType<typeof uploadForm>>> {
  const at = deps.now()
  const uploads = infos.map((info) => ({
    name: info.id,
    id: deps.newId(),
    mediaType: info.media_type,
    coverMs: info.cover_ms ?? DEFAULT_COVER_MS,
  }))
  const rows = uploads.map(({ id, mediaType, coverMs }) => ({
    id,
    coverMs,
    userId: viewer.userId,
    mediaType,
    status: 'registered' as const,
    createdAt: at,
    updatedAt: at,
  }))
  await announcing(viewer, rows.length, deps, async (tx) => {
    await refuseMoreUploads(
      tx,
      viewer.userId,
      rows.map(({ mediaType }) => mediaType),
    )
    await uploadStore.insertUploads(tx, rows)
  })
  return Object.fromEntries(uploads.map(({ name, ...upload }) => [name, uploadForm(upload, at, deps.site)]))
}

/** Throws UPLOAD_NOT_FOUND unless the fields beside a file are those of a form of ours. */
export function refuseForgedForm(
  fields: Record<string, unknown>,
  { now, site }: Pick<Deps, 'now' | 'site'>,
): void {
  const form = {
    upload_id: String(fields['upload_id']),
    expires: String(fields['expires']),
    token: String(fields['token']),
  }
  if (!isGenuineForm(form, now(), site)) throw new DomainError('UPLOAD_NOT_FOUND')
}

/** Takes the file of a registered upload. A refused file is remembered with its reason; after a passing fault it may come again. */
export async function receiveFile(
  form: { upload_id: string; expires: string; token: string; file: ReadableFile },
  deps: UploadDeps,
): Promise<UploadRow> {
  const at = deps.now()
  const staleBefore = new Date(at.getTime() - WORK_KEEP_MS)
  const upload = await deps.transact((tx) => uploadStore.claimUpload(tx, form.upload_id, at, staleBefore))
  if (!upload) throw new DomainError('CONFLICT', { reason: { key: 'refusal.fileReceived' } })
  return takeIn(form.file, deps)
    .then((image) => finishUpload(upload, image, deps))
    .catch(async (error: unknown) => {
      if (isOfFile(error)) await rememberFailure(upload.id, error, deps)
      else await release(upload.id, at, deps)
      throw error
    })
}

async function finishUpload(upload: UploadRow, image: IngestedImage, deps: UploadDeps): Promise<UploadRow> {
  await deps.transact(async (tx) => {
    await uploadStore.insertImage(tx, image, deps.now())
    await uploadStore.settleUpload(tx, upload.id, {
      status: 'succeeded',
      imageSignature: image.signature,
      updatedAt: deps.now(),
    })
  })
  announceDescriptor(image, deps)
  return { ...upload, status: 'succeeded', imageSignature: image.signature }
}

/** Any other fault, as of storage that is away, is none of the file's. */
const isOfFile = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code !== 'UNAVAILABLE'

async function rememberFailure(
  id: string,
  failure: DomainError,
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  await deps.transact((tx) =>
    uploadStore.settleUpload(tx, id, {
      status: 'failed',
      failureCode: failure.code,
      failureMessage: failure.detail.detail ?? failure.message,
      updatedAt: deps.now(),
    }),
  )
}

/** Without the database, the file may come again once its work counts as cut off. */
async function release(
  id: string,
  claimedAt: Date,
  { log, transact }: Pick<Deps, 'log' | 'transact'>,
): Promise<void> {
  await transact((tx) => uploadStore.releaseUpload(tx, id, claimedAt)).catch((error: unknown) =>
    log.warn({ err: error }, 'an upload was not released'),
  )
}

const uploadOf = ({ userId }: Member) => [`uploads:${userId}`, UPLOADS_PER_HOUR, HOUR_MS] as const

/** Counts an upload of the hour; throws RATE_LIMITED where a member brought too many. */
export const consumeUpload = (member: Member, { limits }: Pick<Deps, 'limits'>): Promise<void> =>
  limits.consume(...uploadOf(member))

/** Announces so many uploads behind the lock of the member's; what is refused is none of the hour's. */
export const announcing = (
  viewer: Member,
  many: number,
  { limits, transact }: Pick<Deps, 'limits' | 'transact'>,
  announce: (tx: Db) => Promise<void>,
): Promise<void> =>
  withinLimits(
    limits,
    Array.from({ length: many }, () => uploadOf(viewer)),
    () =>
      transact(async (tx) => {
        await lockUploadsOf(tx, viewer.userId)
        await announce(tx)
      }),
  )

export { forgetUploads } from './upload-store.ts'
export type { PictureRow as Picture } from './upload-store.ts'
