import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { AdAccounts } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import { containing, equalTo, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { BillingRow } from './billing-rules.ts'
import { inAssetGroup, reachedBy } from './reached-asset-store.ts'
import { assetIdsOf } from './shared-asset-store.ts'

/** With the name of the business that owns it, the card it pays with and what it spent this month. */
export type AdAccountRow = Selectable<AdAccounts> & {
  ownerName: string
  billing: BillingRow | null
  spendMonthMicros: string
}

/** The days of an account are those of its time zone. */
const spentThisMonth = (now: Date) => sql<string>`(
  SELECT coalesce(sum(d.spend_micros), 0) FROM promotions p JOIN promotion_days d ON d.promotion_id = p.id
  WHERE p.ad_account_id = a.id AND p.currency = a.currency
    AND d.day >= date_trunc('month', ${now}::timestamptz AT TIME ZONE a.time_zone)::date)`

const card = sql<BillingRow | null>`(
  SELECT jsonb_build_object('cardExpiryMonth', b.card_expiry_month, 'cardExpiryYear', b.card_expiry_year,
    'isRefused', b.is_refused) FROM billing_profiles b WHERE b.ad_account_id = a.id)`

/** Own accounts and those of partners; `only` limits them to those a person was given, null stands for all. */
const accounts = (db: Db, businessId: string, only: readonly string[] | null, now: Date) =>
  db
    .selectFrom('adAccounts as a')
    .innerJoin('businesses as owner', 'owner.id', 'a.businessId')
    .where('a.id', 'in', assetIdsOf(businessId, 'ad_account_id'))
    .$if(only !== null, (query) => query.where(sql<boolean>`a.id = ANY(${only}::bigint[])`))
    .selectAll('a')
    .select([spentThisMonth(now).as('spendMonthMicros'), card.as('billing')])
    .select(['owner.name as ownerName', sql<string>`${businessId}::bigint`.as('actingBusinessId')])
    .select(({ selectFrom }) =>
      selectFrom('assetAccess as p')
        .select(sql<number>`count(DISTINCT p.user_id)::int`.as('count'))
        .whereRef('p.adAccountId', '=', 'a.id')
        .where('p.businessId', '=', businessId)
        .as('holderCount'),
    )

const fields = {
  sort: {
    id: plainColumn('id'),
    name: textColumn('name'),
    country: plainColumn('country'),
    currency: plainColumn('currency'),
    status: plainColumn('status'),
    employees: plainColumn('holderCount'),
    created_time: plainColumn('createdAt'),
  },
  filter: {
    q: containing('name', 'id'),
    name: containing('name'),
    status: equalTo('status'),
    asset_group_id: inAssetGroup,
    employee_id: reachedBy('ad_account_id'),
  },
}

export const listAdAccounts = (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  request: ListRequest,
  now: Date,
): Promise<Listed<AdAccountRow>> =>
  readList<AdAccountRow>(db, accounts(db, businessId, only, now), request, fields)

export async function adAccount(
  db: Db,
  businessId: string,
  id: string,
  now: Date,
): Promise<AdAccountRow | null> {
  return (await accounts(db, businessId, null, now).where('a.id', '=', id).executeTakeFirst()) ?? null
}

export async function countAdAccounts(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('adAccounts')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertAdAccount = (tx: Db, account: Insertable<AdAccounts>) =>
  tx.insertInto('adAccounts').values(account).returningAll().executeTakeFirstOrThrow()

export const updateAdAccount = (tx: Db, id: string, changes: Updateable<AdAccounts>) =>
  tx.updateTable('adAccounts').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
