import { setTimeout as wait } from 'node:timers/promises'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tagEventsOf } from '../testing/test-tags.ts'
import { getTag } from '../domains/tags/tag-service.ts'
import { insertTag } from '../domains/tags/tag-store.ts'
import { aBusiness, anAdAccount } from '../domains/business/testing/a-business.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { tagRoutes } from './tag-routes.ts'

let site: TestSite
let tagId: string
let snippet: string

beforeAll(async () => {
  site = await openTestSite([tagRoutes])
  const business = await aBusiness(site.deps)
  const businessId = business.id
  const adAccountId = await anAdAccount(site.deps, businessId)
  tagId = site.deps.newId()
  await insertTag(site.deps.read, {
    id: tagId,
    businessId,
    adAccountId,
    name: 'Shop',
    hasAutomaticEnhancedMatch: true,
    leaderTagId: null,
    createdAt: site.deps.now(),
  })
  ;({ snippet } = await getTag(business.owner, businessId, tagId, site.deps))
})
afterAll(() => site.app.close())

const received = () =>
  tagEventsOf(site.deps.read, [tagId], { from: new Date(0), to: new Date(Date.now() + 60_000) })

const SHOP = 'https://shop.test'
const script = async () => (await site.app.inject('/ads/v4/tag.js')).body

/** A page of the shop with the script in it, whose calls reach the server as a browser sends them. */
interface Opened {
  dataset?: object
  isPrivate?: boolean
  /** What the page runs before the script has come. */
  before?: string
}

async function openPage({ dataset = {}, isPrivate = false, before = '' }: Opened = {}) {
  const sent: unknown[] = []
  const kept = new Map<string, string>()
  const location = new URL(`${SHOP}/basket?email=a@b.test&tessera_click=click-7`)
  const page = {
    location,
    URL,
    URLSearchParams,
    TextEncoder,
    Uint8Array,
    crypto,
    navigator: { globalPrivacyControl: isPrivate },
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
    addEventListener: () => undefined,
    document: {
      currentScript: { src: 'http://tessera.test/ads/v4/tag.js', dataset: { tag: tagId, ...dataset } },
    },
    fetch: async (url: string, { body, headers }: { body: string; headers: object }) => {
      sent.push(JSON.parse(body))
      const { pathname } = new URL(url)
      const from = { origin: SHOP, 'sec-fetch-site': 'cross-site' }
      return site.app.inject({ method: 'POST', url: pathname, headers: { ...headers, ...from }, body })
    },
  }
  const window = createContext(Object.assign(page, { window: page }))
  runInContext(before, window)
  runInContext(await script(), window)
  const run = (code: string) => runInContext(code, window)
  return { sent, run, kept }
}

