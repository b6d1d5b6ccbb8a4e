import type { CatalogPermission } from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogHolderView } from '@tessera/api-types/catalogs/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { holderHistory, refusePastEnd } from '../business/grant-end-rules.ts'
import { changedGrants } from '../business/grant-rules.ts'
import { accessOf, lockedAccess } from '../business/business-access-service.ts'
import { merchandiser, readableCatalog, whoOf, type Merchandiser } from './catalog-access-service.ts'
import {
  deleteGrants,
  holdersNamed,
  listHolders as listRows,
  possibleHolders,
  saveGrants,
  type HolderKind,
  type HolderRow,
} from './catalog-grant-store.ts'
import { mayShareCatalog } from './catalog-policy.ts'
import { recordCatalogChange } from './catalog-service.ts'
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
    const changed = given.filter(({ id }) => held.get(id)?.isExpired !== false)
    const ended = [...held.values()].filter(({ isExpired }) => isExpired)
    await change(tx, deps, { who, found, kind }, ended, changed)
    const rows = await holdersNamed(tx, found.id, kind, ids)
    return [...rows.values()].map(toHolderView)
  })

export const holdsCatalog = async (db: Db, catalogId: string, kind: HolderKind, id: string) =>
  (await holdersNamed(db, catalogId, kind, [id])).has(id)

export const changeHolder = (viewer: Member, place: Place, kind: HolderKind, given: Given, deps: Needs) =>
  onCatalog(viewer, place, deps, async (tx, who, found) => {
    const before = await existing(tx, found, kind, given.id)
    await change(tx, deps, { who, found, kind }, [before], [given])
    return toHolderView(await existing(tx, found, kind, given.id))
  })

export const removeHolder = (viewer: Member, place: Place, kind: HolderKind, id: string, deps: Needs) =>
  onCatalog(viewer, place, deps, async (tx, who, found): Promise<CatalogHolderView> => {
    const before = await existing(tx, found, kind, id)
    await change(tx, deps, { who, found, kind }, [before], [])
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
  held: readonly HolderRow[],
  given: readonly Given[],
): Promise<void> {
  const changes = changedGrants(held, given)
  if (changes.length === 0) return
  const createdAt = deps.now()
  for (const made of changes) refusePastEnd(made, createdAt)
  const kept = changes.filter(({ after }) => after.length > 0)
  const taken = changes.filter(({ after }) => after.length === 0).map(({ id }) => id)
  const { id: catalogId, businessId } = found
  if (taken.length > 0) await deleteGrants(tx, catalogId, taken)
  if (kept.length > 0) await saveGrants(tx, { catalogId, businessId, kind, createdAt }, kept)
  const nameOf = await namesOf(tx, found, kind, held, given)
  const field = kind === 'EMPLOYEE' ? 'people' : 'partners'
  const told = changes.flatMap((made) => holderHistory(field, nameOf(made.id), made))
  await recordCatalogChange(tx, deps, who, found, 'UPDATE', told)
}

/** The names of who held a catalog before a change, and of who was given it just now. */
async function namesOf(
  tx: Db,
  { id: catalogId }: CatalogRow,
  kind: HolderKind,
  held: readonly HolderRow[],
  given: readonly Given[],
): Promise<(id: string) => string> {
  const names = new Map(held.map(({ id, name }) => [id, name]))
  const others = given.flatMap(({ id }) => (names.has(id) ? [] : id))
  const rows = others.length > 0 ? await holdersNamed(tx, catalogId, kind, others) : []
  for (const [id, { name }] of rows) names.set(id, name)
  return (id) => names.get(id) ?? ''
}

async function existing(tx: Db, found: CatalogRow, kind: HolderKind, id: string): Promise<HolderRow> {
  const row = (await holdersNamed(tx, found.id, kind, [id])).get(id)
  if (!row) throw unknown(kind)
  return row
}

const unknown = (kind: HolderKind) =>
  new DomainError(kind === 'EMPLOYEE' ? 'MEMBER_NOT_FOUND' : 'BUSINESS_NOT_FOUND')
