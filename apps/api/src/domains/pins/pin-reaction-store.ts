import { sql } from 'kysely'
import type { ReactionCount } from '@tessera/api-types/pins/views'
import type { Db } from '../../kernel/deps.ts'
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
