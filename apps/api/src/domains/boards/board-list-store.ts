import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { seesBoard } from '../../db/visibility.ts'

export type BoardSort = 'last_pinned_to' | 'alphabetical' | 'newest' | 'oldest' | 'custom'

/** The key of each order as text, then the id; both in one direction. */
const orders = {
  last_pinned_to: { key: sql`b.last_pin_at`, type: sql`timestamptz`, isRising: false },
  alphabetical: { key: sql`plain_text(b.name)`, type: sql`text`, isRising: true },
  newest: { key: sql`b.created_at`, type: sql`timestamptz`, isRising: false },
  oldest: { key: sql`b.created_at`, type: sql`timestamptz`, isRising: true },
  custom: { key: sql`b.position`, type: sql`integer`, isRising: true },
} as const satisfies Record<BoardSort, unknown>

export interface BoardListing {
  ownerId: string
  privacy: 'all' | 'public' | 'protected' | 'secret'
  sort: BoardSort
  includeArchived: boolean
  after: readonly [string, string] | null
  limit: number
}

/** A person's own boards and those they collaborate on. */
const boardIdsOf = (
  userId: string,
) => sql`(SELECT own.id FROM boards own WHERE own.owner_id = ${userId}::bigint
  UNION ALL SELECT board_id FROM board_collaborators WHERE user_id = ${userId}::bigint)`

/** A person's own boards and those they collaborate on, as far as the viewer may see them. */
export async function listBoardIds(
  db: Db,
  viewer: Viewer,
  { ownerId, privacy, sort, includeArchived, after, limit }: BoardListing,
): Promise<{ id: string; key: string }[]> {
  const { key, type, isRising } = orders[sort]
  const direction = isRising ? sql`ASC` : sql`DESC`
  const beyond = isRising ? sql`>` : sql`<`
  const { rows } = await sql<{ id: string; key: string }>`
    SELECT b.id, (${key})::text AS key FROM boards b
    WHERE b.id IN ${boardIdsOf(ownerId)}
      AND ${seesBoard(sql`b.id`, viewer)}
      AND (b.privacy <> 'protected' OR b.owner_id IS NOT DISTINCT FROM ${memberId(viewer)}::bigint)
      ${privacy === 'all' ? sql`` : sql`AND b.privacy = ${privacy}`}
      ${includeArchived ? sql`` : sql`AND b.archived_at IS NULL`}
      ${after ? sql`AND (${key}, b.id) ${beyond} (${after[0]}::${type}, ${after[1]}::bigint)` : sql``}
    ORDER BY ${key} ${direction}, b.id ${direction} LIMIT ${limit}`.execute(db)
  return rows
}

export interface PickerRow {
  id: string
  name: string
  slug: string
  privacy: string
  ownerUsername: string
  coverSignature: string | null
  collaboratorCount: number
  pinCount: number
  lastPinAt: Date
  savedPinId: string | null
  sections: { id: string; title: string; slug: string }[]
}

const MAX_PICKER_BOARDS = 2_000

/** Every board the member may save to, with the asked pin's copy on it. */
export async function listPickerBoards(db: Db, userId: string, pinId: string | null): Promise<PickerRow[]> {
  const { rows } = await sql<PickerRow>`
    SELECT b.id, b.name, b.slug, b.privacy, o.username AS owner_username, b.collaborator_count, b.pin_count,
      b.last_pin_at,
      (SELECT p.image_signature FROM pins p WHERE p.board_id = b.id
        ORDER BY (p.id IS NOT DISTINCT FROM b.cover_pin_id) DESC, p.id DESC LIMIT 1) AS cover_signature,
      (SELECT p.id FROM pins p JOIN pins asked ON asked.aggregated_pin_id = p.aggregated_pin_id
        WHERE asked.id = ${pinId}::bigint AND p.board_id = b.id) AS saved_pin_id,
      CASE WHEN b.section_count = 0 THEN '[]'::json ELSE
        (SELECT coalesce(json_agg(json_build_object('id', s.id::text, 'title', s.title, 'slug', s.slug)
                  ORDER BY s.position, s.id), '[]')
           FROM board_sections s WHERE s.board_id = b.id) END AS sections
    FROM boards b JOIN users o ON o.id = b.owner_id
    WHERE b.archived_at IS NULL
      AND b.id IN ${boardIdsOf(userId)}
    ORDER BY b.last_pin_at DESC, b.id DESC LIMIT ${sql.lit(MAX_PICKER_BOARDS)}`.execute(db)
  return rows
}
