import type { ExperienceStatus } from '@tessera/api-types/experiments/experiences'
import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface ExperienceRow {
  placement: string
  experienceId: number
  status: ExperienceStatus
}

export const listExperienceRows = (db: Db, userId: string): Promise<ExperienceRow[]> =>
  db
    .selectFrom('userExperiences')
    .select(['placement', 'experienceId', 'status'])
    .where('userId', '=', userId)
    .$castTo<ExperienceRow>()
    .execute()

/** What was completed or dismissed stays so. */
export async function upsertExperience(
  db: Db,
  row: ExperienceRow & { userId: string; updatedAt: Date },
): Promise<void> {
  await db
    .insertInto('userExperiences')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'placement', 'experienceId'])
        .doUpdateSet({ status: row.status, updatedAt: row.updatedAt })
        .where(sql<boolean>`user_experiences.status NOT IN ('completed', 'dismissed')`),
    )
    .execute()
}

export interface MemberProgress {
  topics: number
  boards: number
}

/** How much somebody has done of what the experiences invite to. */
export async function readProgress(db: Db, userId: string): Promise<MemberProgress> {
  const { rows } = await sql<MemberProgress>`
    SELECT
      (SELECT count(*)::int FROM interest_follows WHERE user_id = ${userId}) AS topics,
      (SELECT count(*)::int FROM boards WHERE owner_id = ${userId}) AS boards`.execute(db)
  return rows[0] ?? { topics: 0, boards: 0 }
}
