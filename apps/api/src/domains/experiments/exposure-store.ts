import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface ExposureRow {
  experimentId: string
  userId: string | null
  visitorHash: Buffer | null
  groupName: string
  armsVersion: number
  exposedAt: Date
}

/** Who was recorded before stays as they were. */
export async function insertExposures(db: Db, rows: readonly ExposureRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('experimentExposures')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface ExposureCount {
  group: string
  armsVersion: number
  subjects: number
}

export const countExposures = (db: Db, experimentId: string): Promise<ExposureCount[]> =>
  db
    .selectFrom('experimentExposures')
    .select(['groupName as group', 'armsVersion', sql<number>`count(*)::int`.as('subjects')])
    .where('experimentId', '=', experimentId)
    .groupBy(['groupName', 'armsVersion'])
    .orderBy('groupName')
    .orderBy('armsVersion')
    .execute()
