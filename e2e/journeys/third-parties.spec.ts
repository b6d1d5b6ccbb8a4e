import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answered } from '../fixtures/answered.ts'
import { deferredCode } from '../fixtures/hydrated-page.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'
import { startAdvertisers } from '../fakes/advertisers.ts'

let advertisers: Awaited<ReturnType<typeof startAdvertisers>>
let site: Awaited<ReturnType<typeof ownSite>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  advertisers = await startAdvertisers()
  const url = (kind: string) =>
    `${advertisers.url}/pixel/${kind}?u={url}&r={referrer}&h={user_hash}&e={event}`
  site = await ownSite({
    COUNTRY_HEADER: 'x-country',
    TAG_MANAGER_URL: `${advertisers.url}/tags.js`,
    AD_FRAME_URL: `${advertisers.url}/frame`,
    AD_PIXELS: JSON.stringify([
      { name: 'one', url: url('one'), kind: 'conversion', regions: ['US', 'DE'] },
      { name: 'two', url: url('two'), kind: 'search', regions: ['US'] },
    ]),
  })
})
test.afterAll(async () => {
  await site.stop()
  await advertisers.stop()
})
test.beforeEach(() => {
  advertisers.asked.length = 0
  advertisers.heard.length = 0
})

const from = (country: string, more: Record<string, string> = {}) => ({
  baseURL: site.url,
  extraHTTPHeaders: { 'x-country': country, ...more },
})
const pixels = (event: string) =>
  advertisers.asked.flatMap((path) => {
    const { pathname, searchParams } = new URL(path, advertisers.url)
    return pathname.startsWith('/pixel/') && searchParams.get('e') === event
      ? [{ name: pathname.slice('/pixel/'.length), ...Object.fromEntries(searchParams) }]
      : []
  })
const scripts = () => advertisers.asked.filter((path) => path === '/tags.js')
const frames = (page: Page) => page.locator(`iframe[src="${advertisers.url}/frame"]`)
/** The deferred code and the plan of third parties have loaded. */
const settled = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/v3/third_parties/'))

test('I-1.15 I-1.16 I-7.59 I-7.60 a visit, a sign-up and a minute spent here each reach every provider once', async ({
  stranger,
}) => {
  const page = await stranger(from('US'))
  const member = await Member.join(page.context())
  await page.clock.install()
  await page.goto('/search/pins/?q=secret')
  await expect
    .poll(() =>
      pixels('page_visit')
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(['one', 'two'])
  await expect.poll(() => pixels('signup')).toHaveLength(2)
  const hash = createHash('sha256').update(member.id).digest('hex')
  expect(pixels('signup')[0]).toMatchObject({ u: `${site.url}/search/pins/`, r: '', h: hash })
  expect(pixels('engaged_session')).toEqual([])
  await page.clock.fastForward(60_000)
  await expect.poll(() => pixels('engaged_session')).toHaveLength(2)
  expect(advertisers.asked.join()).not.toContain(member.id)
  expect(advertisers.asked.join()).not.toContain('secret')
})

test('I-6.13 I-7.56 I-7.58 in Germany nobody hears of a visitor before marketing is allowed, and nobody after it was taken back', async ({
  stranger,
}) => {
  const page = await stranger(from('DE'))
  const plan = settled(page)
  await page.goto('/')
  await plan
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
  expect(advertisers.asked).toEqual([])
  await answered(page, () => page.getByRole('button', { name: 'Accept all' }).click())
  await expect.poll(scripts).toHaveLength(1)
  await expect.poll(() => pixels('page_visit').map(({ name }) => name)).toEqual(['one'])
  await page.goto('/cookies/')
  await answered(page, () => page.getByRole('button', { name: 'Reject all' }).click())
  await expect.poll(() => pixels('page_visit')).toHaveLength(2)
  const before = advertisers.asked.length
  const again = settled(page)
  await page.goto('/')
  await again
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(advertisers.asked).toHaveLength(before)
})

test('I-6.15 I-7.58 a browser that signals privacy is not told of to anybody', async ({ stranger }) => {
  const page = await stranger(from('US'))
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await Member.join(page.context())
  const plan = settled(page)
  await page.goto('/')
  await plan
  const byHeader = await stranger(from('US', { 'sec-gpc': '1' }))
  const secondPlan = settled(byHeader)
  await byHeader.goto('/')
  await secondPlan
  expect(advertisers.asked).toEqual([])
  await expect(frames(page)).toHaveCount(0)
})

/** What the frame says to its page brings about nothing. */
async function expectDeaf(page: Page) {
  await page.waitForLoadState('networkidle')
  const state = () =>
    page.evaluate(() => [location.href, document.body.innerText, JSON.stringify(localStorage)])
  const before = await state()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const inside = frames(page).contentFrame().locator('html')
  await inside.evaluate(() => {
    const kinds = ['credential', 'passkey', 'replay', 'identifier', 'consent', 'logout']
    for (let at = 0; at < 100; at += 1) {
      const kind = kinds[at % kinds.length]
      parent.postMessage(at % 2 ? { type: kind, kind, identifier: 'x' } : kind, '*')
    }
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await state()).toEqual(before)
  expect(sent).toEqual([])
}

test('I-4.89 I-4.90 I-6.11 I-7.46 the hidden frame of a member hears an identifier and its expiry, and brings about nothing; a visitor has none', async ({
  stranger,
}) => {
  const page = await stranger(from('US'))
  await Member.join(page.context())
  const answer = await page.goto('/')
  await test.step('I-7.58 the policy of a page names the hosts that are set up', () => {
    const policy = answer?.headers()['content-security-policy'] ?? ''
    for (const directive of ['script-src', 'img-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${advertisers.url}`))
  })
  await expect(frames(page)).toHaveCount(1)
  await expect(frames(page)).toBeHidden()
  await expect.poll(() => advertisers.heard).toHaveLength(1)
  const [told] = advertisers.heard
  expect(told?.origin).toBe(site.url)
  expect(Object.keys(told?.data ?? {}).sort()).toEqual(['expiry', 'identifier'])
  expect(told?.data.expiry).toBeGreaterThan(Date.now())
  await expectDeaf(page)
  const visitor = await stranger(from('US'))
  const plan = settled(visitor)
  await visitor.goto('/')
  await plan
  await expect(frames(visitor)).toHaveCount(0)
})

test('I-1.16 I-4.90 I-7.58 I-7.60 with nothing set up no request leaves the site', async ({ page, ada }) => {
  expect(ada.id).not.toBe('')
  const away: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      away.push(request.url())
  })
  const answer = await page.goto('/')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await deferredCode(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(away).toEqual([])
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy.replaceAll(new URL(page.url()).origin, '')).not.toMatch(/https?:|frame-src/)
})
