import { sql, type RawBuilder } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { countRows } from '../../db/admin-list.ts'
import { plainLikeText } from '../../db/like-text.ts'
import type { Db } from '../../kernel/deps.ts'
import type { MusicRecordRow, MusicTrackRow } from './music-view.ts'

const trackColumns = sql`m.id, m.title, m.artist, m.isrc, m.thumbnail_signature, m.signature, m.duration_ms`
const recordColumns = sql`${trackColumns}, m.license, m.created_at, m.withdrawn_at`

const named = (q: string) =>
  sql`plain_text(m.title || ' ' || m.artist) LIKE '%' || ${plainLikeText(q)} || '%'`

export type MusicPosition = [sortKey: string, id: string]

/** Offered tracks by title, behind a position. */
export async function listTracks(
  db: Db,
  { q, after, limit }: { q: string; after: MusicPosition | null; limit: number },
): Promise<(MusicTrackRow & { sortKey: string })[]> {
  const behind = after ? sql`AND (plain_text(m.title), m.id) > (${after[0]}, ${after[1]}::bigint)` : sql``
  const { rows } = await sql<MusicTrackRow & { sortKey: string }>`
    SELECT ${trackColumns}, plain_text(m.title) AS sort_key FROM music_tracks m
    WHERE m.withdrawn_at IS NULL ${behind} ${q === '' ? sql`` : sql`AND ${named(q)}`}
    ORDER BY plain_text(m.title), m.id LIMIT ${limit}`.execute(db)
  return rows
}

/** Those of the tracks that are offered. */
export async function findTracks(db: Db, ids: readonly string[]): Promise<MusicTrackRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MusicTrackRow>`
    SELECT ${trackColumns} FROM music_tracks m
    WHERE m.id = ANY(${[...ids]}::bigint[]) AND m.withdrawn_at IS NULL`.execute(db)
  return rows
}

/** Whether a sound may be heard: some track of it is offered. */
export async function isOfferedSound(db: Db, signature: string): Promise<boolean> {
  const { rows } = await sql<{ isOffered: boolean }>`
    SELECT EXISTS (SELECT FROM music_tracks WHERE signature = ${signature} AND withdrawn_at IS NULL) AS is_offered`.execute(
    db,
  )
  return rows[0]?.isOffered ?? false
}

export async function findRecord(db: Db, id: string): Promise<MusicRecordRow | undefined> {
  const { rows } = await sql<MusicRecordRow>`
    SELECT ${recordColumns} FROM music_tracks m WHERE m.id = ${id}::bigint`.execute(db)
  return rows[0]
}

export async function lockRecord(tx: Db, id: string): Promise<MusicRecordRow | undefined> {
  await tx.selectFrom('musicTracks').select('id').where('id', '=', id).forUpdate().execute()
  return findRecord(tx, id)
}

const matching = ({ id: ids, q, state }: ListRequest['filter']): RawBuilder<unknown> => {
  const conditions = [sql`true`]
  if (ids) conditions.push(sql`m.id = ANY(${ids}::bigint[])`)
  if (state === 'offered') conditions.push(sql`m.withdrawn_at IS NULL`)
  if (state === 'withdrawn') conditions.push(sql`m.withdrawn_at IS NOT NULL`)
  if (typeof q === 'string' && q.trim() !== '') conditions.push(named(q.trim()))
  return sql.join(conditions, sql` AND `)
}

/** One range of the tracks; with `filter.id` exactly those. */
export async function listRecords(
  db: Db,
  request: ListRequest,
): Promise<{ rows: MusicRecordRow[]; total: number }> {
  const {
    sort: [field, direction],
    range: [first, last],
    filter,
  } = request
  const order = sql`${sql.ref(`m.${field}`)} ${sql.raw(direction === 'ASC' ? 'ASC' : 'DESC')}`
  const range = filter.id ? sql`` : sql`LIMIT ${last - first + 1} OFFSET ${first}`
  const [{ rows }, total] = await Promise.all([
    sql<MusicRecordRow>`SELECT ${recordColumns} FROM music_tracks m WHERE ${matching(filter)}
      ORDER BY ${order}, m.id ${range}`.execute(db),
    countRows(db, sql`FROM music_tracks m WHERE ${matching(filter)}`, request),
  ])
  return { rows, total }
}

export const insertRecord = (tx: Db, row: MusicRecordRow) =>
  tx.insertInto('musicTracks').values(row).execute()

export type MusicChanges = Partial<
  Pick<MusicRecordRow, 'title' | 'artist' | 'isrc' | 'license' | 'withdrawnAt'>
>

export async function updateRecord(tx: Db, id: string, changes: MusicChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.updateTable('musicTracks').set(changes).where('id', '=', id).execute()
}
