import type { Deps } from '../../kernel/deps.ts'
import type { PubSub } from '../../kernel/pubsub.ts'
import { readRunning, type ExperimentRow } from './experiment-store.ts'

type Needs = Pick<Deps, 'log' | 'now' | 'pubsub' | 'read'>

const CHANNEL = 'experiments'
/** For a message that was missed. */
const KEPT_MS = 5 * 60_000

interface Kept {
  at: number
  rows: Promise<readonly ExperimentRow[]>
}

const cache = new WeakMap<PubSub, { kept: Kept | null }>()

function cellOf(pubsub: PubSub) {
  const known = cache.get(pubsub)
  if (known) return known
  const cell: { kept: Kept | null } = { kept: null }
  pubsub.subscribe(CHANNEL, () => void (cell.kept = null))
  cache.set(pubsub, cell)
  return cell
}

/** What runs now: no statement but the first and after a change. Without the database, what was known goes on. */
export async function runningExperiments(deps: Needs): Promise<readonly ExperimentRow[]> {
  const cell = cellOf(deps.pubsub)
  const at = deps.now().getTime()
  const { kept } = cell
  if (kept && at - kept.at < KEPT_MS) return kept.rows
  const rows = readRunning(deps.read)
  const reading = { at, rows: rows.catch(() => kept?.rows ?? []) }
  cell.kept = reading
  await rows.catch((error: unknown) => {
    deps.log.warn({ err: error }, 'experiments were not read')
    // Read anew soon, where nothing has changed since.
    if (cell.kept === reading) cell.kept = kept
  })
  return reading.rows
}

/** Every process reads anew. */
export const publishExperimentsChanged = ({ pubsub }: Pick<Deps, 'pubsub'>): Promise<void> =>
  pubsub.publish(CHANNEL, {})
