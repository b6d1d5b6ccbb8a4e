import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { managesBusiness, type Actor } from '../business/ad-account-reach-service.ts'
import { mayManageCatalog, worksOnCatalogs } from './catalog-policy.ts'
import { catalog, type CatalogRow, type Reach } from './catalog-store.ts'

/** Who looks at catalogs, with what their roles say of all of them. */
export interface Merchandiser {
  actor: Actor
  isManager: boolean
  /** By a role on an ad account of the business. */
  worksOnAll: boolean
}

export const merchandiser = (actor: Actor): Merchandiser => ({
  actor,
  isManager: managesBusiness(actor),
  worksOnAll: worksOnCatalogs(actor.grants),
})

export const reachOf = ({ actor, isManager, worksOnAll }: Merchandiser): Reach => ({
  businessId: actor.businessId,
  userId: actor.userId,
  hasAll: isManager || worksOnAll,
})

/** @throws DomainError CATALOG_NOT_FOUND, also for those it was not given to */
export async function readableCatalog(db: Db, who: Merchandiser, id: string): Promise<CatalogRow> {
  const row = await catalog(db, reachOf(who), id)
  if (!row) throw new DomainError('CATALOG_NOT_FOUND')
  return row
}

export async function manageableCatalog(db: Db, who: Merchandiser, id: string): Promise<CatalogRow> {
  const row = await readableCatalog(db, who, id)
  if (!mayManageCatalog(row, whoOf(who))) throw new DomainError('NOT_ALLOWED')
  return row
}

export const whoOf = ({ actor, isManager, worksOnAll }: Merchandiser) => ({
  businessId: actor.businessId,
  userId: actor.userId,
  isOwner: actor.role === 'OWNER',
  isManager,
  worksOnAll,
})
