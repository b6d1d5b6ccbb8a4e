import { sql } from 'kysely'
import type { CatalogRunView } from '@tessera/api-types/catalogs/views'
import type { RunFailure } from '@tessera/api-types/catalogs/catalog-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, equalTo, plainColumn, readList } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { Fault } from './feed-row-rules.ts'

export interface RunRow {
  id: string
  feedId: string
  feedName: string
  state: CatalogRunView['state']
  isDryRun: boolean
  failure: RunFailure | null
  rowCount: number
  refusedCount: number | null
  faultCount: number
  addedCount: number
  changedCount: number
  removedCount: number
  createdAt: Date
  endedAt: Date | null
  canRollBack: boolean
}

const runs = (db: Db, catalogId: string) =>
  db
    .selectFrom('catalogRuns as r')
    .innerJoin('catalogFeeds as f', 'f.id', 'r.feedId')
    .where('f.catalogId', '=', catalogId)
    .select([
      'r.id',
      'r.feedId',
      'f.name as feedName',
      'r.state',
      'r.isDryRun',
      'r.failure',
      'r.rowCount',
      'r.refusedCount',
      'r.faultCount',
      'r.addedCount',
      'r.changedCount',
      'r.removedCount',
      'r.createdAt',
      'r.endedAt',
      sql<boolean>`r.state = 'DONE' AND NOT r.is_dry_run AND NOT EXISTS (SELECT FROM catalog_runs n
        WHERE n.feed_id = r.feed_id AND n.id > r.id AND NOT n.is_dry_run
          AND n.state IN ('WAITING', 'RUNNING', 'DONE', 'ROLLED_BACK'))`.as('canRollBack'),
    ])
    .$castTo<RunRow>()

export const listRuns = (db: Db, catalogId: string, request: ListRequest) =>
  readList<RunRow>(db, runs(db, catalogId), request, {
    sort: { id: plainColumn('id'), created_time: plainColumn('createdAt') },
    filter: { feed_id: (id) => sql<boolean>`feed_id = ${id}::bigint` },
  })

export async function runOf(db: Db, catalogId: string, id: string): Promise<RunRow | null> {
  return (await runs(db, catalogId).where('r.id', '=', id).executeTakeFirst()) ?? null
}

/** The newest run that changed products and was not taken back, unless something else came after it. */
export async function lastRun(db: Db, catalogId: string, feedId: string): Promise<RunRow | null> {
  const row = await runs(db, catalogId)
    .where('r.feedId', '=', feedId)
    .where('r.state', '=', 'DONE')
    .where('r.isDryRun', '=', false)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.canRollBack ? row : null
}

/** @throws DomainError CONFLICT while another run of the feed is open */
export const insertRun = (
  tx: Db,
  run: { id: string; feedId: string; isDryRun: boolean; objectKey: string | null; createdAt: Date },
): Promise<unknown> =>
  orLost(
    tx
      .insertInto('catalogRuns')
      .values({ ...run, state: 'WAITING' })
      .execute(),
    'catalog_runs_open',
    () => new DomainError('CONFLICT'),
  )

export const hasOpenRun = async (db: Db, feedId: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogRuns')
    .select('id')
    .where('feedId', '=', feedId)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .executeTakeFirst()) !== undefined

export interface OpenRun {
  id: string
  feedId: string
  catalogId: string
  isDryRun: boolean
  objectKey: string | null
  format: 'TSV' | 'CSV' | 'XML'
  currency: string
  url: string | null
}

export async function startRun(db: Db, id: string): Promise<OpenRun | null> {
  const { rows } = await sql<OpenRun>`UPDATE catalog_runs r SET state = 'RUNNING' FROM catalog_feeds f
    WHERE r.id = ${id} AND r.state IN ('WAITING', 'RUNNING') AND f.id = r.feed_id
    RETURNING r.id::text, r.feed_id::text, f.catalog_id::text, r.is_dry_run, r.object_key, f.format, f.currency,
      f.url`.execute(db)
  return rows[0] ?? null
}

export interface RunCounts {
  rowCount: number
  refusedCount: number
  faultCount: number
  addedCount: number
  changedCount: number
  removedCount: number
}

export async function endRun(
  tx: Db,
  id: string,
  end: Partial<RunCounts> & {
    state: 'DONE' | 'FAILED' | 'ROLLED_BACK'
    failure?: RunFailure
    endedAt?: Date
  },
): Promise<void> {
  await tx.updateTable('catalogRuns').set(end).where('id', '=', id).execute()
}

export async function insertFaults(
  db: Db,
  runId: string,
  faults: readonly (Fault & { id: number; rowNumber: number; itemId: string | null })[],
): Promise<void> {
  if (faults.length === 0) return
  await db
    .insertInto('catalogFaults')
    .values(faults.map((fault) => ({ ...fault, runId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface FaultRow extends Fault {
  id: string
  runId: string
  rowNumber: number
  itemId: string | null
}

export const listFaults = (db: Db, catalogId: string, request: ListRequest) =>
  readList<FaultRow>(
    db,
    db
      .selectFrom('catalogFaults as x')
      .innerJoin('catalogRuns as r', 'r.id', 'x.runId')
      .innerJoin('catalogFeeds as f', 'f.id', 'r.feedId')
      .where('f.catalogId', '=', catalogId)
      .select([
        sql<string>`(x.run_id::numeric * 10000 + x.id)`.as('id'),
        'x.runId',
        'x.rowNumber',
        'x.itemId',
        'x.field',
        'x.rule',
        'x.value',
      ])
      .$castTo<FaultRow>(),
    request,
    {
      sort: {
        id: plainColumn('id'),
        row: plainColumn('rowNumber'),
        field: plainColumn('field'),
        rule: plainColumn('rule'),
      },
      filter: {
        q: containing('itemId', 'value', 'field'),
        rule: equalTo('rule'),
        run_id: (id) => sql<boolean>`run_id = ${id}::bigint`,
      },
    },
  )
