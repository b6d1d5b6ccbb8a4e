import type { AccessPreviewView } from '@tessera/api-types/asset-access/views'
import type { Member } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { triedOut, type CatalogChange, type PreviewNeeds } from '../business/access-preview-service.ts'
import {
  accessOf,
  effectsBetween,
  endOfWays,
  subjectOf,
  type Held,
} from '../business/asset-explanation-service.ts'
import { catalogAccess, partnerCatalogAccess, readCatalog } from '../catalogs/catalog-explanation-service.ts'
import { addHolders, changeHolder, holdsCatalog, removeHolder } from '../catalogs/catalog-grant-service.ts'

/** What a person or a partner would do with a catalog after a change, by the call that would make it. */
export const previewCatalogChange = (
  viewer: Member,
  businessId: string,
  change: CatalogChange,
  deps: PreviewNeeds,
): Promise<AccessPreviewView> =>
  triedOut(deps, async (tx, inside) => {
    const before = await heldOf(tx, viewer, businessId, change)
    await make(tx, viewer, businessId, change, inside)
    return effectsBetween(before, await heldOf(tx, viewer, businessId, change))
  })

async function heldOf(db: Db, viewer: Member, businessId: string, change: CatalogChange): Promise<Held[]> {
  const { actor } = await accessOf(db, businessId, viewer.userId)
  const { name } = await readCatalog(db, actor, change.catalog_id)
  const subject = await subjectOf(db, businessId, change.id)
  const { permissions, granted_by } = subject.access
    ? await catalogAccess(db, subject.access.actor, change.catalog_id)
    : await partnerCatalogAccess(db, businessId, change.id, change.catalog_id)
  if (permissions.length === 0) return []
  const type = subject.access ? 'PERSON' : 'PARTNER'
  return [
    {
      subject: { id: change.id, name: subject.name, type },
      asset: { id: change.catalog_id, name, type: 'CATALOG' },
      permissions,
      ends_at: endOfWays(granted_by),
    },
  ]
}

async function make(
  tx: Db,
  viewer: Member,
  businessId: string,
  { type, catalog_id, id, permissions, ends_at }: CatalogChange,
  deps: PreviewNeeds,
): Promise<unknown> {
  const kind = type === 'CATALOG_PERSON' ? 'EMPLOYEE' : 'PARTNER'
  const place = { business_id: businessId, catalog_id }
  if (permissions.length === 0) return removeHolder(viewer, place, kind, id, deps)
  const given = { id, permissions, ends_at }
  const isHeld = await holdsCatalog(tx, catalog_id, kind, id)
  return isHeld
    ? changeHolder(viewer, place, kind, given, deps)
    : addHolders(viewer, place, kind, [given], deps)
}
