import type { ExplainedAccessView, Way } from '@tessera/api-types/asset-access/views'
import type { Db } from '../../kernel/deps.ts'
import { toEnd } from '../../kernel/access-end.ts'
import { heldAssets, NO_END, type Actor } from '../business/asset-explanation-service.ts'
import { merchandiser, readableCatalog, reachOf, whoOf } from './catalog-access-service.ts'
import { holdersNamed, type HolderKind } from './catalog-grant-store.ts'
import { catalogPermissions, worksOnCatalogs } from './catalog-policy.ts'
import { catalog, catalogsOwnedBy, type CatalogRow } from './catalog-store.ts'

type Explained = Pick<ExplainedAccessView, 'permissions' | 'granted_by'>

export const readCatalog = (db: Db, actor: Actor, id: string): Promise<CatalogRow> =>
  readableCatalog(db, merchandiser(actor), id)

/** What a person of the business may do with a catalog: by role, by an ad account, or as it was given to them. */
export async function catalogAccess(db: Db, actor: Actor, id: string): Promise<Explained> {
  const who = merchandiser(actor)
  const row = await catalog(db, reachOf(who), id)
  const permissions = row ? catalogPermissions(row, whoOf(who)) : []
  if (row && row.businessId !== actor.businessId) {
    const end = await partnerEnd(db, actor.businessId, id)
    return {
      permissions,
      granted_by: [{ type: 'PARTNER', id: row.businessId, name: row.businessName, permissions, ...end }],
    }
  }
  const byRole: Way[] = who.isManager
    ? [{ type: 'BUSINESS_ROLE', id: null, name: null, permissions, ...NO_END }]
    : []
  const byAccount = row ? await byAccounts(db, actor) : []
  const given = await givenDirectly(db, actor.businessId, { id, kind: 'EMPLOYEE', holderId: actor.userId })
  return { permissions, granted_by: [...byRole, ...byAccount, ...given] }
}

/** What a catalog was given to somebody for, also where that has ended. */
async function givenDirectly(
  db: Db,
  businessId: string,
  { id, kind, holderId }: { id: string; kind: HolderKind; holderId: string },
): Promise<Way[]> {
  const held = (await holdersNamed(db, id, kind, [holderId])).get(holderId)
  if (held?.businessId !== businessId) return []
  return [{ type: 'DIRECT', id: null, name: null, permissions: [...held.permissions], ...toEnd(held) }]
}

async function partnerEnd(db: Db, partnerId: string, id: string) {
  const held = (await holdersNamed(db, id, 'PARTNER', [partnerId])).get(partnerId)
  return held ? toEnd(held) : NO_END
}

/** Who works on the catalogs of an ad account works on those of the business. */
async function byAccounts(db: Db, actor: Actor): Promise<Way[]> {
  const ids = [...actor.grants].filter((grant) => worksOnCatalogs(new Map([grant]))).map(([id]) => id)
  const held = await heldAssets(db, actor, ids)
  return ids.map((id) => ({
    type: 'AD_ACCOUNT',
    id,
    name: held.get(id)?.name ?? null,
    permissions: ['CATALOGS_MANAGER'],
    ends_at: held.get(id)?.ends_at ?? null,
    is_expired: false,
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
  const granted_by = await givenDirectly(db, businessId, { id, kind: 'PARTNER', holderId: partnerId })
  return { permissions: [...permissions], granted_by }
}
