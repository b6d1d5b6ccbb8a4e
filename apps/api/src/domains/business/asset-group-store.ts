import { sql } from 'kysely'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { hasEnded } from '../../kernel/access-end.ts'
import type { Db } from '../../kernel/deps.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import { fieldError } from '../../kernel/domain-error.ts'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { AssetRef } from './business-permissions.ts'

type GroupType = AssetGroupView['asset_group_types'][number]

export interface AssetGroupRow {
  id: string
  businessId: string
  name: string
  description: string
  types: GroupType[]
  createdAt: Date
  creatorUsername: string | null
  creatorName: string | null
  ownerId: string
  ownerUsername: string
  ownerName: string
  adAccountIds: string[]
  profileIds: string[]
}

const assetIds = (column: 'ad_account_id' | 'profile_id') =>
  sql<string[]>`(SELECT coalesce(array_agg(x.asset_id::text ORDER BY x.asset_id), '{}')
    FROM asset_group_contents x WHERE x.group_id = g.id AND ${sql.ref(`x.${column}`)} IS NOT NULL)`

/** `member` limits the groups to those a person is in; null stands for all of the business. */
const groups = (db: Db, businessId: string, member: string | null) =>
  db
    .selectFrom('assetGroups as g')
    .innerJoin('businessMembers as o', (join) =>
      join.onRef('o.businessId', '=', 'g.businessId').on('o.role', '=', 'OWNER'),
    )
    .innerJoin('users as owner', 'owner.id', 'o.userId')
    .leftJoin('users as creator', 'creator.id', 'g.createdBy')
    .where('g.businessId', '=', businessId)
    .$if(member !== null, (query) => query.where(sql<boolean>`${hasMember(sql`g.id`, member ?? '')}`))
    .select([
      'g.id',
      'g.businessId',
      'g.name',
      'g.description',
      'g.types',
      'g.createdAt',
      'creator.username as creatorUsername',
      'creator.fullName as creatorName',
      'owner.id as ownerId',
      'owner.username as ownerUsername',
      'owner.fullName as ownerName',
      assetIds('ad_account_id').as('adAccountIds'),
      assetIds('profile_id').as('profileIds'),
    ])
    .$castTo<AssetGroupRow>()

const hasMember = (groupId: ReturnType<typeof sql>, userId: string) =>
  sql<boolean>`EXISTS (SELECT FROM asset_group_members m
    WHERE m.group_id = ${groupId} AND m.user_id = ${userId}::bigint
      AND NOT has_ended(m.ends_at))`

const fields = {
  sort: { id: plainColumn('id'), name: textColumn('name'), created_time: plainColumn('createdAt') },
  filter: {
    q: containing('name', 'description'),
    name: containing('name'),
    asset_group_types: (type: string) => sql<boolean>`${type} = ANY(types)`,
    asset_id: (id: string) => sql<boolean>`EXISTS (SELECT FROM asset_group_contents x
      WHERE x.group_id = listed.id AND x.asset_id = ${id}::bigint)`,
    employee_id: (id: string) => hasMember(sql`listed.id`, id),
  },
}

export const listGroups = (
  db: Db,
  businessId: string,
  member: string | null,
  request: ListRequest,
): Promise<Listed<AssetGroupRow>> =>
  readList<AssetGroupRow>(db, groups(db, businessId, member), request, fields)

export async function assetGroup(
  db: Db,
  businessId: string,
  id: string,
  member: string | null = null,
): Promise<AssetGroupRow | null> {
  return (await groups(db, businessId, member).where('g.id', '=', id).executeTakeFirst()) ?? null
}

export async function countGroups(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('assetGroups')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewGroup {
  id: string
  businessId: string
  name: string
  description: string
  types: GroupType[]
  createdBy: string
  createdAt: Date
}

const nameTaken = () => fieldError('INVALID_INPUT', 'name', { key: 'field.groupNameTaken' })

/** @throws DomainError INVALID_INPUT when the name is taken */
export const insertGroup = (tx: Db, group: NewGroup): Promise<unknown> =>
  orLost(tx.insertInto('assetGroups').values(group).execute(), 'asset_groups_name', nameTaken)

/** @throws DomainError INVALID_INPUT when the name is taken */
export const updateGroup = (
  tx: Db,
  id: string,
  changes: Partial<Pick<NewGroup, 'name' | 'description' | 'types'>>,
): Promise<unknown> =>
  orLost(
    tx.updateTable('assetGroups').set(changes).where('id', '=', id).execute(),
    'asset_groups_name',
    nameTaken,
  )

export async function deleteGroup(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('assetGroups').where('id', '=', id).execute()
}

export async function addAssets(
  tx: Db,
  group: { businessId: string; groupId: string },
  assets: readonly (AssetRef & { ownerId: string })[],
): Promise<void> {
  const valuesOf = ({ id, type }: AssetRef) => ({
    ...group,
    adAccountId: type === 'AD_ACCOUNT' ? id : null,
    profileId: type === 'PROFILE' ? id : null,
  })
  const own = assets.filter(({ ownerId }) => ownerId === group.businessId)
  const shared = assets.filter(({ ownerId }) => ownerId !== group.businessId)
  if (own.length > 0) await tx.insertInto('assetGroupAssets').values(own.map(valuesOf)).execute()
  if (shared.length === 0) return
  await tx
    .insertInto('assetGroupSharedAssets')
    .values(shared.map((asset) => ({ ...valuesOf(asset), ownerId: asset.ownerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeAssets(tx: Db, groupId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const table of ['assetGroupAssets', 'assetGroupSharedAssets'] as const) {
    await tx
      .deleteFrom(table)
      .where('groupId', '=', groupId)
      .where(sql<string>`asset_id`, 'in', [...ids])
      .execute()
  }
}

export interface GroupMembershipRow {
  userId: string
  id: string
  name: string
  permissions: AssetPermission[]
  endsAt: Date | null
}

/** The groups some people are in, by name. */
export const groupsOfMembers = async (
  db: Db,
  businessId: string,
  userIds: string[],
): Promise<GroupMembershipRow[]> =>
  userIds.length === 0
    ? []
    : db
        .selectFrom('assetGroupMembers as m')
        .innerJoin('assetGroups as g', 'g.id', 'm.groupId')
        .where('m.businessId', '=', businessId)
        .where('m.userId', 'in', userIds)
        .where(({ not }) => not(hasEnded('m.endsAt')))
        .select(['m.userId', 'g.id', 'g.name', sql<AssetPermission[]>`m.permissions`.as('permissions')])
        .select('m.endsAt')
        .orderBy('g.name')
        .orderBy('g.id')
        .execute()
