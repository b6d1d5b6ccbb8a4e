import { beforeAll, expect, it, vi } from 'vitest'
import { AD_LOAD } from '@tessera/api-types/ads/ad-load'
import { loadOf } from '../../delivery/placement.ts'
import { tasks } from '../../jobs/tasks.ts'
import { makeCaches } from '../../kernel/caches.ts'
import type { AdMetrics } from '../../kernel/deps.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { adsOn, aFeedWithAShop, homeOfMember, inGermany, named } from '../../testing/test-ads-feed.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { adLoadFaults, auditAdLoad, countPlaced } from './ad-load-service.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

type Placed = Parameters<AdMetrics['placed']>
const watched = () => {
  const pages: Placed[] = []
  deps.adMetrics = { placed: (...page) => void pages.push(page) }
  return pages
}
const measured = (list: string) =>
  callAs(deps, visitor)(named('ads.load'), {}).then((answer) => {
    const { lists } = answer as { lists: { placement: string; organic_pins: number }[] }
    return lists.find(({ placement }) => placement === list)
  })
const at = (minutes: number) => deps.setNow(new Date(Date.parse('2027-08-20T23:57:00Z') + minutes * 60_000))

it('B-4.60 an ad too close to the beginning or to another one is counted as misplaced', () => {
  const page = (text: string) =>
    loadOf(
      text.split('').map((item) => item === 'a'),
      AD_LOAD.home,
    )
  expect(page('ooooaooooooooooa')).toEqual({ organic: 14, promoted: 2, most: 2, misplaced: 0 })
  expect(page('oooa')).toEqual({ organic: 3, promoted: 1, most: 0, misplaced: 1 })
  expect(page('ooooaoooooooooao')).toEqual({ organic: 14, promoted: 2, most: 2, misplaced: 1 })
  expect(page('ooooaa')).toEqual({ organic: 4, promoted: 2, most: 1, misplaced: 1 })
})

it('B-4.60 what members get is counted page by page, ads or none; what visitors get is not', async () => {
  const { shop, pinId } = await aFeedWithAShop(deps)
  const member = inGermany(await aMember(deps))
  deps.caches = makeCaches()
  const pages = watched()
  const before = await homeOfMember(deps, member)
  await aPromotion(deps, { business: shop, pinId, dailyBudget: 5 })
  deps.caches = makeCaches()
  const after = await homeOfMember(deps, member)
  await callAs(deps, visitor)(named('feeds.home'), { page_size: 15 })
  expect([adsOn(before).length, adsOn(after).length]).toEqual([0, 1])
  expect(pages).toEqual([
    ['home', { organic: before.length, promoted: 0, isWithin: true }],
    ['home', { organic: after.length - 1, promoted: 1, isWithin: true }],
  ])
})

it('B-4.60 anybody can read how many pins of each list were ads, and days beyond the ad load are found', async () => {
  deps.caches = makeCaches()
  watched()
  const page = (text: string) =>
    countPlaced(
      'topic',
      text.split('').map((item) => item === 'a'),
      deps,
    )
  const error = vi.spyOn(deps.log, 'error').mockImplementation(() => undefined)
  at(0)
  page('ooooaoooooo')
  page('oooo')
  at(2)
  page('ooo')
  await deps.afterwards.close()
  const first = { placement: 'topic', organic_pins: 17, promoted_pins: 1, most_promoted_pins: 2 }
  expect(await measured('topic')).toEqual(first)
  await auditAdLoad(deps)
  expect(error).not.toHaveBeenCalled()
  page('oooa')
  at(4)
  page('oooo')
  await deps.afterwards.close()
  const found = ['2027-08-20, topic: 2 ads where 2 have room, 1 pages with ads too close']
  expect(await adLoadFaults(deps.read, deps.now())).toEqual(found)
  await tasks['ads.audit-books']?.({}, deps as never)
  expect(error.mock.calls).toContainEqual([{ found }, 'lists have more ads than the public ad load'])
  error.mockRestore()
  deps.setNow(null)
})

it('B-4.60 what could not be written is counted on, and a process that ends writes what it holds', async () => {
  deps.caches = makeCaches()
  watched()
  const day = new Date('2027-09-20T12:00:00Z')
  const later = new Date(day.getTime() + 120_000)
  deps.setNow(day)
  const fails = { ...deps, transact: () => Promise.reject(new Error('no database')) }
  countPlaced('topic', [false, false], fails)
  deps.setNow(later)
  countPlaced('topic', [false], fails)
  await expect(deps.afterwards.close()).rejects.toThrow('no database')
  countPlaced('topic', [false], deps)
  expect((await measured('topic'))?.organic_pins).toBe(0)
  deps.setNow(new Date(later.getTime() + 120_000))
  countPlaced('topic', [], deps)
  await deps.afterwards.close().catch(() => undefined)
  expect((await measured('topic'))?.organic_pins).toBe(4)
  deps.setNow(null)
})