describe('the script of tags', () => {
  it('weighs no more than four kilobytes, and any site may load it', async () => {
    const answer = await site.app.inject('/ads/v4/tag.js')
    expect(answer.headers['content-type']).toContain('text/javascript')
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(gzipSync(answer.body).length).toBeLessThan(4096)
  })

  it('B-3.15 tells of a visit and a checkout from another site, once also where its server tells it too', async () => {
    const { run } = await openPage()
    run(`tessera('track', 'checkout', { event_id: 'order-9', value: 12.5, currency: 'EUR' })`)
    await expect.poll(async () => (await received()).length).toBe(2)
    const own = { tag_id: tagId, event_name: 'checkout', event_id: 'order-9', value: 12.5, currency: 'EUR' }
    const told = await site.app.inject({ method: 'POST', url: `/ads/v4/tags/${tagId}/events/`, payload: own })
    expect(told.json()).toMatchObject({ data: { event_id: 'order-9', is_new: false } })
    expect(await received()).toMatchObject([
      { eventName: 'page_visit', url: `${SHOP}/basket`, clickId: 'click-7' },
      { eventName: 'checkout', value: '12.50', currency: 'EUR' },
    ])
  })

  it('sends the hash of an address and never the address, and only where the tag matches', async () => {
    const matching = await openPage({ dataset: { enhancedMatch: '' } })
    matching.run(`tessera('track', 'lead', { email: ' Ada@Test.DE ' })`)
    await expect.poll(() => matching.sent.length).toBe(2)
    expect(JSON.stringify(matching.sent)).not.toContain('Ada')
    expect(matching.sent).toContainEqual(
      expect.objectContaining({ em: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    )
    const plain = await openPage()
    plain.run(`tessera('track', 'lead', { email: 'ada@test.de' })`)
    await expect.poll(() => plain.sent.length).toBe(2)
    expect(JSON.stringify(plain.sent)).not.toContain('em')
  })

  it('sends nothing against Global Privacy Control, and waits for consent where it is required', async () => {
    const { sent: none, run } = await openPage({ isPrivate: true })
    run(`tessera('track', 'lead')`)
    const asking = await openPage({ dataset: { consent: 'required' } })
    await wait(50)
    expect([none, asking.sent]).toEqual([[], []])
    asking.run(`tessera('consent', 'granted')`)
    await expect.poll(() => asking.sent.length).toBe(1)
  })

  it('keeps what the snippet was given before the script came', async () => {
    const [stub = ''] = /(?<=<script>).*?(?=<\/script>)/.exec(snippet) ?? []
    const { sent } = await openPage({ before: `${stub};tessera('track', 'checkout', { event_id: 'early' })` })
    await expect.poll(() => sent).toContainEqual(expect.objectContaining({ event_id: 'early' }))
  })

  it('forgets who was there when consent is denied', async () => {
    const { sent, run, kept } = await openPage({ dataset: { enhancedMatch: '' } })
    run(`tessera('track', 'lead', { email: 'ada@test.de' })`)
    await expect.poll(() => sent.length).toBe(2)
    run(`location.search = ''; tessera('consent', 'denied')`)
    expect([...kept]).toEqual([])
    run(`tessera('consent', 'granted'); tessera('track', 'signup')`)
    await expect.poll(() => sent.length).toBe(3)
    expect(sent.at(-1)).not.toHaveProperty('em')
    expect(sent.at(-1)).not.toHaveProperty('click_id')
  })

  it('sends nothing more once consent is denied, also what was on its way', async () => {
    const { sent, run, kept } = await openPage({ dataset: { enhancedMatch: '' } })
    await expect.poll(() => sent.length).toBe(1)
    run(`tessera('track', 'lead', { email: 'ada@test.de' }); tessera('consent', 'denied')`)
    await wait(50)
    expect([sent.length, [...kept]]).toEqual([1, []])
  })

  it('forgets what is done while consent is denied', async () => {
    const { sent, run } = await openPage({ dataset: { consent: 'required' } })
    run(`tessera('consent', 'denied'); tessera('track', 'lead'); tessera('consent', 'granted')`)
    run(`tessera('track', 'checkout')`)
    await expect.poll(() => sent).toMatchObject([{ event_name: 'checkout' }])
  })
})

describe('calls of other origins', () => {
  it('may send events without cookies, and nothing else', async () => {
    const url = `/ads/v4/tags/${tagId}/events/`
    const asked = await site.app.inject({ method: 'OPTIONS', url, headers: { origin: SHOP } })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    })
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
    const other = await site.app.inject({ url: '/v3/businesses/', headers: { origin: SHOP } })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('a browser that signals Global Privacy Control is known to nobody', async () => {
    const payload = { event_name: 'signup', event_id: 'private-1', click_id: 'click-8' }
    const headers = { 'sec-gpc': '1' }
    await site.app.inject({ method: 'POST', url: `/ads/v4/tags/${tagId}/events/`, headers, payload })
    const found = (await received()).find(({ eventId }) => eventId === 'private-1')
    expect(found).toMatchObject({ clickId: null, userId: null })
  })
})
