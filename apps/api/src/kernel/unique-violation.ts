import pg from 'pg'
import type { DomainError } from './domain-error.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Waits for a write that may lose a race for a unique value; a refusal by the named constraint
 * becomes `lost`. The transaction is over then: nothing but a rollback may follow.
 */
export async function orLost<T>(write: Promise<T>, constraint: string, lost: () => DomainError): Promise<T> {
  try {
    return await write
  } catch (error) {
    const isLost =
      error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === constraint
    throw isLost ? lost() : error
  }
}
