import type { ExperimentChanges, ExperimentFields } from '@tessera/api-types/experiments/inputs'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { publishExperimentsChanged } from './definition-cache.ts'
import { changesBetween, told, withChanges } from './experiment-rules.ts'
import {
  findExperiment,
  insertChange,
  insertExperiment,
  insertPastArms,
  listChanges,
  listPastArms,
  lockExperiment,
  updateExperiment,
  type ExperimentRow,
} from './experiment-store.ts'
import type { ExperimentDetail } from './experiment-view.ts'
import { countExposures } from './exposure-store.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'pubsub' | 'randomBytes' | 'read' | 'transact'>

const SALT_BYTES = 9

export async function readExperiment(id: string, { read }: Pick<Deps, 'read'>): Promise<ExperimentDetail> {
  const row = await findExperiment(read, id)
  if (!row) throw new DomainError('NOT_FOUND')
  const [exposures, pastArms, changes] = await Promise.all([
    countExposures(read, id),
    listPastArms(read, id),
    listChanges(read, id),
  ])
  return { row, exposures, pastArms, changes }
}

export async function createExperiment(
  { name, ...given }: ExperimentFields,
  viewer: Member,
  deps: Needs,
): Promise<ExperimentDetail> {
  const empty: ExperimentRow = {
    id: deps.newId(),
    name,
    salt: deps.randomBytes(SALT_BYTES).toString('base64url'),
    description: '',
    state: 'draft',
    arms: [],
    armsVersion: 0,
    viewerTypes: [],
    device: 'any',
    countries: [],
    trafficShare: 0,
    holdout: null,
    holdoutShare: 0,
    updatedAt: deps.now(),
  }
  const row = withChanges(empty, given, deps.now())
  await deps.transact(async (tx) => {
    await insertExperiment(tx, row)
    await noteChange(tx, null, row, viewer, deps)
  })
  await publishExperimentsChanged(deps)
  return readExperiment(row.id, deps)
}

export async function changeExperiment(
  { id, seen, ...given }: ExperimentChanges,
  viewer: Member,
  deps: Needs,
): Promise<ExperimentDetail> {
  await deps.transact(async (tx) => {
    const before = await lockExperiment(tx, id)
    if (!before) throw new DomainError('NOT_FOUND')
    refuseOverwriting(told(before), given, seen)
    const after = withChanges(before, given, deps.now())
    if (changesBetween(before, after).length === 0) return
    if (after.armsVersion !== before.armsVersion) await insertPastArms(tx, before)
    await updateExperiment(tx, after)
    await noteChange(tx, before, after, viewer, deps)
  })
  await publishExperimentsChanged(deps)
  return readExperiment(id, deps)
}

const noteChange = (
  tx: Db,
  before: ExperimentRow | null,
  after: ExperimentRow,
  { userId }: Member,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> =>
  insertChange(tx, {
    id: deps.newId(),
    experimentId: after.id,
    actorId: userId,
    occurredAt: deps.now(),
    changes: changesBetween(before, after),
  })
