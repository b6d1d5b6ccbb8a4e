import pg from 'pg'
import { DomainError } from '../kernel/domain-error.ts'

/** Classes of states in which PostgreSQL itself is unable to respond. */
const CONNECTION_EXCEPTION = '08'
const INSUFFICIENT_RESOURCES = '53'
const SYSTEM_ERROR = '58'
/** Shut down by an administrator, crashed, starting up, its database dropped. */
const OPERATOR_INTERVENTIONS = new Set(['57P01', '57P02', '57P03', '57P04'])

/** Whether a statement failed because the database is away, not because of what it said. */
export function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    const state = error.code ?? ''
    const stateClass = state.slice(0, 2)
    return (
      [CONNECTION_EXCEPTION, INSUFFICIENT_RESOURCES, SYSTEM_ERROR].includes(stateClass) ||
      OPERATOR_INTERVENTIONS.has(state)
    )
  }
  // The driver reports a broken connection as a plain error; one of another class is a bug of ours.
  return error instanceof Error && error.constructor === Error
}

/** What callers learn of an outage, however deep they ask. */
export const databaseAway = (cause: unknown): DomainError =>
  Object.assign(new DomainError('UNAVAILABLE'), { cause })
