import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_KEPT_FAULTS } from '@tessera/api-types/catalogs/catalog-options'
import type { Db, Deps } from '../../kernel/deps.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'
import { moving, Standstill, STILL_MS, unlessStill } from '../../kernel/standstill.ts'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import { FeedProblem } from './feed-problem.ts'
import { readFeed, type FeedRow } from './feed-reader.ts'
import { productOf, type Fault } from './feed-row-rules.ts'
import {
  forgetStaged,
  hasChanged,
  lookAtChanges,
  noteChanges,
  noteIngested,
  recountProducts,
  stageRows,
  takeOver,
  type StagedRow,
} from './merge-store.ts'
import { REFRESH_OFFERS } from './price-drop-service.ts'
import { uncountedCatalogs } from './product-group-store.ts'
import { feedsToRetry } from './product-pin-store.ts'
import { endRun, insertFaults, startRun, type OpenRun } from './run-store.ts'

export const READ_FEED = 'catalogs.read-feed'
export const MAKE_PINS = 'catalogs.make-pins'
export const COUNT_GROUPS = 'catalogs.count-groups'

/** More at once take no less time, and several times the memory. */
const ROWS_AT_ONCE = 200
const MAX_FILE_BYTES = 128 * 1024 * 1024
const FETCH_MS = 5 * MINUTE_MS
/** A server that only drips keeps its place from the files of others no longer. */
const SLOWEST = { bytesPerSecond: 8 * 1024, afterMs: 30_000 }

type Needs = Pick<Deps, 'fetcher' | 'jobs' | 'log' | 'now' | 'read' | 'storage' | 'transact'>

/** A run to read, and the file that was uploaded for it: it outlives the run where its feed is deleted. */
export type ReadFeed = Pick<OpenRun, 'objectKey'> & { runId: string }

/**
 * Reads the file of a run row by row and takes it over whole, or not at all. Where the run has no end, because the
 * database or the storage went away, the file is there for the next try.
 */
export async function readRun(payload: unknown, deps: Needs, stillMs = STILL_MS): Promise<void> {
  const { runId, objectKey } = payload as Pick<ReadFeed, 'runId'> & Partial<ReadFeed>
  const run = await startRun(deps.read, runId)
  if (run) await toItsEnd(run, stillMs, deps)
  const file = objectKey ?? run?.objectKey
  if (file) await deps.storage.delete(file)
}

async function toItsEnd(run: OpenRun, stillMs: number, deps: Needs): Promise<void> {
  await forgetStaged(deps.read, run.id)
  try {
    await takeOverFile(run, stillMs, deps)
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    await endRun(deps.read, run.id, { state: 'FAILED', failure: error.failure, endedAt: deps.now() })
  }
  await forgetStaged(deps.read, run.id)
}

async function takeOverFile(run: OpenRun, stillMs: number, deps: Needs): Promise<void> {
  let file: Readable | undefined
  const read = await unlessStill(stillMs, async (progress) => {
    file = await fileOf(run, deps)
    try {
      progress.moved()
    } catch (error) {
      // It was given up before its file came.
      file.destroy()
      throw error
    }
    return stageFile(deps.read, run, moving(readFeed(file, run.format), progress))
  }).catch((error: unknown) => {
    file?.destroy()
    throw error instanceof Standstill ? new FeedProblem('TIMED_OUT') : error
  })
  await deps.transact(async (tx) => {
    const changed = await (run.isDryRun ? lookAtChanges : noteChanges)(tx, run)
    if (!run.isDryRun) {
      await takeOver(tx, run)
      await recountProducts(tx, run.catalogId)
      await noteIngested(tx, run.catalogId, deps.now())
      await queueFollowing(tx, run.feedId, deps)
      if (hasChanged(changed)) await queueCounts(tx, run.catalogId, deps)
    }
    await endRun(tx, run.id, { state: 'DONE', endedAt: deps.now(), ...read, ...changed })
  })
}

/** Has the pins of the products of a feed follow them, and what those cost. */
export async function queueFollowing(tx: Db, feedId: string, deps: Pick<Deps, 'jobs'>): Promise<void> {
  await deps.jobs.add(tx, REFRESH_OFFERS, { feedId }, { key: `${REFRESH_OFFERS}:${feedId}` })
  await queuePins(tx, feedId, deps)
}

export const queueCounts = (tx: Db, catalogId: string, { jobs }: Pick<Deps, 'jobs'>): Promise<void> =>
  jobs.add(tx, COUNT_GROUPS, { catalogId }, { key: `${COUNT_GROUPS}:${catalogId}` })

