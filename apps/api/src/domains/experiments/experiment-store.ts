import { sql } from 'kysely'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { ExperimentArm, ExperimentDefinition } from '@tessera/shared-tracking'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { countRows } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'

export interface ExperimentRow extends ExperimentDefinition {
  id: string
  description: string
  arms: ExperimentArm[]
  /** Rises with the arms. */
  armsVersion: number
  updatedAt: Date
}

const columns = [
  'id',
  'name',
  'description',
  'state',
  'arms',
  'armsVersion',
  'viewerTypes',
  'device',
  'countries',
  'trafficShare',
  'holdout',
  'holdoutShare',
  'salt',
  'updatedAt',
] as const

const experiments = (db: Db) => db.selectFrom('experiments').select(columns).$castTo<ExperimentRow>()

export const readRunning = (db: Db): Promise<ExperimentRow[]> =>
  experiments(db).where('state', '=', 'running').orderBy('name').execute()

export const findExperiment = (db: Db, id: string): Promise<ExperimentRow | undefined> =>
  experiments(db).where('id', '=', id).executeTakeFirst()

export const lockExperiment = (tx: Db, id: string): Promise<ExperimentRow | undefined> =>
  experiments(tx).where('id', '=', id).forUpdate().executeTakeFirst()

const asColumns = ({ arms, ...row }: ExperimentRow) => ({
  ...row,
  arms: JSON.stringify(arms),
  viewerTypes: [...row.viewerTypes],
  countries: [...row.countries],
})

export async function insertExperiment(tx: Db, row: ExperimentRow): Promise<void> {
  const write = tx
    .insertInto('experiments')
    .values({ ...asColumns(row), createdAt: row.updatedAt })
    .execute()
  await orLost(write, 'experiments_name_key', () => new DomainError('EXPERIMENT_NAME_TAKEN'))
}

export async function updateExperiment(tx: Db, row: ExperimentRow): Promise<void> {
  await tx.updateTable('experiments').set(asColumns(row)).where('id', '=', row.id).execute()
}

/** Keeps arms that a change takes away, for those who were drawn by them. */
export async function insertPastArms(tx: Db, { id, armsVersion, arms }: ExperimentRow): Promise<void> {
  const past = { experimentId: id, version: armsVersion, arms: JSON.stringify(arms) }
  await tx.insertInto('experimentPastArms').values(past).execute()
}

export interface PastArms {
  version: number
  arms: ExperimentArm[]
}

export const listPastArms = (db: Db, experimentId: string): Promise<PastArms[]> =>
  db
    .selectFrom('experimentPastArms')
    .select(['version', 'arms'])
    .where('experimentId', '=', experimentId)
    .orderBy('version')
    .$castTo<PastArms>()
    .execute()

const sortColumns = { name: 'name', state: 'state', updated_at: 'updatedAt' } as const

/** One range of the definitions; with `filter.id` exactly those. */
export async function listExperiments(
  db: Db,
  request: ListRequest,
): Promise<{ rows: ExperimentRow[]; total: number }> {
  const {
    sort: [field, direction],
    range: [first, last],
    filter,
  } = request
  const { id: ids, q, state } = filter
  let matching = db.selectFrom('experiments')
  if (ids) matching = matching.where('id', 'in', ids.length > 0 ? ids : ['0'])
  if (typeof state === 'string') matching = matching.where('state', '=', state)
  if (typeof q === 'string' && q.trim() !== '') {
    const pattern = `%${q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    matching = matching.where(sql<boolean>`name || ' ' || description ILIKE ${pattern}`)
  }
  const order = direction === 'ASC' ? 'asc' : 'desc'
  const page = matching
    .select(columns)
    .orderBy(sortColumns[field as keyof typeof sortColumns] ?? 'name', order)
    .orderBy('id')
  const [rows, total] = await Promise.all([
    (ids ? page : page.limit(last - first + 1).offset(first)).$castTo<ExperimentRow>().execute(),
    countRows(db, sql`FROM (${matching.select('id')}) AS found`, request),
  ])
  return { rows, total }
}

export interface ChangeRow {
  id: string
  actorName: string | null
  occurredAt: Date
  changes: FieldChange[]
}

export async function insertChange(
  tx: Db,
  row: { id: string; experimentId: string; actorId: string; occurredAt: Date; changes: FieldChange[] },
): Promise<void> {
  await tx
    .insertInto('experimentChanges')
    .values({ ...row, changes: JSON.stringify(row.changes) })
    .execute()
}

const HISTORY_SHOWN = 50

export const listChanges = (db: Db, experimentId: string): Promise<ChangeRow[]> =>
  db
    .selectFrom('experimentChanges as change')
    .leftJoin('users as actor', 'actor.id', 'change.actorId')
    .select(['change.id', 'actor.fullName as actorName', 'change.occurredAt', 'change.changes'])
    .where('change.experimentId', '=', experimentId)
    .orderBy('change.occurredAt', 'desc')
    .orderBy('change.id', 'desc')
    .limit(HISTORY_SHOWN)
    .$castTo<ChangeRow>()
    .execute()
