import type { CatalogChanges, CatalogFields } from '@tessera/api-types/catalogs/contracts'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { accessOf, lockedAccess, recordHistory } from '../business/business-access-service.ts'
import { changedFields } from '../business/history-rules.ts'
import {
  manageableCatalog,
  merchandiser,
  reachOf,
  readableCatalog,
  whoOf,
  type Merchandiser,
} from './catalog-access-service.ts'
import { mayShareCatalog } from './catalog-policy.ts'
import {
  countCatalogs,
  deleteCatalog,
  hasProductsToSell,
  insertCatalog,
  isCatalogPromoted,
  listCatalogs as listRows,
  updateCatalog,
} from './catalog-store.ts'
import { toCatalogView } from './catalog-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

const MAX_CATALOGS = 50

export async function listCatalogs(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  const who = merchandiser(actor)
  const { rows, ...range } = await listRows(read, reachOf(who), request)
  return { items: rows.map((row) => toCatalogView(row, whoOf(who))), ...range }
}

export async function getCatalog(
  viewer: Member,
  businessId: string,
  id: string,
  { read }: Pick<Deps, 'read'>,
): Promise<CatalogView> {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  return viewOf(read, merchandiser(actor), id)
}

export const createCatalog = (viewer: Member, businessId: string, fields: CatalogFields, deps: Needs) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const who = merchandiser(actor)
    if (!reachOf(who).hasAll) throw new DomainError('NOT_ALLOWED')
    if ((await countCatalogs(tx, businessId)) >= MAX_CATALOGS) throw new DomainError('LIMIT_REACHED')
    const id = deps.newId()
    await insertCatalog(tx, { ...fields, id, businessId, createdAt: deps.now() })
    await recordCatalogChange(tx, deps, who, { id, name: fields.name }, 'CREATE')
    return viewOf(tx, who, id)
  })

export const changeCatalog = (
  viewer: Member,
  businessId: string,
  id: string,
  { seen, ...changes }: CatalogChanges,
  deps: Needs,
): Promise<CatalogView> =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const who = merchandiser(actor)
    const { name, country, language, currency } = await manageableCatalog(tx, who, id)
    const stored = { name, country, language, currency }
    refuseOverwriting(stored, changes, seen)
    const changed = changedFields(stored, changes)
    if (changed.length > 0) {
      await updateCatalog(tx, id, Object.fromEntries(changed.map(({ field, new: value }) => [field, value])))
      await recordCatalogChange(tx, deps, who, { id, name: changes.name ?? name }, 'UPDATE', changed)
    }
    return viewOf(tx, who, id)
  })

export const removeCatalog = (viewer: Member, businessId: string, id: string, deps: Needs) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const who = merchandiser(actor)
    const found = await manageableCatalog(tx, who, id)
    if (!mayShareCatalog(found, whoOf(who))) throw new DomainError('NOT_ALLOWED')
    if (await isCatalogPromoted(tx, id)) throw new DomainError('CATALOG_IN_USE')
    await deleteCatalog(tx, id)
    await recordCatalogChange(tx, deps, who, found, 'DELETE')
    return toCatalogView(found, whoOf(who))
  })

const viewOf = async (db: Db, who: Merchandiser, id: string): Promise<CatalogView> =>
  toCatalogView(await readableCatalog(db, who, id), whoOf(who))

/** Writes into the history of the business what became of a catalog. */
export const recordCatalogChange = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { actor }: Pick<Merchandiser, 'actor'>,
  { id, name }: { id: string; name: string },
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  changes: FieldChange[] = [],
): Promise<void> =>
  recordHistory(tx, deps, actor, { action, entityType: 'CATALOG', entityId: id, entityName: name, changes })

/** Whether products of the business can be advertised: an active catalog of its own has some. */
export const hasActiveCatalog = (db: Db, businessId: string): Promise<boolean> =>
  hasProductsToSell(db, businessId)
