import { sql, type RawBuilder } from 'kysely'
import type { CandidateSource } from '../../ranking/candidate.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import type { SourceQuery } from './source-store.ts'
import { blockedIds, isUnwantedAi } from '../../db/visibility.ts'

/** A pin as a source found it, or (without a pin) only the place where the source goes on. */
export interface SourceRow {
  /** `origin` is the pin or board that the feed is about. */
  source: CandidateSource | 'origin'
  pinId: string | null
  aggregatedPinId: string
  userId: string
  boardId: string
  imageSignature: string
  dominantColor: string
  imageWidth: number
  imageHeight: number
  k1: string | null
  k2: string | null
  score: number
  reasonId: string | null
  reasonName: string | null
  hasMore: boolean
  /** True for what this viewer is not to see here; it still moves the position. */
  isHidden: boolean
  descriptor: Buffer | null
}

interface WindowQuery {
  sources: readonly SourceQuery[]
  viewerId: string | null
  /** Further reason to hide a row `c`, beside blocks and what the viewer hid. */
  isHidden?: RawBuilder<unknown>
  withDescriptors?: boolean
  withReasons?: boolean
}

/** All windows of a page in one statement. */
export async function readSourceRows(db: Db, query: WindowQuery): Promise<SourceRow[]> {
  const { sources, viewerId, isHidden = sql`false`, withDescriptors = false, withReasons = false } = query
  const all = sql.join(
    sources.map((source) => sql`(${source})`),
    sql` UNION ALL `,
  )
  const descriptor = withDescriptors
    ? sql`(SELECT descriptor FROM images WHERE signature = c.image_signature)`
    : sql`NULL`
  const { rows } = await sql<SourceRow>`
    SELECT ${plannedOnce} c.*, ${withReasons ? REASON_NAME : sql`NULL`} AS reason_name, ${descriptor} AS descriptor,
      ${isKeptFrom(viewerId)} OR ${isHidden} AS is_hidden
    FROM (${all}) c ORDER BY c.source, c.place`.execute(db)
  return rows
}

const REASON_NAME = sql`CASE c.source
  WHEN 'person' THEN (SELECT full_name FROM users WHERE id = c.reason_id)
  WHEN 'board' THEN (SELECT name FROM boards WHERE id = c.reason_id)
  WHEN 'topic' THEN (SELECT name FROM interests WHERE id = c.reason_id)
  WHEN 'together' THEN (SELECT name FROM boards WHERE id = c.reason_id) END`

/** A row `c` of a pin that is not proposed to the viewer: by a block, because they hid it, or as made with AI. */
export const isKeptFrom = (viewerId: string | null): SourceQuery =>
  sql`(${isBlocked(viewerId)} OR ${isUnwanted(viewerId)} OR ${isAi(viewerId)})`

/** Between the viewer and who pinned it, or whose board it is on: a plan with either would never be whole. */
const isBlocked = (viewerId: string | null): SourceQuery =>
  viewerId === null
    ? sql`false`
    : sql`coalesce(c.user_id IN ${blockedIds(viewerId)} OR (EXISTS ${blockedIds(viewerId)}
        AND EXISTS (SELECT FROM boards at WHERE at.id = c.board_id AND at.owner_id IN ${blockedIds(viewerId)})), false)`

/** What the viewer asked not to be shown again. */
const isUnwanted = (viewerId: string | null): SourceQuery =>
  viewerId === null
    ? sql`false`
    : sql`coalesce(c.aggregated_pin_id IN (
        SELECT aggregated_pin_id FROM hidden_pins WHERE user_id = ${viewerId}::bigint), false)`

const isAi = (viewerId: string | null): SourceQuery => sql`coalesce(${isUnwantedAi('c', viewerId)}, false)`

/** The viewer's own pins and pictures they keep already, but for those shown because they are new. */
export const isOwnOrSaved = (viewerId: string): SourceQuery => sql`c.source <> 'own' AND (
  c.user_id = ${viewerId}::bigint OR EXISTS (SELECT 1 FROM pins own
    WHERE own.user_id = ${viewerId}::bigint AND own.aggregated_pin_id = c.aggregated_pin_id))`
