import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

export interface LinkedRow {
  /** Whose link it is. */
  accountId: string
  id: string
  username: string
  fullName: string
  avatarSignature: string | null
  isPartner: boolean
  businessName: string | null
}

const linked = (db: Db) =>
  db
    .selectFrom('businessProfiles as p')
    .innerJoin('businessMembers as m', (join) =>
      join.onRef('m.businessId', '=', 'p.businessId').on('m.role', '=', 'OWNER'),
    )
    .whereRef('p.userId', '!=', 'm.userId')

const shown = [
  'u.id',
  'u.username',
  'u.fullName',
  'u.avatarSignature',
  'u.isPartner',
  'u.businessName',
] as const

/** The people who own the businesses that some accounts are the face of. */
export const ownersOf = (db: Db, accountIds: readonly string[]): Promise<LinkedRow[]> =>
  linked(db)
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('p.userId', 'in', accountIds)
    .where(isActive('u'))
    .select(['p.userId as accountId', ...shown])
    .orderBy('u.id')
    .execute()

/** The business accounts of the businesses that some accounts own. */
export const businessAccountsOf = (db: Db, accountIds: readonly string[]): Promise<LinkedRow[]> =>
  linked(db)
    .innerJoin('users as u', 'u.id', 'p.userId')
    .where('m.userId', 'in', accountIds)
    .where(isActive('u'))
    .select(['m.userId as accountId', ...shown])
    .orderBy('u.id')
    .execute()

/** What is shown of the business behind some accounts: its contact and its oldest ad account. */
export const businessesBehind = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('businessProfiles as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('adAccounts as a')
          .select(['a.id', 'a.name', 'a.country', 'a.currency', 'a.businessAddress'])
          .whereRef('a.businessId', '=', 'b.id')
          .where('a.status', '!=', 'ARCHIVED')
          .orderBy('a.id')
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .where('p.userId', 'in', accountIds)
    .select([
      'p.userId as accountId',
      'b.name as businessName',
      'b.contactEmail',
      'a.id as adAccountId',
      'a.name as adAccountName',
      'a.country as adAccountCountry',
      'a.currency as adAccountCurrency',
      'a.businessAddress',
    ])
    .execute()
export type BusinessBehindRow = Awaited<ReturnType<typeof businessesBehind>>[number]
