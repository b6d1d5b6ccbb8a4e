import { sql } from 'kysely'
import type { AudienceView } from '@tessera/api-types/audiences/contracts'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface AudienceRow {
  id: string
  businessId: string
  businessName: string
  adAccountId: string
  name: string
  description: string
  type: AudienceView['type']
  memberCount: number
  isProcessing: boolean
  createdAt: Date
  sharedWith: {
    id: string
    shareId: string
    type: 'AD_ACCOUNT' | 'BUSINESS'
    name: string
    sharedAt: string
    endsAt: string | null
    isExpired: boolean
  }[]
}

/** Which audiences are read: `only` names the ad accounts a person reaches, null stands for all. */
export interface AudienceReach {
  businessId: string
  only: readonly string[] | null
}

/** Whether a tag is of the business and of an ad account that a person reaches. */
export async function reachesTag(
  db: Db,
  { businessId, only }: AudienceReach,
  tagId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM tags WHERE id = ${tagId}::bigint AND business_id = ${businessId}::bigint
      AND (${only}::bigint[] IS NULL OR ad_account_id = ANY(${only}::bigint[]))`.execute(db)
  return rows.length > 0
}

const sharedWith = sql<AudienceRow['sharedWith']>`(SELECT coalesce(json_agg(json_build_object(
    'id', s.target_id::text, 'shareId', s.id::text, 'type', CASE WHEN s.partner_id IS NULL THEN 'AD_ACCOUNT' ELSE 'BUSINESS' END,
    'name', coalesce(t.name, p.name), 'sharedAt', s.shared_at, 'endsAt', s.ends_at,
    'isExpired', has_ended(s.ends_at)) ORDER BY s.shared_at, s.id), '[]')
  FROM audience_shares s LEFT JOIN ad_accounts t ON t.id = s.ad_account_id
  LEFT JOIN businesses p ON p.id = s.partner_id WHERE s.audience_id = a.id)`

const isOwn = ({ businessId, only }: AudienceReach) => sql<boolean>`(a.business_id = ${businessId}::bigint
  AND (${only}::bigint[] IS NULL OR a.ad_account_id = ANY(${only}::bigint[]) OR EXISTS (
    SELECT FROM audience_access s WHERE s.audience_id = a.id AND s.ad_account_id = ANY(${only}::bigint[]))))`

/** Those who manage a business have what its partners share with it. */
const isReceived = ({ businessId, only }: AudienceReach) =>
  sql<boolean>`(${only}::bigint[] IS NULL AND EXISTS (SELECT FROM audience_access s
    WHERE s.audience_id = a.id AND s.partner_id = ${businessId}::bigint))`

const audiences = (db: Db, where: ReturnType<typeof isOwn>) =>
  db
    .selectFrom('audiences as a')
    .innerJoin('businesses as b', 'b.id', 'a.businessId')
    .where(where)
    .select([
      'a.id',
      'a.businessId',
      'b.name as businessName',
      'a.adAccountId',
      'a.name',
      'a.description',
      'a.type',
      'a.memberCount',
      'a.isProcessing',
      'a.createdAt',
      sharedWith.as('sharedWith'),
    ])
    .$castTo<AudienceRow>()

export function listAudiences(
  db: Db,
  reach: AudienceReach,
  { filter: { view, ...filter }, ...request }: ListRequest,
): Promise<Listed<AudienceRow>> {
  const shared = sql<boolean>`(${isOwn(reach)} AND EXISTS (
    SELECT FROM audience_shares s WHERE s.audience_id = a.id))`
  const own = filter.id ? sql<boolean>`(${isOwn(reach)} OR ${isReceived(reach)})` : isOwn(reach)
  const where = view === 'shared' ? shared : view === 'received' ? isReceived(reach) : own
  return readList<AudienceRow>(
    db,
    audiences(db, where),
    { ...request, filter },
    {
      sort: { id: plainColumn('id'), name: textColumn('name'), created_time: plainColumn('createdAt') },
      filter: { q: containing('name', 'description') },
    },
  )
}

export async function audience(db: Db, reach: AudienceReach, id: string): Promise<AudienceRow | null> {
  const where = sql<boolean>`(a.id = ${id}::bigint AND (${isOwn(reach)} OR ${isReceived(reach)}))`
  return (await audiences(db, where).executeTakeFirst()) ?? null
}

export async function countAudiences(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('audiences')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewAudience {
  id: string
  businessId: string
  adAccountId: string
  name: string
  description: string
  type: AudienceView['type']
  tagId: string | null
  sourceAudienceId: string | null
  days: number
  createdAt: Date
}

export async function insertAudience(tx: Db, given: NewAudience): Promise<void> {
  await tx.insertInto('audiences').values(given).execute()
}

export async function updateAudience(
  tx: Db,
  id: string,
  changes: { name: string; description: string },
): Promise<void> {
  await tx.updateTable('audiences').set(changes).where('id', '=', id).execute()
}

export async function deleteAudience(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('audiences').where('id', '=', id).execute()
}
