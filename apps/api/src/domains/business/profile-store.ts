import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../../kernel/deps.ts'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import { inAssetGroup, reachedBy } from './reached-asset-store.ts'
import { assetIdsOf } from './shared-asset-store.ts'

export interface ProfileRow {
  id: string
  username: string
  fullName: string
  avatarSignature: string | null
  businessId: string
  ownerName: string
}

/** Own profiles and those of partners; `only` limits them to those a person was given, null stands for all. */
const profiles = (db: Db, businessId: string, only: readonly string[] | null) =>
  db
    .selectFrom('businessProfiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('businesses as owner', 'owner.id', 'p.businessId')
    .where('u.id', 'in', assetIdsOf(businessId, 'profile_id'))
    .$if(only !== null, (query) => query.where(sql<boolean>`u.id = ANY(${only}::bigint[])`))
    .select([
      'u.id',
      'u.username',
      'u.fullName',
      'u.avatarSignature',
      'p.businessId',
      'owner.name as ownerName',
    ])
    .select(sql<string>`${businessId}::bigint`.as('actingBusinessId'))
    .select(({ selectFrom }) =>
      selectFrom('assetAccess as g')
        .select(sql<number>`count(DISTINCT g.user_id)::int`.as('count'))
        .whereRef('g.profileId', '=', 'p.userId')
        .where('g.businessId', '=', businessId)
        .as('holderCount'),
    )

const fields = {
  sort: {
    id: plainColumn('id'),
    full_name: textColumn('fullName'),
    username: textColumn('username'),
    employees: plainColumn('holderCount'),
  },
  filter: {
    q: containing('fullName', 'username'),
    name: containing('fullName'),
    full_name: containing('fullName'),
    username: containing('username'),
    asset_group_id: inAssetGroup,
    employee_id: reachedBy('profile_id'),
  },
}

export const listProfiles = (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  request: ListRequest,
): Promise<Listed<ProfileRow>> => readList<ProfileRow>(db, profiles(db, businessId, only), request, fields)

export async function profile(db: Db, businessId: string, id: string): Promise<ProfileRow | null> {
  return (await profiles(db, businessId, null).where('u.id', '=', id).executeTakeFirst()) ?? null
}

export async function isProfile(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('businessProfiles')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertProfile(
  tx: Db,
  given: { businessId: string; userId: string; createdAt: Date },
): Promise<void> {
  await tx.insertInto('businessProfiles').values(given).execute()
}

/** Makes a person's account the public face of a business. */
export async function markAsBusinessAccount(tx: Db, userId: string, businessName: string): Promise<void> {
  await tx.updateTable('users').set({ isPartner: true, businessName }).where('id', '=', userId).execute()
}

/** A public account without a login: people act as it through the business. */
export async function insertProfileAccount(
  tx: Db,
  given: { id: string; username: string; name: string; country: string; createdAt: Date },
): Promise<void> {
  const { name, ...user } = given
  await tx
    .insertInto('users')
    .values({ ...user, fullName: name, firstName: name, isPartner: true, businessName: name })
    .execute()
}

/** The profiles that carry the old name of their business get the new one. */
export async function renameProfiles(tx: Db, businessId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ businessName: to })
    .where('businessName', '=', from)
    .where('id', 'in', (query) =>
      query.selectFrom('businessProfiles').select('userId').where('businessId', '=', businessId),
    )
    .execute()
}
