import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { testDeps } from '../testing/test-deps.ts'
import { readiness } from './readiness.ts'

const deps = await testDeps()

it('a database that lacks any migration is not ready, whether or not it has later ones', async () => {
  expect(await readiness(deps)()).toEqual([])
  const undone = deps.transact(async (tx) => {
    await sql`DELETE FROM schema_migrations WHERE number = 60`.execute(tx)
    expect(await readiness({ ...deps, read: tx })()).toEqual(['migrations'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
})

it('a disk without room is told, with the database and without it', async () => {
  const full = { ...deps, hasRoom: () => false }
  expect(await readiness(full)()).toEqual(['disk'])
  const nowhere = openDatabase('postgresql://tessera@127.0.0.1:9/tessera')
  expect(await readiness({ ...full, read: nowhere.primary })()).toEqual(['database', 'disk'])
  await nowhere.close()
})
