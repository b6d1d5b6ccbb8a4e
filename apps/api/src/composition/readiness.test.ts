import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDeps } from '../testing/test-deps.ts'
import { readiness } from './readiness.ts'

const deps = await testDeps()

it('a database that lacks any migration is not ready, whether or not it has later ones', async () => {
  expect(await readiness(deps.read)()).toEqual([])
  const undone = deps.transact(async (tx) => {
    await sql`DELETE FROM schema_migrations WHERE number = 60`.execute(tx)
    expect(await readiness(tx)()).toEqual(['migrations'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
})
