import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import type { ProgramRow } from './program-store.ts'

export interface AppealRow extends Pick<
  ProgramRow,
  'state' | 'appealCount' | 'shippingPolicyUrl' | 'returnPolicyUrl' | 'reviewReasons'
> {
  id: string
  username: string
  fullName: string
  avatarSignature: string | null
  businessId: string
  businessName: string
  country: string
  appealComment: string
  appealedAt: Date
  isOwnBusiness: boolean
}

/** Appeals that wait for a decision. */
const appeals = (db: Db, staffId: string) =>
  db
    .selectFrom('merchantPrograms as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .innerJoin('businessProfiles as p', 'p.userId', 'm.userId')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .where('m.reviewStatus', '=', 'UNDER_REVIEW')
    .select([
      'u.id',
      'u.username',
      'u.fullName',
      'u.avatarSignature',
      'b.id as businessId',
      'b.name as businessName',
      'b.country',
      'm.state',
      'm.appealCount',
      'm.appealComment',
      'm.appealedAt',
      'm.shippingPolicyUrl',
      'm.returnPolicyUrl',
      'm.reviewReasons',
      sql<boolean>`EXISTS (SELECT FROM business_members w
        WHERE w.business_id = b.id AND w.user_id = ${staffId}::bigint)`.as('isOwnBusiness'),
    ])
    .$castTo<AppealRow>()

const fields = {
  sort: { appealed_at: plainColumn('appealedAt'), full_name: textColumn('fullName') },
  filter: { q: containing('fullName', 'username', 'businessName') },
}

export const listAppeals = (db: Db, staffId: string, request: ListRequest): Promise<Listed<AppealRow>> =>
  readList<AppealRow>(db, appeals(db, staffId), request, fields)

export const findAppeal = async (db: Db, staffId: string, id: string): Promise<AppealRow | null> =>
  (await appeals(db, staffId).where('u.id', '=', id).executeTakeFirst()) ?? null
