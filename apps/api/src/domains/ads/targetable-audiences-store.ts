import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface TargetableAudience {
  id: string
  name: string
  memberCount: number
  isProcessing: boolean
}

/** The audiences that the promotions of an ad account may be meant for, by name. */
export async function targetableAudiences(db: Db, adAccountId: string): Promise<TargetableAudience[]> {
  const { rows } = await sql<TargetableAudience>`
    SELECT a.id::text AS id, a.name, a.member_count, a.is_processing FROM audiences a
    WHERE a.id IN (SELECT t.audience_id FROM targetable_audiences t WHERE t.ad_account_id = ${adAccountId}::bigint)
    ORDER BY a.name, a.id`.execute(db)
  return rows
}
