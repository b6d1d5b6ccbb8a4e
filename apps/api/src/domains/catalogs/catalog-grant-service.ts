import type { CatalogPermission } from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogHolderView } from '@tessera/api-types/catalogs/views'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { changedGrants, holderHistory, refusePastEnd } from '../business/access-end-service.ts'
import { accessOf, lockedAccess } from '../business/business-access-service.ts'
import { merchandiser, readableCatalog, whoOf, type Merchandiser } from './catalog-access-service.ts'
import {
  deleteGrant,
  holdersNamed,
  listHolders as listRows,
  possibleHolders,
  saveGrant,
  type HolderKind,
  type HolderRow,
} from './catalog-grant-store.ts'
import { mayShareCatalog } from './catalog-policy.ts'
import { tellOfCatalog } from './catalog-service.ts'
import type { CatalogRow } from './catalog-store.ts'
import { toHolderView } from './catalog-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

interface Place {
  business_id: string
  catalog_id: string
}

interface Given {
  id: string
  permissions: readonly CatalogPermission[]
  ends_at?: string | null | undefined
}

/** The people or the partners of a catalog; a business it is shared with sees neither. */
export async function listHolders(
  viewer: Member,
  { business_id, catalog_id }: Place,
  kind: HolderKind,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  const { actor } = await accessOf(read, business_id, viewer.userId)
  const found = await readableCatalog(read, merchandiser(actor), catalog_id)
  if (found.businessId !== business_id) return { items: [], total: 0, offset: 0 }
  const { rows, ...range } = await listRows(read, found.id, kind, request)
  return { items: rows.map(toHolderView), ...range }
}

/** Gives several people or partners a catalog; who has it already keeps what they have, unless that has ended. */
export const addHolders = (
  viewer: Member,
  place: Place,
  kind: HolderKind,
  given: readonly Given[],
  deps: Needs,
) =>
  onCatalog(viewer, place, deps, async (tx, who, found) => {
    const ids = given.map(({ id }) => id)
    const possible = await possibleHolders(tx, found.businessId, kind, ids)
    if (ids.some((id) => !possible.has(id))) throw unknown(kind)
    const held = await holdersNamed(tx, found.id, kind, ids)
    for (const each of given) {
      const before = held.get(each.id)
      if (!before || before.isExpired) await change(tx, deps, { who, found, kind }, each, before)
    }
    const rows = await holdersNamed(tx, found.id, kind, ids)
    return [...rows.values()].map(toHolderView)
  })

export const holdsCatalog = async (db: Db, catalogId: string, kind: HolderKind, id: string) =>
  (await holdersNamed(db, catalogId, kind, [id])).has(id)

export const changeHolder = (viewer: Member, place: Place, kind: HolderKind, given: Given, deps: Needs) =>
  onCatalog(viewer, place, deps, async (tx, who, found) => {
    const before = await existing(tx, found, kind, given.id)
    await change(tx, deps, { who, found, kind }, given, before)
    return toHolderView(await existing(tx, found, kind, given.id))
  })

export const removeHolder = (viewer: Member, place: Place, kind: HolderKind, id: string, deps: Needs) =>
  onCatalog(viewer, place, deps, async (tx, who, found): Promise<CatalogHolderView> => {
    const before = await existing(tx, found, kind, id)
    await change(tx, deps, { who, found, kind }, { id, permissions: [] }, before)
    return toHolderView(before)
  })

const onCatalog = <T>(
  viewer: Member,
  { business_id, catalog_id }: Place,
  { transact }: Pick<Deps, 'transact'>,
  work: (tx: Db, who: Merchandiser, found: CatalogRow) => Promise<T>,
): Promise<T> =>
  transact(async (tx) => {
    const { actor } = await lockedAccess(tx, business_id, viewer.userId)
    const who = merchandiser(actor)
    const found = await readableCatalog(tx, who, catalog_id)
    if (!mayShareCatalog(found, whoOf(who))) throw new DomainError('NOT_ALLOWED')
    return work(tx, who, found)
  })

async function change(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { who, found, kind }: { who: Merchandiser; found: CatalogRow; kind: HolderKind },
  given: Given,
  held: HolderRow | undefined,
): Promise<void> {
  const { id: catalogId, businessId } = found
  const { id: holderId } = given
  const changes: FieldChange[] = []
  for (const made of changedGrants(held ? [held] : [], [given])) {
    const { after: permissions, endsAt } = made
    const createdAt = deps.now()
    refusePastEnd(made, createdAt)
    if (permissions.length === 0) await deleteGrant(tx, catalogId, holderId)
    else await saveGrant(tx, { catalogId, businessId, kind, holderId, permissions, endsAt, createdAt })
    const name = held?.name ?? (await existing(tx, found, kind, holderId)).name
    changes.push(...holderHistory(kind === 'EMPLOYEE' ? 'people' : 'partners', name, made))
  }
  if (changes.length > 0) await tellOfCatalog(tx, deps, who, found, 'UPDATE', changes)
}

async function existing(tx: Db, found: CatalogRow, kind: HolderKind, id: string): Promise<HolderRow> {
  const row = (await holdersNamed(tx, found.id, kind, [id])).get(id)
  if (!row) throw unknown(kind)
  return row
}

const unknown = (kind: HolderKind) =>
  new DomainError(kind === 'EMPLOYEE' ? 'MEMBER_NOT_FOUND' : 'BUSINESS_NOT_FOUND')
