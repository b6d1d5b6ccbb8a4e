import { afterAll, expect, it } from 'vitest'
import { testDeps } from '../../testing/test-deps.ts'
import { countPage } from './page-count-service.ts'

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
