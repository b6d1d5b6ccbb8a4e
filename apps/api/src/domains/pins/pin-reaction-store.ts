import { sql } from 'kysely'
import type { ReactionCount } from '@tessera/api-types/pins/views'
import type { Db } from '../../kernel/deps.ts'
import { isVisiblePerson } from '../../db/visibility.ts'
import type { UserMiniRow } from '../users/user-view.ts'
import { reactionColumns } from './pin-card-store.ts'

export interface Reactions {
  reactionCounts: ReactionCount[]
  reactionByViewer: number
}

/** One reaction for each person and picture: another one takes its place. */
export async function setReaction(
  tx: Db,
  reaction: { aggregatedPinId: string; userId: string; reactionType: number; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('pinReactions')
    .values(reaction)
    .onConflict((conflict) =>
      conflict
        .columns(['aggregatedPinId', 'userId'])
        .doUpdateSet({ reactionType: reaction.reactionType, createdAt: reaction.createdAt }),
    )
    .execute()
}

export const clearReaction = (tx: Db, aggregatedPinId: string, userId: string) =>
  tx
    .deleteFrom('pinReactions')
    .where('aggregatedPinId', '=', aggregatedPinId)
    .where('userId', '=', userId)
    .execute()

export async function loadReactions(db: Db, aggregatedPinId: string, viewerId: string): Promise<Reactions> {
  const { rows } = await sql<Reactions>`
    SELECT ${reactionColumns(viewerId)} FROM aggregated_pins a WHERE a.id = ${aggregatedPinId}`.execute(db)
  return rows[0] ?? { reactionCounts: [], reactionByViewer: 0 }
}

export interface ReactionRow extends UserMiniRow {
  reactionType: number
  /** Its time with microseconds. */
  at: string
}

export type ReactionPosition = readonly [at: string, userId: string]

interface ReactionListing {
  viewerId: string | null
  aggregatedPinId: string
  /** Only this kind, where one is named. */
  reactionType: number | null
  after: ReactionPosition | null
  limit: number
}

/** Who reacted, the newest first, without people the viewer does not meet. */
export async function listReactions(db: Db, listing: ReactionListing): Promise<ReactionRow[]> {
  const { viewerId, aggregatedPinId, reactionType, after, limit } = listing
  const [at, userId] = after ?? [null, null]
  const { rows } = await sql<ReactionRow>`
    SELECT r.reaction_type::int AS reaction_type, r.created_at::text AS at, u.id, u.username, u.full_name,
      u.avatar_signature, u.is_verified_merchant
    FROM pin_reactions r JOIN users u ON u.id = r.user_id
    WHERE r.aggregated_pin_id = ${aggregatedPinId}::bigint
      AND (r.created_at, r.user_id) < (coalesce(${at}::timestamptz, 'infinity'), coalesce(${userId}::bigint, 0))
      AND (${reactionType}::int IS NULL OR r.reaction_type = ${reactionType}::int)
      AND ${isVisiblePerson('u', viewerId)}
    ORDER BY r.created_at DESC, r.user_id DESC LIMIT ${limit}`.execute(db)
  return rows
}
