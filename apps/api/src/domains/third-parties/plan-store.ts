import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface PixelPerson {
  createdAt: Date
  resurrectedAt: Date | null
  isPartner: boolean
  isMinor: boolean
  thirdPartyMarketingTrackingEnabled: boolean | null
}

export const pixelPerson = (db: Db, userId: string, now: Date): Promise<PixelPerson> =>
  db
    .selectFrom('users')
    .select(['createdAt', 'resurrectedAt', 'isPartner', 'thirdPartyMarketingTrackingEnabled'])
    .select(sql<boolean>`coalesce(birthday > ${now}::date - interval '18 years', false)`.as('isMinor'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
