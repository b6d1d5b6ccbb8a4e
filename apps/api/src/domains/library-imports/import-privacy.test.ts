import { expect, it } from 'vitest'
import { idTime } from '../../db/ids.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { aPicture } from './testing/a-library.ts'
import { importSteps, zipOf } from './testing/import-steps.ts'

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

const boardsOf = async (owner: Awaited<ReturnType<typeof aMember>>, viewer: typeof owner | typeof visitor) =>
  (await call(viewer, 'boards.list', { username: owner.username })).items
    .map(({ name, privacy, pin_count }) => [name, privacy, pin_count])
    .toSorted(([one], [other]) => String(other).localeCompare(String(one)))

it('a board that came to be since the plan takes no pins that fewer people may see', async () => {
  const ben = await aMember(deps)
  const { id, counts } = await steps.read(ben, await zipOf({ 'Diary/rain.jpg': await aPicture() }))
  expect(counts).toMatchObject({ boards: 1, boards_existing: 0, pins: 1 })
  await call(ben, 'boards.create', { name: 'Diary' })
  await steps.confirm(ben, id)
  expect(await boardsOf(ben, visitor)).toEqual([['Diary', 'public', 0]])
  expect(await boardsOf(ben, ben)).toEqual([
    ['Diary 2', 'secret', 1],
    ['Diary', 'public', 0],
  ])
})

it('a board whose name has no letters is brought once', async () => {
  const ben = await aMember(deps)
  const archive = await zipOf({ '🎉/😀/cake.jpg': await aPicture() })
  await steps.confirm(ben, (await steps.read(ben, archive)).id)
  const again = await steps.read(ben, archive)
  expect(again.counts).toMatchObject({ boards: 1, boards_existing: 1, pins: 0, duplicates: 1 })
  expect(await steps.items(ben, again.id)).toMatchObject([
    { type: 'board', outcome: 'existing' },
    { type: 'section', outcome: 'existing' },
    { type: 'pin', outcome: 'duplicate' },
  ])
})

it('pins without a date are not the newest thing on the site', async () => {
  const ben = await aMember(deps)
  const report = await steps.read(ben, await zipOf({ 'Sky/cloud.jpg': await aPicture() }))
  await call(ben, 'libraryImports.confirm', { id: report.id, privacy: 'public' })
  await steps.work()
  const pin = await deps.read
    .selectFrom('pins')
    .select(['id', 'createdAt'])
    .where('userId', '=', ben.userId)
    .executeTakeFirstOrThrow()
  const daysSince = (at: Date) => (deps.now().getTime() - at.getTime()) / (24 * 60 * 60 * 1000)
  expect(daysSince(idTime(pin.id))).toBeGreaterThan(29)
  expect(daysSince(pin.createdAt)).toBeLessThan(1)
})
