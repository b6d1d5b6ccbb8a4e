import { expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { aMember } from '../../testing/test-callers.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { runningExperiments } from './definition-cache.ts'
import { experimentsOperations } from './operations.ts'

it('a reading that failed is made again, not kept', async () => {
  const deps = await testDeps()
  const staff = { ...(await aMember(deps)), isEmployee: true }
  const name = `e${deps.newId()}`
  await callerOf(experimentsOperations, deps)(staff, 'experiments.create', {
    name,
    description: 'Which of two',
    state: 'running',
    groups: [
      { name: 'enabled', weight: 50 },
      { name: 'control', weight: 50 },
    ],
    viewer_types: ['authenticated'],
    device: 'any',
    countries: [],
    traffic_share: 100,
    holdout: null,
    holdout_share: 0,
  })
  const away = deps.read.withSchema('nowhere')
  const named = async (read: typeof deps.read) =>
    (await runningExperiments({ ...deps, read })).map((one) => one.name).includes(name)
  expect(await named(away)).toBe(false)
  expect(await named(deps.read)).toBe(true)
  expect(await named(away)).toBe(true)
})
