import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface PixelPerson {
  createdAt: Date
  resurrectedAt: Date | null
  advertiserResurrectedAt: Date | null
  isMinor: boolean
  thirdPartyMarketingTrackingEnabled: boolean | null
}

export const pixelPerson = (db: Db, userId: string, now: Date): Promise<PixelPerson> =>
  db
    .selectFrom('users')
    .select(['createdAt', 'resurrectedAt', 'thirdPartyMarketingTrackingEnabled'])
    .select(
      sql<Date | null>`(SELECT max(r.resurrected_at) FROM business_members m
        JOIN ad_accounts a ON a.business_id = m.business_id
        JOIN advertiser_resurrections r ON r.ad_account_id = a.id
        WHERE m.user_id = users.id)`.as('advertiserResurrectedAt'),
    )
    .select(sql<boolean>`coalesce(birthday > ${now}::date - interval '18 years', false)`.as('isMinor'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
