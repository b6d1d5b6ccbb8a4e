import { sql } from 'kysely'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'
import type { GivenPermissions } from './asset-store.ts'

export interface GroupPartnerRow {
  id: string
  groupId: string
  name: string
  avatarSignature: string | null
  permissions: AssetPermission[]
  endsAt: Date | null
  isExpired: boolean
}

const partners = (db: Db, groupId: string) =>
  db
    .selectFrom('assetGroupPartners as p')
    .innerJoin('businesses as b', 'b.id', 'p.partnerId')
    .where('p.groupId', '=', groupId)
    .select(['b.id', 'p.groupId', 'b.name', sql<AssetPermission[]>`p.permissions`.as('permissions')])
    .select(['p.endsAt', hasEnded('p.endsAt').as('isExpired')])
    .select(
      sql<string | null>`(SELECT u.avatar_signature FROM business_profiles f JOIN users u ON u.id = f.user_id
        WHERE f.business_id = b.id ORDER BY f.created_at, u.id LIMIT 1)`.as('avatarSignature'),
    )

const fields = {
  sort: { id: plainColumn('id'), name: textColumn('name') },
  filter: { q: containing('name') },
}

export const listGroupPartners = (
  db: Db,
  groupId: string,
  request: ListRequest,
): Promise<Listed<GroupPartnerRow>> => readList<GroupPartnerRow>(db, partners(db, groupId), request, fields)

/** Those of some partners that are in a group, by id. */
export async function groupPartners(
  db: Db,
  groupId: string,
  partnerIds: readonly string[],
): Promise<Map<string, GroupPartnerRow>> {
  const rows = await partners(db, groupId).where('b.id', 'in', partnerIds).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface Place {
  businessId: string
  groupId: string
  partnerId: string
}

/** Sets what a partner may do with a group; without a permission it leaves the group. */
export async function saveGroupPartner(
  tx: Db,
  { businessId, groupId, partnerId }: Place,
  { permissions, endsAt }: GivenPermissions,
  createdAt: Date,
): Promise<void> {
  const given = { permissions: [...permissions], endsAt }
  if (permissions.length === 0) {
    await tx
      .deleteFrom('assetGroupPartners')
      .where('groupId', '=', groupId)
      .where('partnerId', '=', partnerId)
      .execute()
    return
  }
  await tx
    .insertInto('assetGroupPartners')
    .values({ businessId, groupId, partnerId, ...given, createdAt })
    .onConflict((conflict) => conflict.columns(['groupId', 'partnerId']).doUpdateSet(given))
    .execute()
}