/** One round of a feed at a time; at `runAt`, or else when the one that waits already is due, or at once. */
export const queuePins = (
  tx: Db,
  feedId: string,
  { jobs }: Pick<Deps, 'jobs'>,
  runAt?: Date,
): Promise<void> =>
  jobs.add(
    tx,
    MAKE_PINS,
    { feedId },
    {
      key: `${MAKE_PINS}:${feedId}`,
      queue: `catalog-pins:${feedId}`,
      ...(runAt ? { runAt } : { keepsTime: true }),
    },
  )

/** Has products tried again whose pause is over. */
export const retryPins = (deps: Pick<Deps, 'jobs' | 'now' | 'transact'>): Promise<void> =>
  deps.transact(async (tx) => {
    for (const feedId of await feedsToRetry(tx, deps.now())) await queuePins(tx, feedId, deps)
  })

/** Has groups counted that never were. */
export const countNewGroups = (deps: Pick<Deps, 'jobs' | 'transact'>): Promise<void> =>
  deps.transact(async (tx) => {
    for (const catalogId of await uncountedCatalogs(tx)) await queueCounts(tx, catalogId, deps)
  })

async function fileOf({ objectKey, url }: OpenRun, { storage, fetcher }: Needs): Promise<Readable> {
  if (objectKey) {
    const stored = await storage.get(objectKey)
    if (!stored) throw new FeedProblem('NOT_READABLE')
    return stored.body
  }
  if (!url) throw new FeedProblem('NOT_FETCHED')
  return fetched(url, fetcher)
}

/** A file at an address. It has no name once it is open: a reading that ends in any way leaves nothing behind. */
async function fetched(url: string, fetcher: Needs['fetcher']): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-feed-'))
  try {
    const path = join(folder, 'feed')
    await fetcher.download(url, path, {
      maxBytes: MAX_FILE_BYTES,
      timeoutMs: FETCH_MS,
      slowest: SLOWEST,
    })
    return (await open(path)).createReadStream()
  } catch (error) {
    throw error instanceof FetchFailure ? new FeedProblem('NOT_FETCHED') : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Batch {
  rows: (StagedRow & { number: number })[]
  faults: (Fault & { rowNumber: number; itemId: string | null })[]
}

/** The rows of a file in the database, some hundreds at a time, with what was wrong with them. */
async function stageFile(db: Db, run: OpenRun, read: AsyncIterable<FeedRow>) {
  let rowCount = 0
  let faultCount = 0
  let products = 0
  let repeated = 0
  let batch: Batch = { rows: [], faults: [] }
  const flush = async () => {
    const { rows, faults } = batch
    batch = { rows: [], faults: [] }
    const again = await stageBatch(db, run.id, rows)
    repeated += again.filter(({ product }) => product !== null).length
    const found = [...faults, ...again.map(toRepetition)]
    const kept = found.slice(0, Math.max(0, MAX_KEPT_FAULTS - faultCount))
    await insertFaults(
      db,
      run.id,
      kept.map((fault, index) => ({ ...fault, id: faultCount + index })),
    )
    faultCount += found.length
  }
  for await (const row of read) {
    rowCount += 1
    if (addRow(batch, row, run.currency)) products += 1
    if (batch.rows.length + batch.faults.length >= ROWS_AT_ONCE) await flush()
  }
  await flush()
  const counts = { rowCount, faultCount, refusedCount: rowCount - products + repeated }
  // A feed that lost every product is more likely broken than empty.
  if (products === 0) {
    await endRun(db, run.id, { state: 'FAILED', ...counts })
    throw new FeedProblem('NO_PRODUCTS')
  }
  return counts
}

function addRow(batch: Batch, { number, values }: FeedRow, currency: string): boolean {
  const read = productOf(values, currency)
  const itemId = values.id && values.id.length <= 100 ? values.id : null
  if ('faults' in read) {
    batch.faults.push(...read.faults.map((fault) => ({ ...fault, rowNumber: number, itemId })))
    if (itemId) batch.rows.push({ number, itemId, product: null })
    return false
  }
  batch.rows.push({ number, itemId: read.product.itemId, product: read.product })
  return true
}

/** Stages rows; returns those whose id was there already. */
async function stageBatch(db: Db, runId: string, rows: Batch['rows']): Promise<Batch['rows']> {
  const byId = new Map<string, Batch['rows'][number]>()
  const again: Batch['rows'] = []
  for (const row of rows) {
    if (byId.has(row.itemId)) again.push(row)
    else byId.set(row.itemId, row)
  }
  const known = byId.size === 0 ? new Set<string>() : await stageRows(db, runId, [...byId.values()])
  return [...again, ...[...byId.values()].filter(({ itemId }) => known.has(itemId))]
}

const toRepetition = ({ number, itemId }: Batch['rows'][number]): Batch['faults'][number] => ({
  field: 'id',
  rule: 'DUPLICATE',
  value: itemId,
  rowNumber: number,
  itemId,
})
