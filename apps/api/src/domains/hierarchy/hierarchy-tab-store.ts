import { sql, type RawBuilder } from 'kysely'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { BusinessRole } from '@tessera/api-types/business/roles'
import type { AdAccountView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

/** The business that a row of a tab belongs to. */
export interface OfBusiness {
  businessId: string
  businessName: string
}

export interface TabAdAccount extends OfBusiness {
  id: string
  name: string
  country: string
  currency: AdAccountView['currency']
  status: AdAccountView['status']
}
export interface TabProfile extends OfBusiness {
  id: string
  fullName: string
  username: string
}
export interface TabAssetGroup extends OfBusiness {
  id: string
  name: string
  types: AssetGroupView['asset_group_types']
  adAccounts: number
  profiles: number
}
export interface TabPartner extends OfBusiness {
  id: string
  name: string
  createdAt: Date
}
export interface TabPerson extends OfBusiness {
  id: string
  userId: string
  fullName: string
  username: string
  /** Null for who comes in from above alone. */
  role: BusinessRole | null
  createdAt: Date
  isManager: boolean
}

/** The business itself and all below it. */
const subtree = (nodeId: string) => sql`(
  SELECT b.id, b.name FROM businesses b WHERE b.id IN (SELECT ${nodeId}::bigint
    UNION ALL SELECT business_id FROM hierarchy_nodes WHERE path @> ARRAY[${nodeId}::bigint]))`

const ofBusiness = sql`b.id AS business_id, b.name AS business_name`
const name = textColumn('name')
const business = textColumn('businessName')
const people = { full_name: textColumn('fullName'), username: textColumn('username') }
const byName = { q: containing('name', 'businessName') }
const byPerson = { q: containing('fullName', 'username', 'businessName') }

type Read<Row> = (db: Db, nodeId: string, request: ListRequest) => Promise<Listed<Row>>

const reading =
  <Row>(
    rows: (nodeId: string) => RawBuilder<Row>,
    sort: Readonly<Record<string, RawBuilder<unknown>>>,
    filter: Readonly<Record<string, (value: string) => RawBuilder<boolean>>>,
  ): Read<Row> =>
  (db, nodeId, request) =>
    readList<Row>(db, rows(nodeId), request, { sort: { id: plainColumn('id'), business, ...sort }, filter })

export const listTabAdAccounts = reading<TabAdAccount>(
  (nodeId) => sql`(SELECT a.id, a.name, a.country, a.currency, a.status, ${ofBusiness}
    FROM ad_accounts a JOIN ${subtree(nodeId)} b ON b.id = a.business_id)`,
  {
    name,
    country: plainColumn('country'),
    currency: plainColumn('currency'),
    status: plainColumn('status'),
  },
  byName,
)

export const listTabProfiles = reading<TabProfile>(
  (nodeId) => sql`(SELECT u.id, u.full_name, u.username, ${ofBusiness}
    FROM business_profiles p JOIN ${subtree(nodeId)} b ON b.id = p.business_id JOIN users u ON u.id = p.user_id)`,
  people,
  byPerson,
)

export const listTabAssetGroups = reading<TabAssetGroup>(
  (nodeId) => sql`(SELECT g.id, g.name, g.types, ${ofBusiness},
      (SELECT count(x.ad_account_id)::int FROM asset_group_assets x WHERE x.group_id = g.id) AS ad_accounts,
      (SELECT count(x.profile_id)::int FROM asset_group_assets x WHERE x.group_id = g.id) AS profiles
    FROM asset_groups g JOIN ${subtree(nodeId)} b ON b.id = g.business_id)`,
  { name },
  byName,
)

/** By the partner, once for each business that works with it. */
export const listTabPartners = reading<TabPartner>(
  (nodeId) => sql`(SELECT b.id || '-' || p.partner_id AS id, o.name, p.created_at, ${ofBusiness}
    FROM partnerships p JOIN ${subtree(nodeId)} b ON b.id = p.business_id JOIN businesses o ON o.id = p.partner_id)`,
  { name, created_time: plainColumn('createdAt') },
  byName,
)

/** The people of the businesses, once for each business they work for. */
export const listTabEmployees = reading<TabPerson>(
  (nodeId) => sql`(SELECT b.id || '-' || u.id AS id, u.id AS user_id, u.full_name, u.username, m.role,
      m.created_at, false AS is_manager, ${ofBusiness}
    FROM business_members m JOIN ${subtree(nodeId)} b ON b.id = m.business_id JOIN users u ON u.id = m.user_id)`,
  { ...people, created_time: plainColumn('createdAt') },
  byPerson,
)

/** Everybody who comes into the hub of each business: its people, and who manages it from above. */
export const listTabMembers = reading<TabPerson>(
  (nodeId) => sql`(SELECT b.id || '-' || u.id AS id, u.id AS user_id, u.full_name, u.username,
      max(s.role) AS role, bool_or(s.is_manager) AS is_manager, ${ofBusiness}
    FROM ${subtree(nodeId)} b CROSS JOIN LATERAL (
      SELECT user_id, role, false AS is_manager FROM business_members m WHERE m.business_id = b.id
      UNION ALL SELECT user_id, NULL, true FROM inherited_managers i WHERE i.business_id = b.id) s
    JOIN users u ON u.id = s.user_id
    GROUP BY b.id, b.name, u.id)`,
  people,
  byPerson,
)
