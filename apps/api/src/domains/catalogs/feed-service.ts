import { Readable } from 'node:stream'
import type { FeedChanges, FeedFields } from '@tessera/api-types/catalogs/contracts'
import type { CatalogFeedView, CatalogRunView } from '@tessera/api-types/catalogs/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { accessOf, lockedAccess } from '../business/business-access-service.ts'
import { manageableCatalog, merchandiser, readableCatalog } from './catalog-access-service.ts'
import { ownerOf, type CatalogRow } from './catalog-store.ts'
import { toDifferenceView, toFaultView, toFeedView, toProductView, toRunView } from './catalog-view.ts'
import { listDifferences } from './difference-store.ts'
import { nextRun } from './feed-rules.ts'
import {
  countFeeds,
  deleteFeed,
  dueFeeds,
  feed,
  insertFeed,
  listFeeds as listRows,
  updateFeed,
  type FeedRecord,
} from './feed-store.ts'
import { queueCounts, queueFollowing, READ_FEED, type ReadFeed } from './ingest-service.ts'
import { recountProducts, takeBack } from './merge-store.ts'
import { listProducts } from './product-store.ts'
import { endRun, hasOpenRun, insertRun, lastRun, listFaults, listRuns, runOf } from './run-store.ts'

type Needs = Pick<Deps, 'jobs' | 'newId' | 'now' | 'transact'>

interface Place {
  business_id: string
  catalog_id: string
}

interface UploadedFeed {
  read(): Promise<Uint8Array>
  stream?: (() => AsyncIterable<Uint8Array>) | undefined
}

const MAX_FEEDS = 20

type Listing = 'catalogDifferences' | 'catalogFeeds' | 'catalogFaults' | 'catalogProducts' | 'catalogRuns'

const listings = {
  catalogFeeds: async (db: Db, id: string, request: ListRequest) => {
    const { rows, ...range } = await listRows(db, id, request)
    return { items: rows.map(toFeedView), ...range }
  },
  catalogRuns: async (db: Db, id: string, request: ListRequest) => {
    const { rows, ...range } = await listRuns(db, id, request)
    return { items: rows.map(toRunView), ...range }
  },
  catalogFaults: async (db: Db, id: string, request: ListRequest) => {
    const { rows, ...range } = await listFaults(db, id, request)
    return { items: rows.map(toFaultView), ...range }
  },
  catalogDifferences: async (db: Db, id: string, request: ListRequest) => {
    const { rows, ...range } = await listDifferences(db, id, request)
    return { items: rows.map(toDifferenceView), ...range }
  },
  catalogProducts: async (db: Db, id: string, request: ListRequest) => {
    const { rows, ...range } = await listProducts(db, id, request)
    return { items: rows.map(toProductView), ...range }
  },
}

/** What hangs on a catalog, for those who may read it. */
export async function listOfCatalog<L extends Listing>(
  name: L,
  viewer: Member,
  { business_id, catalog_id }: Place,
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
): Promise<Awaited<ReturnType<(typeof listings)[L]>>> {
  const { actor } = await accessOf(read, business_id, viewer.userId)
  const { id } = await readableCatalog(read, merchandiser(actor), catalog_id)
  return listings[name](read, id, request) as Promise<Awaited<ReturnType<(typeof listings)[L]>>>
}

export async function getFeed(
  viewer: Member,
  { business_id, catalog_id, id }: Place & { id: string },
  { read }: Pick<Deps, 'read'>,
): Promise<CatalogFeedView> {
  const { actor } = await accessOf(read, business_id, viewer.userId)
  const found = await readableCatalog(read, merchandiser(actor), catalog_id)
  return toFeedView(await existing(read, found, id))
}

export const createFeed = (viewer: Member, place: Place, fields: FeedFields, deps: Needs) =>
  onCatalog(viewer, place, deps, async (tx, found) => {
    if ((await countFeeds(tx, found.id)) >= MAX_FEEDS) throw new DomainError('LIMIT_REACHED')
    const { is_active: isActive, ...same } = fields
    refuseScheduleWithoutAddress(fields)
    const now = deps.now()
    const record: FeedRecord = {
      ...same,
      isActive,
      id: deps.newId(),
      catalogId: found.id,
      nextRunAt: nextRun({ ...fields, isActive }, now),
      createdAt: now,
    }
    await insertFeed(tx, record)
    if (record.url) await addRun(tx, record, { isDryRun: false, objectKey: null }, deps)
    return toFeedView(record)
  })

export const changeFeed = (
  viewer: Member,
  { id, ...place }: Place & { id: string },
  { seen, ...changes }: FeedChanges,
  deps: Needs,
) =>
  onCatalog(viewer, place, deps, async (tx, found) => {
    const before = await existing(tx, found, id)
    const { name, url, schedule, isActive: is_active } = before
    refuseOverwriting({ name, url, schedule, is_active }, changes, seen)
    const after = {
      name: changes.name ?? before.name,
      url: changes.url === undefined ? before.url : changes.url,
      schedule: changes.schedule ?? before.schedule,
      isActive: changes.is_active ?? before.isActive,
    }
    refuseScheduleWithoutAddress(after)
    await updateFeed(tx, id, { ...after, nextRunAt: nextRun(after, deps.now()) })
    return toFeedView(await existing(tx, found, id))
  })

