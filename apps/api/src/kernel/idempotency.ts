import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { memberId } from '@tessera/shared-auth'
import type { Context } from './context.ts'
import type { Db } from './deps.ts'
import { DomainError } from './domain-error.ts'
import { joined } from './transaction-scope.ts'

/** Deletes keys of calls too old to be retried; returns how many. */
export async function pruneIdempotencyKeys(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const MAX_KEY_LENGTH = 255

interface Steps<P, T> {
  prepare(): Promise<P>
  handle(within: Context, prepared: P): Promise<T>
}

interface KeyedRequest {
  scope: string
  operation: string
  key: string
  requestHash: Buffer
}

/**
 * Runs `handle` once per caller, operation and Idempotency-Key. The key row, the effect and
 * the response are one transaction: a concurrent call waits on the key's unique index, then reads
 * the stored response; a crash leaves neither. Failures are not stored, so they may be retried.
 * `prepare` runs before that transaction, and not at all once a response is stored.
 */
export async function onceOnly<P, T>(
  operation: string,
  input: unknown,
  context: Context,
  { prepare, handle }: Steps<P, T>,
): Promise<T> {
  const { deps, caller, viewer } = context
  const key = caller.idempotencyKey
  if (key === null) return handle(context, await prepare())
  if (key.length > MAX_KEY_LENGTH) {
    throw new DomainError('INVALID_INPUT', {
      fields: { 'Idempotency-Key': { key: 'field.idempotencyKey' } },
    })
  }
  const scope = memberId(viewer) ?? `install:${caller.installId ?? caller.ip}`
  const request = { scope, operation, key, requestHash: hashOf(input) }
  const stored = await storedResponse<T>(deps.read, request)
  if (stored) return stored.response
  const prepared = await prepare()
  return deps.transact(async (tx) => {
    if (!(await claim(tx, request, deps.now()))) {
      const earlier = await storedResponse<T>(tx, request)
      if (!earlier) throw new DomainError('CONFLICT')
      return earlier.response
    }
    const response = await handle({ ...context, deps: joined(deps, tx) }, prepared)
    await tx
      .updateTable('idempotencyKeys')
      .set({ answer: sql`${JSON.stringify(response)}::json` })
      .where('scope', '=', scope)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute()
    return response
  })
}

const hashOf = (input: unknown): Buffer => createHash('sha256').update(JSON.stringify(input)).digest()

async function claim(tx: Db, request: KeyedRequest, createdAt: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ ...request, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

async function storedResponse<T>(
  db: Db,
  { scope, operation, key, requestHash }: KeyedRequest,
): Promise<{ response: T } | null> {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('scope', '=', scope)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored) return null
  if (!stored.requestHash.equals(requestHash)) throw new DomainError('IDEMPOTENCY_MISMATCH')
  return { response: stored.answer as T }
}
