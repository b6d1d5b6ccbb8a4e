import { sql } from 'kysely'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'

export interface PartnerRow {
  id: string
  version: number
  name: string
  email: string | null
  username: string | null
  avatarSignature: string | null
  isGiven: boolean
  isReceived: boolean
  createdAt: Date
}

/** The face of a business: its first profile. */
const profileOf = sql`LATERAL (SELECT u.username, u.avatar_signature FROM business_profiles f
  JOIN users u ON u.id = f.user_id WHERE f.business_id = p.partner_id ORDER BY f.created_at, u.id LIMIT 1)`

const partners = (db: Db, businessId: string) =>
  db
    .selectFrom('partnerships as p')
    .innerJoin('businesses as b', 'b.id', 'p.partnerId')
    .where('p.businessId', '=', businessId)
    .select(['b.id', 'p.version', 'b.name', 'b.contactEmail as email', 'p.createdAt'])
    .select([
      sql<string | null>`(SELECT face.username FROM ${profileOf} face)`.as('username'),
      sql<string | null>`(SELECT face.avatar_signature FROM ${profileOf} face)`.as('avatarSignature'),
      sql<boolean>`EXISTS (SELECT FROM partner_access a
        WHERE a.business_id = p.business_id AND a.partner_id = p.partner_id)`.as('isGiven'),
      sql<boolean>`EXISTS (SELECT FROM partner_access a
        WHERE a.business_id = p.partner_id AND a.partner_id = p.business_id)`.as('isReceived'),
    ])

const fields = {
  sort: {
    id: plainColumn('id'),
    name: textColumn('name'),
    email: textColumn('email'),
    created_time: plainColumn('createdAt'),
  },
  filter: {
    q: containing('name', 'email', 'id'),
    name: containing('name'),
    email: containing('email'),
    direction: (direction: string) =>
      direction === 'GIVEN' ? sql<boolean>`is_given` : sql<boolean>`is_received`,
  },
}

export const listPartners = (db: Db, businessId: string, request: ListRequest): Promise<Listed<PartnerRow>> =>
  readList<PartnerRow>(db, partners(db, businessId), request, fields)

export async function partner(db: Db, businessId: string, id: string): Promise<PartnerRow | null> {
  return (await partners(db, businessId).where('b.id', '=', id).executeTakeFirst()) ?? null
}

/** Ends a partnership in both directions, with all that was shared, and every open request between the two. */
export async function deletePartnership(
  tx: Db,
  businessId: string,
  partnerId: string,
  at: Date,
): Promise<void> {
  await tx
    .deleteFrom('partnerships')
    .where('businessId', '=', businessId)
    .where('partnerId', '=', partnerId)
    .execute()
  await tx
    .updateTable('businessInvites')
    .set({ status: 'CANCELLED', answeredAt: at })
    .where('status', '=', 'PENDING')
    .where(({ or, and, eb }) =>
      or([
        and([eb('businessId', '=', businessId), eb('invitedBusinessId', '=', partnerId)]),
        and([eb('businessId', '=', partnerId), eb('invitedBusinessId', '=', businessId)]),
      ]),
    )
    .execute()
}

export interface PartnerGroupRow {
  partnerId: string
  id: string
  name: string
  permissions: AssetPermission[]
  endsAt: Date | null
  isExpired: boolean
}

/** The groups of a business that some partners are in, by name. */
export const groupsOfPartners = async (
  db: Db,
  businessId: string,
  partnerIds: readonly string[],
): Promise<PartnerGroupRow[]> =>
  partnerIds.length === 0
    ? []
    : db
        .selectFrom('assetGroupPartners as p')
        .innerJoin('assetGroups as g', 'g.id', 'p.groupId')
        .where('p.businessId', '=', businessId)
        .where('p.partnerId', 'in', partnerIds)
        .select(['p.partnerId', 'g.id', 'g.name', sql<AssetPermission[]>`p.permissions`.as('permissions')])
        .select(['p.endsAt', hasEnded('p.endsAt').as('isExpired')])
        .orderBy('g.name')
        .orderBy('g.id')
        .execute()

/** Takes from a partner all that a business gave it. */
export async function deleteGivenAccess(tx: Db, businessId: string, partnerId: string): Promise<void> {
  for (const table of ['partnerPermissions', 'assetGroupPartners'] as const) {
    await tx
      .deleteFrom(table)
      .where('businessId', '=', businessId)
      .where('partnerId', '=', partnerId)
      .execute()
  }
}
