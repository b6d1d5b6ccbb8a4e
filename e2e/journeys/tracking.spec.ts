import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

interface Event {
  event_type: number
  view_type: number | null
  object_id_str: string | null
  duration_ns?: number | null
  pair_id?: string
  clientUUID?: string
  aux_data?: { surface?: string }
}

const [IMPRESSION, CLICK, OUTBOUND_CLICK, VIEW, OFFSITE_END] = [1, 2, 3, 13, 108]

const eventsIn = (request: Request): Event[] => {
  const data = new URLSearchParams(request.postData() ?? '').get('data')
  return data ? (JSON.parse(data) as { options: { events: Event[] } }).options.events : []
}

/** Everything the page has sent of use so far. */
function sentBy(page: Page): Event[] {
  const sent: Event[] = []
  page.on('request', (request) => {
    if (request.url().includes('/resource/ApiCResource/create/')) sent.push(...eventsIn(request))
  })
  return sent
}

const ofType = (events: readonly Event[], type: number) =>
  events.filter(({ event_type }) => event_type === type)

/** The tab goes to the back: what was gathered leaves at once. */
const hide = (page: Page) => setVisibility(page, 'hidden')
const show = (page: Page) => setVisibility(page, 'visible')
const setVisibility = (page: Page, state: string) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('I-4.57 I-4.61 I-4.62 pins one scrolls past are told as impressions, a page view comes first, and a page that comes back from the back listens again', async ({
  page,
  ada,
}) => {
  expect(ada.id).not.toBe('')
  const sent = sentBy(page)
  await page.goto('/')
  await expect.poll(() => ofType(sent, VIEW).length).toBe(1)
  const cards = page.locator('[data-pin-id]')
  await expect(cards.first()).toBeVisible()
  for (let screens = 0; screens < 3; screens++) {
    const top = await page.evaluate(() => window.scrollY)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top)
    await expect(cards.first()).toBeAttached()
  }
  const answer = page.waitForResponse((response) => response.url().includes('ApiCResource'))
  await hide(page)
  expect((await answer).status()).toBe(200)
  await expect
    .poll(() => new Set(ofType(sent, IMPRESSION).map(({ object_id_str }) => object_id_str)).size)
    .toBeGreaterThanOrEqual(10)
  expect(new Set(sent.filter(({ clientUUID }) => clientUUID).map(({ clientUUID }) => clientUUID)).size).toBe(
    sent.filter(({ clientUUID }) => clientUUID).length,
  )
  await show(page)
  await page.locator('[data-pin-id] a[href^="/pin/"]').first().click()
  await expect(page).toHaveURL(/\/pin\//)
  await hide(page)
  await expect.poll(() => ofType(sent, CLICK).length).toBe(1)
})

test('pins seen on a board count for the board, though the impression ends on the way to a pin', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Lamps')
  const [first, second] = [await ada.pin(board.id, 'A red lamp'), await ada.pin(board.id, 'A blue lamp')]
  const sent = sentBy(page)
  await page.goto(`/pin/${second.id}/`)
  await expect.poll(() => ofType(sent, VIEW).length).toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'Lamps' }).first().click()
  await expect(page).toHaveURL(/\/lamps\/$/)
  // A person looks before they press, and an impression takes a moment.
  await page.waitForTimeout(1000)
  await page.locator(`[data-pin-id="${first.id}"]`).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/pin/${first.id}/`))
  await expect(page.getByRole('heading', { name: 'A red lamp' })).toBeVisible()
  await hide(page)
  const surfaces = () =>
    ofType(sent, IMPRESSION)
      .filter(({ object_id_str }) => object_id_str === second.id)
      .map(({ aux_data }) => aux_data?.surface)
  await expect.poll(surfaces).toContain('board')
  expect(new Set(surfaces())).not.toContain('none')
})

test('I-4.60 a link away from the site and the return are one stretch of time away; the owner of a pin reads its stats', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Kilns')
  const pin = await ada.pin(board.id, 'A kiln with a link', { link: 'https://kiln.example/kiln' })
  await page.context().route('https://kiln.example/**', (route) => route.fulfill({ body: 'A kiln' }))
  const sent = sentBy(page)
  await page.goto(`/pin/${pin.id}/`)
  await expect.poll(() => ofType(sent, VIEW).length).toBe(1)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Visit/ }).first().click()
  await hide(page)
  await (await opened).close()
  await show(page)
  await hide(page)
  await expect.poll(() => ofType(sent, OFFSITE_END).length).toBe(1)
  expect(ofType(sent, OUTBOUND_CLICK).map(({ object_id_str }) => object_id_str)).toEqual([pin.id])
  expect(ofType(sent, OFFSITE_END)[0]?.duration_ns).toBeGreaterThan(0)

  await show(page)
  await page.getByText('Pin stats').click()
  await expect(page.getByText(/No views in the last 30 days/)).toBeVisible()
  await expectAccessible(page, 'details')
})
