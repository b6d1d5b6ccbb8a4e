import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { memberId } from '@tessera/shared-auth'
import type { Context } from './context.ts'
import type { Db } from './deps.ts'
import { DomainError } from './domain-error.ts'

const MAX_KEY_LENGTH = 255

/**
 * Runs `handle` once per caller, operation and Idempotency-Key. The key row, the effect and
 * the answer are one transaction: a rival call waits on the key's unique index, then reads
 * the stored answer; a crash leaves neither. Failures are not stored, so they may be retried.
 */
export async function onceOnly<T>(
  operation: string,
  input: unknown,
  context: Context,
  handle: (within: Context) => Promise<T>,
): Promise<T> {
  const { deps, caller, viewer } = context
  const key = caller.idempotencyKey
  if (key === null) return handle(context)
  if (key.length > MAX_KEY_LENGTH) {
    throw new DomainError('INVALID_INPUT', {
      fields: { 'Idempotency-Key': ['must be at most 255 characters'] },
    })
  }
  const scope = memberId(viewer) ?? `install:${caller.installId ?? caller.ip}`
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest()
  return deps.transact(async (tx) => {
    const claimed = await tx
      .insertInto('idempotencyKeys')
      .values({ scope, operation, key, requestHash, createdAt: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return storedAnswer<T>(tx, { scope, operation, key }, requestHash)
    const answer = await handle({ ...context, deps: joined(deps, tx) })
    await tx
      .updateTable('idempotencyKeys')
      .set({ answer: sql`${JSON.stringify(answer)}::json` })
      .where('scope', '=', scope)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function storedAnswer<T>(
  tx: Db,
  { scope, operation, key }: { scope: string; operation: string; key: string },
  requestHash: Buffer,
): Promise<T> {
  const stored = await tx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('scope', '=', scope)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!stored) throw new DomainError('CONFLICT')
  if (!stored.requestHash.equals(requestHash)) throw new DomainError('IDEMPOTENCY_MISMATCH')
  return stored.answer as T
}

const joined = (deps: Context['deps'], tx: Db): Context['deps'] => ({
  ...deps,
  transact: (work) => work(tx),
  read: tx,
  replica: tx,
})
