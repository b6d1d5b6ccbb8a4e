import { expect, it } from 'vitest'
import { testDatabase } from '../db/testing/test-database.ts'
import { refreshPopularity } from '../domains/feeds/popularity.ts'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { sizesFor } from './load-rows.ts'
import { copyLoadWorld } from './load-world.ts'

const deps = await testDeps()

it('pins added to a world that was scored before are scored too, though they are older', async () => {
  const ada = await aMember(deps)
  await aPin(deps, ada, await aBoard(deps, ada))
  await refreshPopularity(deps)
  const { url } = await testDatabase()
  await copyLoadWorld({ url, now: deps.now(), sizes: sizesFor(200), say: () => undefined })
  await refreshPopularity(deps)
  const leads = await deps.read
    .selectFrom('pins')
    .innerJoin('users', 'users.id', 'pins.userId')
    .select('popularity')
    .where('username', 'like', 'load\\_%')
    .where('isLead', '=', true)
    .execute()
  expect(leads.length).toBeGreaterThan(100)
  expect(leads.every(({ popularity }) => popularity > 0)).toBe(true)
}, 60_000)
