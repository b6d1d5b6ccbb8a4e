import { afterAll, expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { countPage, pagesADay } from './page-count-service.ts'
import { addPages } from './page-hours-store.ts'

const deps = await testDeps()
afterAll(() => deps.setNow(null))

const COUNTRY = 'IS'
const countedPages = async () => {
  const rows = await deps.read
    .selectFrom('adPageHours')
    .select('pages')
    .where('country', '=', COUNTRY)
    .execute()
  return rows.reduce((sum, { pages }) => sum + Number(pages), 0)
}

it('pages are counted also where the server had no room to write them down', async () => {
  const before = await countedPages()
  const busy = { ...deps, afterwards: { ...deps.afterwards, run: () => false } }
  const at = Date.now()
  for (const [seconds, over] of [
    [0, deps],
    [60, busy],
    [120, deps],
  ] as const) {
    deps.setNow(new Date(at + seconds * 1000))
    countPage(COUNTRY, over)
  }
  await deps.afterwards.close()
  expect((await countedPages()) - before).toBe(3)
})

it('B-9.22 what a country has a day is that of its whole days in two weeks, empty ones among them', async () => {
  const now = new Date('2027-03-15T10:00:00Z')
  const country = 'FO'
  const pages = () => pagesADay(deps.read, country, now)
  const add = (hour: string, count: number) =>
    deps.transact((tx) => addPages(tx, country, new Date(`2027-03-${hour}:30:00Z`), count))
  expect(await pages()).toBeNull()
  await add('15T09', 900)
  expect(await pages()).toBeNull()
  await add('11T20', 800)
  await add('12T00', 30)
  await add('12T23', 40)
  await add('14T12', 50)
  expect(await pages()).toEqual({ fewest: 0, most: 70 })
  await add('13T01', 10)
  expect(await pages()).toEqual({ fewest: 10, most: 70 })
})
