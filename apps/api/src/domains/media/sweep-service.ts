import { isBackupRunning } from '../../db/backup-lock.ts'
import { signatureOfKey, sweptFolders } from '../../images/image-sizes.ts'
import type { Deps } from '../../kernel/deps.ts'
import { deleteEmptyAggregatedPins, deleteUnusedImages, knownIn, type SweptRows } from './sweep-store.ts'
import { announceRemoved } from './visual-index-service.ts'
import { UPLOAD_KEEP_MS } from '@tessera/api-types/media/resumable-uploads'
import { deleteExpired, openUploads } from './upload-part-store.ts'
import { INCOMING_FOLDER, signatureOfVideoKey, videoKey, VIDEOS_FOLDER } from '../../videos/video-keys.ts'
import { MUSIC_FOLDER, signatureOfSoundKey, soundKey } from '../../sounds/sound-library.ts'
import { deleteUnusedUploads } from './upload-store.ts'
import { failOverdueVideos } from './video-store.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'images' | 'log' | 'now' | 'pubsub' | 'read' | 'storage' | 'transact' | 'videos'>

/** Longer than any upload lasts: a younger file may still get its row. */
const KEEP_MS = 12 * HOUR_MS
/** How long somebody may take to make a pin of what they uploaded. */
const KEEP_UPLOAD_MS = 24 * HOUR_MS
/** Few enough that each is looked up by an index, and no table beside them is read whole. */
const ROWS_AT_ONCE = 200
const BATCH = 100

/** Removes pictures that nothing uses any more, and files that no row knows: of calls rolled back or cut off. Returns how many. */
export async function sweepPictures(deps: Needs, rowsAtOnce: number = ROWS_AT_ONCE): Promise<number> {
  const now = deps.now().getTime()
  const uploadsBefore = new Date(now - KEEP_UPLOAD_MS)
  await deleteUnused({ before: new Date(now - HOUR_MS), uploadsBefore, rowsAtOnce }, deps)
  await deps.transact((tx) => failOverdueVideos(tx, new Date(now - KEEP_UPLOAD_MS), deps.now()))
  await deps.transact((tx) => deleteExpired(tx, new Date(now - UPLOAD_KEEP_MS)))
  await removeUnusedParts(now - UPLOAD_KEEP_MS, deps)
  if (await isBackupRunning(deps.read)) {
    deps.log.info('files without a row stay: a backup runs')
    return 0
  }
  const videos = await removeUnknownVideos(now - KEEP_MS, deps)
  const sounds = await removeUnknownSounds(now - KEEP_MS, deps)
  return videos + sounds + (await removeFilesWithoutRow(now - KEEP_MS, deps))
}

/** Of uploads that were given up or are over; what comes slowly keeps its old parts. */
async function removeUnusedParts(
  before: number,
  { read, storage }: Pick<Deps, 'read' | 'storage'>,
): Promise<void> {
  const keysOf = new Map<string, string[]>()
  for await (const { key, storedAt } of storage.list(INCOMING_FOLDER)) {
    const [, uploadId] = key.split('/')
    if (uploadId !== undefined && storedAt.getTime() < before)
      keysOf.set(uploadId, [...(keysOf.get(uploadId) ?? []), key])
  }
  for (const batch of chunks([...keysOf.keys()], BATCH)) {
    const open = await openUploads(read, batch)
    const unused = batch.filter((uploadId) => !open.has(uploadId))
    for (const key of unused.flatMap((uploadId) => keysOf.get(uploadId) ?? [])) await storage.delete(key)
  }
}

async function removeUnknownVideos(
  before: number,
  { read, storage, videos }: Pick<Deps, 'read' | 'storage' | 'videos'>,
): Promise<number> {
  const found = new Set<string>()
  for await (const { key, storedAt } of storage.list(VIDEOS_FOLDER)) {
    const signature = signatureOfVideoKey(key)
    if (signature !== null && storedAt.getTime() < before) found.add(signature)
  }
  let removed = 0
  for (const batch of chunks([...found], BATCH)) {
    const known = await knownIn(read, 'videos', batch)
    if (await isBackupRunning(read)) return removed
    for (const signature of batch.filter((one) => !known.has(one))) {
      if (isYounger(await storage.stat(videoKey(signature, '720p.mp4')), before)) continue
      await videos.removeVideo(signature)
      removed += 1
    }
  }
  return removed
}

async function removeUnknownSounds(
  before: number,
  { read, storage }: Pick<Deps, 'read' | 'storage'>,
): Promise<number> {
  const found: string[] = []
  for await (const { key, storedAt } of storage.list(MUSIC_FOLDER)) {
    const signature = signatureOfSoundKey(key)
    if (signature !== null && storedAt.getTime() < before) found.push(signature)
  }
  let removed = 0
  for (const batch of chunks(found, BATCH)) {
    const known = await knownIn(read, 'musicTracks', batch)
    if (await isBackupRunning(read)) return removed
    const unknown = batch.filter((signature) => !known.has(signature))
    for (const signature of unknown) await storage.delete(soundKey(signature))
    removed += unknown.length
  }
  return removed
}

/** What is uploaded again while a sweep is about to take it was put anew, and its row is still to come. */
const isYounger = (stat: { storedAt: Date } | undefined, before: number): boolean =>
  stat !== undefined && stat.storedAt.getTime() >= before

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

async function deleteUnused(
  { before, uploadsBefore, rowsAtOnce }: { before: Date; uploadsBefore: Date; rowsAtOnce: number },
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  const steps = [
    [deleteUnusedUploads, uploadsBefore],
    [deleteEmptyAggregatedPins, before],
    [deleteUnusedImages, before],
  ] as const
  for (const [step, until] of steps) {
    let after: string | null = null
    do {
      const rows: SweptRows = { after, limit: rowsAtOnce }
      after = await transact((tx) => step(tx, until, rows))
    } while (after !== null)
  }
}

async function removeFilesWithoutRow(
  before: number,
  deps: Pick<Deps, 'images' | 'log' | 'pubsub' | 'read' | 'storage'>,
): Promise<number> {
  const waiting = new Set<string>()
  let removed = 0
  for (const folder of sweptFolders) {
    for await (const { key, storedAt } of deps.storage.list(folder)) {
      const signature = signatureOfKey(key)
      if (signature === null || storedAt.getTime() >= before) continue
      waiting.add(signature)
      if (waiting.size >= BATCH) removed += await removeUnknown(waiting, before, deps)
    }
    removed += await removeUnknown(waiting, before, deps)
  }
  return removed
}

async function removeUnknown(
  waiting: Set<string>,
  before: number,
  { read, images, ...deps }: Pick<Deps, 'images' | 'log' | 'pubsub' | 'read'>,
): Promise<number> {
  const known = await knownIn(read, 'images', [...waiting])
  const unknown = [...waiting].filter((signature) => !known.has(signature))
  waiting.clear()
  if (await isBackupRunning(read)) return 0
  const removed: string[] = []
  for (const signature of unknown) {
    if (isYounger(await images.statOriginal(signature), before)) continue
    await images.removeImage(signature)
    removed.push(signature)
  }
  announceRemoved(removed, deps)
  return removed.length
}
