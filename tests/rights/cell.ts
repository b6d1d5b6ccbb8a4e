import { DomainError } from '../../apps/api/src/kernel/domain-error.ts'
import type { Operation } from '../../apps/api/src/kernel/operation.ts'
import { callAs } from '../../apps/api/src/testing/test-callers.ts'
import type { TestDeps } from '../../apps/api/src/testing/test-deps.ts'
import type { ObjectRights, Outcome, Rights } from './rights.ts'
import { LIMITED, SIGNED_OUT, type Kind } from './viewer-kinds.ts'
import type { World } from './world.ts'

type ControlledTransaction = Awaited<ReturnType<ReturnType<TestDeps['read']['startTransaction']>['execute']>>

export interface CallResult {
  outcome: Outcome
  answer: unknown
}

/** What the policy returns to a kind of viewer for a call. */
export function expected(operation: Operation, rights: Rights, target: ObjectRights, kind: Kind): Outcome {
  const refused = refusedAtOnce(rights.access, kind)
  if (refused) return refused
  const isChange = operation.contract.route.kind === 'command'
  if (kind === 'writeBanned' && isChange && !rights.isOpenToBanned) return 'WRITE_BANNED'
  const exception = target.but?.[kind]
  if (exception) return exception
  if (!target.sees.includes(kind)) return target.hidden
  return target.may.includes(kind) ? target.done : target.refused
}

function refusedAtOnce(access: Rights['access'], kind: Kind): Outcome | null {
  const isSignedOut = SIGNED_OUT.some((one) => one === kind)
  if (access === 'anyone') return null
  if (access === 'employee') return kind === 'employeeOfSite' ? null : 'NOT_FOUND'
  if (isSignedOut) return 'SIGN_IN_REQUIRED'
  return access === 'member' && LIMITED.some((one) => one === kind) ? 'PASSWORD_REQUIRED' : null
}

/** Does the work in a transaction that is taken back. */
export async function rolledBack<T>(deps: TestDeps, work: (within: TestDeps) => Promise<T>): Promise<T> {
  const trx = await deps.read.startTransaction().execute()
  try {
    return await work({ ...deps, read: trx, replica: trx, transact: transactWithin(trx) })
  } finally {
    await trx.rollback().execute()
  }
}

interface Cell {
  operation: Operation
  viewer: World['viewers'][Kind]
  input: Record<string, unknown>
  /** Sets up what the call needs; returns what its input needs. */
  prepare?: ((within: TestDeps) => Promise<Record<string, unknown>>) | undefined
}

export const outcomeOf = (deps: TestDeps, { operation, viewer, input }: Cell): Promise<CallResult> =>
  callAs(deps, viewer)(operation, input).then(
    (answer): CallResult => ({ outcome: 'ok', answer }),
    (error: unknown): CallResult => {
      if (error instanceof DomainError) return { outcome: error.code, answer: error.detail }
      throw error
    },
  )

/** Runs one call and takes it back; `look` sees the state it left. */
export const rolledBackCall = <T>(
  deps: TestDeps,
  cell: Cell,
  look?: (deps: TestDeps) => Promise<T>,
): Promise<CallResult & { seen: T | undefined }> =>
  rolledBack(deps, async (within) => {
    const input = { ...cell.input, ...(await cell.prepare?.(within)) }
    return { ...(await outcomeOf(within, { ...cell, input })), seen: await look?.(within) }
  })

/** As `rolledBackCall`, without taking back what changes nothing: reads, and calls that are refused at once. */
export const callCell = (deps: TestDeps, rights: Rights, kind: Kind, cell: Cell): Promise<CallResult> => {
  if (refusedAtOnce(rights.access, kind)) return outcomeOf(deps, cell)
  const isSafe = cell.operation.contract.route.kind === 'query' && !cell.prepare
  return isSafe ? outcomeOf(deps, cell) : rolledBackCall(deps, cell)
}

/** The call of a kind of viewer on an object. */
export function cellOf(world: World, operation: Operation, target: ObjectRights, kind: Kind): Cell {
  const viewer = world.viewers[kind]
  const { prepare } = target
  return {
    operation,
    viewer,
    input: target.input(world, kind),
    prepare: prepare && ((within) => prepare(within, world, viewer)),
  }
}

let savepoints = 0

const transactWithin =
  (trx: ControlledTransaction): TestDeps['transact'] =>
  async (work) => {
    const name = `inner_${(savepoints += 1)}`
    const inner = await trx.savepoint(name).execute()
    try {
      return await work(inner)
    } catch (error) {
      await inner.rollbackToSavepoint(name).execute()
      throw error
    }
  }
