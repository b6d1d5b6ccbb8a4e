import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface ClientRow {
  id: string
  name: string
  avatarSignature: string | null
  adAccountCount: number
  createdAt: Date
}

/** Partners that share at least one ad account with an agency. // decided: B-1.11 */
const clients = (db: Db, agencyId: string) =>
  db
    .selectFrom('partnerships as p')
    .innerJoin('businesses as b', 'b.id', 'p.partnerId')
    .innerJoin('businesses as agency', 'agency.id', 'p.businessId')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('partnerAccess as a')
          .select(sql<number>`count(DISTINCT a.ad_account_id)::int`.as('adAccountCount'))
          .whereRef('a.businessId', '=', 'p.partnerId')
          .whereRef('a.partnerId', '=', 'p.businessId')
          .as('shared'),
      (join) => join.onTrue(),
    )
    .where('p.businessId', '=', agencyId)
    .where('agency.accountType', '=', 'agency')
    .where('shared.adAccountCount', '>', 0)
    .select(['b.id', 'b.name', 'p.createdAt', 'shared.adAccountCount'])
    .select(
      sql<string | null>`(SELECT u.avatar_signature FROM business_profiles f JOIN users u ON u.id = f.user_id
        WHERE f.business_id = b.id ORDER BY f.created_at, u.id LIMIT 1)`.as('avatarSignature'),
    )

const fields = {
  sort: {
    id: plainColumn('id'),
    name: textColumn('name'),
    ad_accounts: plainColumn('adAccountCount'),
    created_time: plainColumn('createdAt'),
  },
  filter: { q: containing('name') },
}

export const listClients = (db: Db, agencyId: string, request: ListRequest): Promise<Listed<ClientRow>> =>
  readList<ClientRow>(db, clients(db, agencyId), request, fields)

export async function client(db: Db, agencyId: string, id: string): Promise<ClientRow | null> {
  return (await clients(db, agencyId).where('b.id', '=', id).executeTakeFirst()) ?? null
}
