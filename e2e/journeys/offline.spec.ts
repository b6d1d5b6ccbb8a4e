import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import type { Member } from '../fixtures/member.ts'
import { withWorker } from '../fixtures/worker.ts'

test.use({
  serviceWorkers: 'allow',
  expectedFaults: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
})

const keptCalls = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('tessera-outbox', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('calls', { keyPath: 'id' })
        opening.onsuccess = () => {
          const asked = opening.result.transaction('calls').objectStore('calls').getAll()
          asked.onsuccess = () => {
            opening.result.close()
            resolve(asked.result.map(({ kind }: { kind: string }) => kind))
          }
        }
      }),
  )

const NOTICE = "You're offline. This will be sent once you're back."

/** What the worker keeps of pages, apart from files that are the same for everybody: paths and texts. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url)
        if (pathname.startsWith('/assets/')) continue
        found.push(pathname, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    return found
  })

const pinsOn = (ada: Member, boardId: string) => () =>
  ada.call<{ pin_count: number }>('GET', `/v3/boards/${boardId}/`).then((one) => one.pin_count)

test('I-8.31 at home nothing of a member is kept, a save from a card that nobody came near waits for a connection, and a page that cannot be reached becomes the offline page, and follows when it can', async ({
  page,
  context,
  ada,
}) => {
  const kept = await ada.board('Kept unseen')
  await page.goto('/')
  await withWorker(page)
  const texts = await keptPages(page)
  expect(texts[0]).toBe('/offline/')
  expect(texts).toHaveLength(2)
  expect(texts.join(' ')).not.toContain(ada.username)

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const card = page.getByRole('list', { name: 'Your home feed' }).getByRole('article').first()
  await card.hover()
  await card.getByRole('button', { name: 'Save to Kept unseen' }).click()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(pinsOn(ada, kept.id)).toBe(1)

  await context.setOffline(true)
  await page.goto('/topics/')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/topics\/$/)
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
})

test('I-8.31 a like and a save without a connection wait for one and are then the server’s, and what was seen meanwhile reaches it once', async ({
  page,
  context,
  ada,
  someone,
}) => {
  const stored: Request[] = []
  context.on('response', (response) => {
    if (response.url().includes('/resource/ApiCResource/') && response.ok()) stored.push(response.request())
  })
  const { member } = await someone()
  const pin = await member.pin((await member.board('Far')).id, 'Out of reach')
  const kept = await ada.board('Kept')
  await page.goto(`/pin/${pin.id}/`)
  await withWorker(page)
  const save = page.getByRole('article').first().getByRole('button', { name: 'Save to Kept' })
  await expect(save).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await page.getByRole('link', { name: 'Tessera' }).first().click()
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(async () => (await keptCalls(page)).includes('events')).toBe(true)
  const before = stored.length

  await context.setOffline(false)
  const reaction = () =>
    ada.call<{ reaction_by_me: number }>('GET', `/v3/pins/${pin.id}/`).then((one) => one.reaction_by_me)
  await expect.poll(reaction).toBe(1)
  await expect.poll(pinsOn(ada, kept.id)).toBe(1)
  await expect.poll(() => keptCalls(page)).toEqual([])
  const keys = await Promise.all(stored.slice(before).map((one) => one.headerValue('idempotency-key')))
  expect(new Set(keys).size).toBe(keys.length)
})