export const removeFeed = (viewer: Member, { id, ...place }: Place & { id: string }, deps: Needs) =>
  onCatalog(viewer, place, deps, async (tx, found) => {
    const before = await existing(tx, found, id)
    await deleteFeed(tx, id)
    await recountProducts(tx, found.id)
    await queueCounts(tx, found.id, deps)
    return toFeedView(before)
  })

/** Keeps the file that was sent, and has it read in the background. */
export async function uploadFile(
  viewer: Member,
  { id, ...place }: Place & { id: string },
  { file, isDryRun }: { file: UploadedFeed; isDryRun: boolean },
  deps: Needs & Pick<Deps, 'read' | 'storage'>,
): Promise<CatalogRunView> {
  const { actor } = await accessOf(deps.read, place.business_id, viewer.userId)
  const found = await manageableCatalog(deps.read, merchandiser(actor), place.catalog_id)
  await existing(deps.read, found, id)
  const objectKey = `catalog-files/${deps.newId()}.bin`
  const body = file.stream ? Readable.from(file.stream()) : await file.read()
  await deps.storage.put(objectKey, body, { contentType: 'application/octet-stream' })
  try {
    return await onCatalog(viewer, place, deps, async (tx, catalog) =>
      addRun(tx, await existing(tx, catalog, id), { isDryRun, objectKey }, deps),
    )
  } catch (error) {
    await deps.storage.delete(objectKey)
    throw error
  }
}

export const fetchFeed = (
  viewer: Member,
  { id, is_dry_run: isDryRun, ...place }: Place & { id: string; is_dry_run: boolean },
  deps: Needs,
): Promise<CatalogRunView> =>
  onCatalog(viewer, place, deps, async (tx, found) => {
    const record = await existing(tx, found, id)
    if (!record.url) throw fieldError('INVALID_INPUT', 'url', { key: 'field.needed' })
    return addRun(tx, record, { isDryRun, objectKey: null }, deps)
  })

/** @throws DomainError CONFLICT where there is nothing to take back, or a newer run than the one that is meant */
export const rollBack = (
  viewer: Member,
  { id, run_id: meant, ...place }: Place & { id: string; run_id?: string | undefined },
  deps: Needs,
) =>
  onCatalog(viewer, place, deps, async (tx, found): Promise<CatalogRunView> => {
    await existing(tx, found, id)
    const run = await lastRun(tx, found.id, id)
    if (!run || (meant && run.id !== meant)) throw new DomainError('CONFLICT')
    await takeBack(tx, { id: run.id, feedId: id, catalogId: found.id })
    await endRun(tx, run.id, { state: 'ROLLED_BACK' })
    await recountProducts(tx, found.id)
    await queueFollowing(tx, id, deps)
    await queueCounts(tx, found.id, deps)
    return toRunView({ ...run, state: 'ROLLED_BACK', canRollBack: false })
  })

/** Has feeds fetched whose time has come. */
export const fetchDueFeeds = (deps: Needs): Promise<number> =>
  deps.transact(async (tx) => {
    const now = deps.now()
    const due = await dueFeeds(tx, now, 50)
    for (const record of due) {
      await updateFeed(tx, record.id, { nextRunAt: nextRun(record, now) })
      if (await hasOpenRun(tx, record.id)) continue
      await addRun(tx, record, { isDryRun: false, objectKey: null }, deps)
    }
    return due.length
  })

async function addRun(
  tx: Db,
  { id: feedId, catalogId }: FeedRecord,
  given: { isDryRun: boolean; objectKey: string | null },
  { jobs, newId, now }: Pick<Deps, 'jobs' | 'newId' | 'now'>,
): Promise<CatalogRunView> {
  const id = newId()
  await insertRun(tx, { ...given, id, feedId, createdAt: now() })
  const job: ReadFeed = { runId: id, objectKey: given.objectKey }
  await jobs.add(tx, READ_FEED, job, { queue: `catalogs:${await ownerOf(tx, catalogId)}` })
  const run = await runOf(tx, catalogId, id)
  if (!run) throw new DomainError('FEED_NOT_FOUND')
  return toRunView(run)
}

const onCatalog = <T>(
  viewer: Member,
  { business_id, catalog_id }: Place,
  { transact }: Pick<Deps, 'transact'>,
  work: (tx: Db, found: CatalogRow) => Promise<T>,
): Promise<T> =>
  transact(async (tx) => {
    const { actor } = await lockedAccess(tx, business_id, viewer.userId)
    return work(tx, await manageableCatalog(tx, merchandiser(actor), catalog_id))
  })

async function existing(db: Db, { id: catalogId }: CatalogRow, id: string): Promise<FeedRecord> {
  const record = await feed(db, catalogId, id)
  if (!record) throw new DomainError('FEED_NOT_FOUND')
  return record
}

function refuseScheduleWithoutAddress({ url, schedule }: { url: string | null; schedule: string }): void {
  if (url === null && schedule !== 'NONE') throw fieldError('INVALID_INPUT', 'url', { key: 'field.needed' })
}
