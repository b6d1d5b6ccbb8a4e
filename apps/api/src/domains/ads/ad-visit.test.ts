import { randomUUID } from 'node:crypto'
import { adVisitPath } from '@tessera/api-types/ads/ad-visit'
import { EVENT_TYPES } from '@tessera/shared-tracking'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { promotionToken, viewerKeyOf } from '../../delivery/promotion-token.ts'
import { adVisitRoute } from '../../plugins/ad-visit-route.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { callAs } from '../../testing/test-callers.ts'
import { aPromotion, spendOf } from '../../testing/test-promotions.ts'
import { openTestSite, type TestSite } from '../../testing/test-site.ts'
import { visitAdvertiser } from './ad-visit-service.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite([adVisitRoute((viewer, token) => visitAdvertiser(viewer, token, site.deps))])
})
afterAll(() => site.app.close())

const DAYS_2 = 48 * 60 * 60 * 1000
const tokenFor = (promotionId: string, at = site.deps.now()) => {
  const { secret } = site.deps.site
  return promotionToken(
    secret,
    { promotionId, pinId: null, placement: null },
    viewerKeyOf(secret, site.member.userId),
    at,
  )
}
const visit = async (token: string, { session = 'member', ...headers }: Record<string, string> = {}) => {
  const { statusCode, headers: sent } = await site.app.inject({
    url: adVisitPath(token),
    cookies: { session },
    headers,
  })
  return { statusCode, to: sent.location }
}
const clicksOf = async (promotionId: string) =>
  (
    await site.deps.read
      .selectFrom('promotionDays')
      .select('outboundClicks')
      .where('promotionId', '=', promotionId)
      .execute()
  )[0]?.outboundClicks ?? 0

it('B-4.63 a click on an ad leads to its advertiser, and counts and costs once, however it is told', async () => {
  const { id } = await aPromotion(site.deps)
  const token = tokenFor(id)
  for (let press = 0; press < 2; press += 1)
    expect(await visit(token)).toEqual({ statusCode: 302, to: 'https://shop.test/lamps' })
  const time = site.deps.now().getTime()
  await callAs(site.deps, site.member)(named('tracking.upload'), {
    report_time: time,
    events: [
      {
        event_type: EVENT_TYPES.OUTBOUND_CLICK,
        time,
        clientUUID: randomUUID(),
        appState: 'active',
        aux_data: { promotion: token },
      },
    ],
  })
  expect([await clicksOf(id), await spendOf(site.deps, id)]).toEqual([1, 200_000])
})

it('leads nowhere else: not by an address of one’s own, nor for others', async () => {
  const { id } = await aPromotion(site.deps)
  const token = tokenFor(id)
  const home = { statusCode: 302, to: '/' }
  expect(await visit(token, { session: 'nobody' })).toEqual(home)
  expect(await visit(token.replace(/^\d+/, '7'))).toEqual(home)
  expect(await visit(encodeURIComponent('https://evil.test/'))).toEqual(home)
  expect(await clicksOf(id)).toBe(0)
})

it('a page that was open for days still leads there, and a browser that looks ahead counts nothing', async () => {
  const { id } = await aPromotion(site.deps)
  const old = tokenFor(id, new Date(site.deps.now().getTime() - DAYS_2))
  expect((await visit(old)).to).toBe('https://shop.test/lamps')
  const ahead: Record<string, string>[] = [{ 'sec-purpose': 'prefetch;prerender' }, { 'x-moz': 'prefetch' }]
  for (const headers of ahead) expect((await visit(tokenFor(id), headers)).statusCode).toBe(204)
  expect(await spendOf(site.deps, id)).toBe(0)
})

it('who asks for the head of it alone has not clicked', async () => {
  const { id } = await aPromotion(site.deps)
  const url = adVisitPath(tokenFor(id))
  const { statusCode } = await site.app.inject({ method: 'HEAD', url, cookies: { session: 'member' } })
  expect(statusCode).toBe(405)
  expect(await spendOf(site.deps, id)).toBe(0)
})
