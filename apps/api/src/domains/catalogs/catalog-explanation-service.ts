import type { ExplainedAccessView, Way } from '@tessera/api-types/asset-access/views'
import type { Db } from '../../kernel/deps.ts'
import { assetNames, NO_END, type Actor } from '../business/asset-explanation-service.ts'
import { merchandiser, readableCatalog, reachOf, whoOf } from './catalog-access-service.ts'
import { catalogPermissions, worksOnCatalogs } from './catalog-policy.ts'
import { catalog, catalogsOwnedBy, type CatalogRow } from './catalog-store.ts'

type Explained = Pick<ExplainedAccessView, 'can_read' | 'permissions' | 'ends_at' | 'granted_by'>

const NOTHING: Explained = { can_read: false, permissions: [], ends_at: null, granted_by: [] }

export const readCatalog = (db: Db, actor: Actor, id: string): Promise<CatalogRow> =>
  readableCatalog(db, merchandiser(actor), id)

/** What a person of the business may do with a catalog: by role, by an ad account, or as it was given to them. */
export async function catalogAccess(db: Db, actor: Actor, id: string): Promise<Explained> {
  const who = merchandiser(actor)
  const row = await catalog(db, reachOf(who), id)
  if (!row) return NOTHING
  const permissions = catalogPermissions(row, whoOf(who))
  if (row.businessId !== actor.businessId) {
    const way: Way = { type: 'PARTNER', id: row.businessId, name: row.businessName, permissions, ...NO_END }
    return { can_read: true, permissions, ends_at: null, granted_by: [way] }
  }
  const byRole: Way[] = who.isManager
    ? [{ type: 'BUSINESS_ROLE', id: null, name: null, permissions, ...NO_END }]
    : []
  const direct = row.employees.find((each) => each.id === actor.userId)?.permissions ?? []
  const given: Way[] =
    direct.length > 0 ? [{ type: 'DIRECT', id: null, name: null, permissions: [...direct], ...NO_END }] : []
  const granted_by = [...byRole, ...(await byAccounts(db, actor)), ...given]
  return { can_read: true, permissions, ends_at: null, granted_by }
}

/** Who works on the catalogs of an ad account works on those of the business. */
async function byAccounts(db: Db, { businessId, grants }: Actor): Promise<Way[]> {
  const working = [...grants].filter((grant) => worksOnCatalogs(new Map([grant])))
  const names = await assetNames(
    db,
    businessId,
    working.map(([id]) => id),
  )
  return working.map(([id]) => ({
    type: 'AD_ACCOUNT',
    id,
    name: names.get(id) ?? null,
    permissions: ['CATALOGS_MANAGER'],
    ...NO_END,
  }))
}

/** The catalogs of some businesses that somebody reads, by name. */
export const catalogsOf = (
  db: Db,
  actor: Actor,
  ownerIds: readonly string[],
): Promise<{ id: string; name: string }[]> => catalogsOwnedBy(db, reachOf(merchandiser(actor)), ownerIds)

/** What a partner may do with a catalog of the business. */
export async function partnerCatalogAccess(
  db: Db,
  businessId: string,
  partnerId: string,
  id: string,
): Promise<Explained> {
  const row = await catalog(db, { businessId, userId: '0', hasAll: true }, id)
  const permissions = row?.partners.find((each) => each.id === partnerId)?.permissions ?? []
  if (permissions.length === 0) return NOTHING
  const way: Way = { type: 'DIRECT', id: null, name: null, permissions: [...permissions], ...NO_END }
  return { can_read: true, permissions: [...permissions], ends_at: null, granted_by: [way] }
}
