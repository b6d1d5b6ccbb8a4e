import { sql } from 'kysely'
import type { AudienceShareView } from '@tessera/api-types/audiences/contracts'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { plainColumn, readList, type Listed } from '../../db/admin-list.ts'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'

export interface ShareRow {
  id: string
  businessId: string
  audienceId: string
  audienceName: string
  adAccountId: string
  targetType: AudienceShareView['target_type']
  targetId: string
  targetName: string
  sharedAt: Date
  endsAt: Date | null
  isExpired: boolean
}

/** Shares of a business's audiences, also those that have ended, and of those its partners share with it. */
const shares = (db: Db, businessId: string) =>
  db
    .selectFrom('audienceShares as s')
    .innerJoin('audiences as a', 'a.id', 's.audienceId')
    .leftJoin('adAccounts as t', 't.id', 's.adAccountId')
    .leftJoin('businesses as p', 'p.id', 's.partnerId')
    .where(
      's.id',
      'in',
      sql<string>`(SELECT own.id FROM audience_shares own WHERE own.business_id = ${businessId}::bigint
        UNION ALL SELECT got.id FROM audience_shares got WHERE got.partner_id = ${businessId}::bigint
          AND NOT has_ended(got.ends_at))`,
    )
    .select([
      's.id',
      's.businessId',
      's.audienceId',
      'a.name as audienceName',
      'a.adAccountId',
      sql<ShareRow['targetType']>`CASE WHEN s.partner_id IS NULL THEN 'AD_ACCOUNT' ELSE 'BUSINESS' END`.as(
        'targetType',
      ),
      sql<string>`s.target_id`.as('targetId'),
      sql<string>`coalesce(t.name, p.name)`.as('targetName'),
      's.sharedAt',
      's.endsAt',
      hasEnded('s.endsAt').as('isExpired'),
    ])
    .$castTo<ShareRow>()

/** `only` limits them to audiences of some ad accounts. */
export const listShares = (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  request: ListRequest,
): Promise<Listed<ShareRow>> =>
  readList<ShareRow>(
    db,
    shares(db, businessId).$if(only !== null, (query) =>
      query
        .where('s.businessId', '=', businessId)
        .where(sql<boolean>`a.ad_account_id = ANY(${only}::bigint[])`),
    ),
    request,
    {
      sort: { id: plainColumn('id'), shared_at: plainColumn('sharedAt') },
      filter: { audience_id: (id) => sql<boolean>`audience_id = ${id}::bigint` },
    },
  )

export async function share(db: Db, businessId: string, id: string): Promise<ShareRow | null> {
  return (await shares(db, businessId).where('s.id', '=', id).executeTakeFirst()) ?? null
}

/** The share of an audience with a target, also one that has ended. */
export async function shareWith(
  tx: Db,
  businessId: string,
  { audienceId, targetId }: { audienceId: string; targetId: string },
): Promise<ShareRow | undefined> {
  return shares(tx, businessId)
    .where('s.audienceId', '=', audienceId)
    .where(sql<string>`s.target_id`, '=', targetId)
    .executeTakeFirst()
}

interface NewShare {
  id: string
  businessId: string
  audienceId: string
  adAccountId: string | null
  partnerId: string | null
  sharedAt: Date
  endsAt: Date | null
}

/** The id of the share, also where there was one before, which ends when this one does. */
export async function saveShare(tx: Db, given: NewShare): Promise<string> {
  const { id } = await tx
    .insertInto('audienceShares')
    .values(given)
    .onConflict((conflict) =>
      conflict.columns(['audienceId', 'targetId']).doUpdateSet({ endsAt: given.endsAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const isPartner = async (db: Db, businessId: string, partnerId: string): Promise<boolean> =>
  (await db
    .selectFrom('partnerships')
    .select('partnerId')
    .where('businessId', '=', businessId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst()) !== undefined

export async function deleteShare(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('audienceShares').where('id', '=', id).execute()
}
