import type { FieldTextKey } from '@tessera/api-types/error-texts'
import { MUSIC_MAX_BYTES } from '@tessera/api-types/music/music-files'
import type { MusicFields } from '@tessera/api-types/music/contracts'
import type { MusicTrack } from '@tessera/api-types/music/views'
import type { Member } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { limitedQueue } from '../../kernel/limited-queue.ts'
import type { IngestedSound } from '../../sounds/sound-library.ts'
import { VideoError, type VideoErrorCode } from '../../videos/video-error.ts'
import { requireOwnImage } from '../media/upload-service.ts'
import {
  findRecord,
  findTracks,
  insertRecord,
  listTracks,
  lockRecord,
  type MusicChanges,
  type MusicPosition,
  updateRecord,
} from './music-store.ts'
import { type MusicRecordRow, type MusicTrackRow, toMusicTrack } from './music-view.ts'

/** One page of the tracks that stories may use. */
export async function musicPage(
  { q, bookmark, page_size }: { q: string; bookmark: string | null; page_size: number },
  { read, ...deps }: Pick<Deps, 'now' | 'read' | 'site'>,
): Promise<{ items: MusicTrack[]; bookmark: string | null }> {
  const scope = `music.list:${q}`
  const after = decodeBookmark<MusicPosition>(deps.site.secret, scope, bookmark)
  const rows = await listTracks(read, { q, after, limit: page_size + 1 })
  const page = toPage(rows, page_size, ({ sortKey, id }) =>
    encodeBookmark(deps.site.secret, scope, [sortKey, id]),
  )
  return { items: page.rows.map((row) => toMusicTrack(row, deps)), bookmark: page.bookmark }
}

export async function offeredTrack(
  id: string,
  { read, ...deps }: Pick<Deps, 'now' | 'read' | 'site'>,
): Promise<MusicTrack> {
  const [row] = await findTracks(read, [id])
  if (!row) throw new DomainError('MUSIC_NOT_FOUND')
  return toMusicTrack(row, deps)
}

/** The offered tracks by id. Throws MUSIC_NOT_FOUND for any other but those that may stay as they are. */
export async function requireTracks(
  db: Db,
  ids: readonly string[],
  mayStay: ReadonlySet<string>,
): Promise<ReadonlyMap<string, MusicTrackRow>> {
  const tracks = new Map((await findTracks(db, ids)).map((row) => [row.id, row]))
  if (!ids.every((id) => tracks.has(id) || mayStay.has(id))) throw new DomainError('MUSIC_NOT_FOUND')
  return tracks
}

const REFUSALS: Partial<Record<VideoErrorCode, FieldTextKey>> = {
  VIDEO_TYPE_UNSUPPORTED: 'field.music.type',
  VIDEO_TOO_LONG: 'field.music.long',
  VIDEO_TOO_COMPLEX: 'field.music.slow',
  VIDEO_BROKEN: 'field.music.broken',
}

function refuseFile(error: unknown): never {
  const key = error instanceof VideoError ? REFUSALS[error.code] : undefined
  if (!key) throw error
  throw fieldError('INVALID_INPUT', 'file', { key })
}

/** One at a time: each uses a core for seconds. */
const queued = limitedQueue(1, 2, 5_000)

interface SoundFile {
  stream?: (() => AsyncIterable<Uint8Array>) | undefined
  size?: number | undefined
}

/** Encodes what staff sent. Throws INVALID_INPUT for a file that is no music, or too much of it. */
export async function takeSound(
  { stream, size }: SoundFile,
  { sounds }: Pick<Deps, 'sounds'>,
): Promise<IngestedSound> {
  if (!stream || !size) throw fieldError('INVALID_INPUT', 'file', { key: 'field.music.type' })
  if (size > MUSIC_MAX_BYTES) throw fieldError('INVALID_INPUT', 'file', { key: 'field.music.large' })
  return queued(() => sounds.ingest(stream()).catch(refuseFile))
}

export async function addTrack(
  viewer: Member,
  sound: IngestedSound,
  { thumbnail, ...words }: MusicFields & { thumbnail: string | null },
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<MusicRecordRow> {
  const row: MusicRecordRow = {
    ...words,
    ...sound,
    id: deps.newId(),
    thumbnailSignature: thumbnail,
    createdAt: deps.now(),
    withdrawnAt: null,
  }
  await deps.transact(async (tx) => {
    if (thumbnail !== null) await requireOwnImage(tx, viewer.userId, thumbnail)
    await insertRecord(tx, row)
  })
  return row
}

export const changeTrack = (
  id: string,
  changes: MusicChanges,
  { transact }: Pick<Deps, 'transact'>,
  seen?: Partial<MusicFields>,
): Promise<MusicRecordRow> =>
  transact(async (tx) => {
    const before = await lockRecord(tx, id)
    if (!before) throw new DomainError('MUSIC_NOT_FOUND')
    refuseOverwriting({ ...before }, changes, seen)
    await updateRecord(tx, id, changes)
    return readTrack(id, { read: tx })
  })

export async function readTrack(id: string, { read }: Pick<Deps, 'read'>): Promise<MusicRecordRow> {
  const row = await findRecord(read, id)
  if (!row) throw new DomainError('MUSIC_NOT_FOUND')
  return row
}
