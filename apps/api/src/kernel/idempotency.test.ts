import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '@tessera/api-types'
import type { Member } from '@tessera/shared-auth'
import { aMember, callAs } from '../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { DomainError } from './domain-error.ts'
import { EffectInTransactionError, joined } from './transaction-scope.ts'
import { implement, implementInSteps } from './operation.ts'

const note = contract(
  { name: 'test.note', kind: 'command', access: 'member', isIdempotent: true },
  {
    summary: 'Writes one row.',
    input: z.object({ text: z.string(), fails: z.boolean().default(false) }),
    output: z.object({ id: z.string(), z: z.number(), a: z.string() }),
  },
)

const writeNote = implement(note, async ({ text, fails }, { viewer, deps }) =>
  deps.transact(async (tx) => {
    const id = deps.newId()
    await tx
      .insertInto('auditEvents')
      .values({ id, at: deps.now(), actorId: viewer.userId, event: text })
      .execute()
    if (fails) throw new DomainError('CONFLICT')
    return { id, z: 1.5, a: text }
  }),
)

const wait = { count: 0 }
const writeAfterWaiting = implementInSteps(note, {
  prepare: async (_input, { deps }) => {
    wait.count += 1
    expect(await deps.images.deriveImage('0'.repeat(32), 'orig', 'webp')).toBeUndefined()
    return wait.count
  },
  handle: async ({ text }, { deps }, count) => ({ id: deps.newId(), z: count, a: text }),
})

let deps: TestDeps
let ada: Member

beforeAll(async () => {
  deps = await testDeps()
  ada = await aMember(deps)
})

const asAda = (idempotencyKey: string | null) => callAs(deps, ada, { idempotencyKey })

async function rows(text: string): Promise<number> {
  const found = await deps.read.selectFrom('auditEvents').select('id').where('event', '=', text).execute()
  return found.length
}

describe('Idempotency-Key', () => {
  it('a call sent again gives the same bytes and has one effect', async () => {
    const first = await asAda('again')(writeNote, { text: 'again' })
    const second = await asAda('again')(writeNote, { text: 'again' })
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
    expect(await rows('again')).toBe(1)
  })

  it('five at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asAda('race')(writeNote, { text: 'race' })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rows('race')).toBe(1)
  })

  it('another request under the same key is refused and changes nothing', async () => {
    await asAda('mismatch')(writeNote, { text: 'one' })
    await expect(asAda('mismatch')(writeNote, { text: 'other' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
    expect(await rows('other')).toBe(0)
  })

  it('a failure is not kept, so the same key may succeed later', async () => {
    const failing = asAda('retry')(writeNote, { text: 'retry', fails: true })
    await expect(failing).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await rows('retry')).toBe(0)
    await asAda('retry')(writeNote, { text: 'retry' })
    expect(await rows('retry')).toBe(1)
  })

  it('a key belongs to its caller, and without one every call counts', async () => {
    const bob = await aMember(deps)
    await asAda('shared')(writeNote, { text: 'shared' })
    await callAs(deps, bob, { idempotencyKey: 'shared' })(writeNote, { text: 'shared' })
    await asAda(null)(writeNote, { text: 'shared' })
    await asAda(null)(writeNote, { text: 'shared' })
    expect(await rows('shared')).toBe(4)
  })

  it('prepares outside of the transaction, and not again once the response is stored', async () => {
    const first = await asAda('prepared')(writeAfterWaiting, { text: 'prepared' })
    const second = await asAda('prepared')(writeAfterWaiting, { text: 'prepared' })
    expect(second).toEqual(first)
    expect(wait.count).toBe(1)
  })

  it('lets nobody reach for storage, pictures or other servers inside the transaction', async () => {
    const slow = implement(note, async ({ text }, context) => {
      await context.deps.storage.stat('images/orig/x.jpg')
      return { id: '1', z: 1, a: text }
    })
    await expect(asAda('slow')(slow, { text: 'slow' })).rejects.toThrow(EffectInTransactionError)
    expect(await asAda(null)(slow, { text: 'slow' })).toMatchObject({ a: 'slow' })
    const nested = deps.transact(() => deps.fetcher.fetch('http://192.0.2.1/', { maxBytes: 1 }))
    await expect(nested).rejects.toThrow(EffectInTransactionError)
  })

  it('lets nobody begin a second transaction inside of one; who means the open one joins it', async () => {
    const nested = deps.transact(() => deps.transact(async () => 'nested'))
    await expect(nested).rejects.toThrow(EffectInTransactionError)
    expect(await deps.transact((tx) => joined(deps, tx).transact(async (open) => open === tx))).toBe(true)
    expect(await deps.transact(async () => 'after')).toBe('after')
  })

  it('a key longer than 255 characters is refused', async () => {
    await expect(asAda('k'.repeat(256))(writeNote, { text: 'long' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})
