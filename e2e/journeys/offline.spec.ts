import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
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

test('I-8.31 a page that cannot be reached becomes the offline page, and follows when it can', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await withWorker(page)
  await context.setOffline(true)
  await page.goto('/topics/')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/topics\/$/)
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0)
})

test('a like without a connection waits for one and is then the server’s', async ({ page, context, ada }) => {
  const pin = await ada.pin((await ada.board('Reached')).id, 'Out of reach')
  await page.goto(`/pin/${pin.id}/`)
  await withWorker(page)
  const like = page.getByRole('button', { name: 'Like', exact: true })
  await context.setOffline(true)
  await like.click()
  await expect(page.getByText("You're offline. This will be sent once you're back.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await expect
    .poll(() =>
      ada.call<{ reaction_by_me: number }>('GET', `/v3/pins/${pin.id}/`).then((one) => one.reaction_by_me),
    )
    .toBe(1)
  expect((await keptCalls(page)).filter((kind) => kind === 'write')).toEqual([])
})

test('I-8.31 what was seen without a connection reaches the server once', async ({ page, context, ada }) => {
  const stored: Request[] = []
  context.on('response', (response) => {
    if (response.url().includes('/resource/ApiCResource/') && response.ok()) stored.push(response.request())
  })
  const pin = await ada.pin((await ada.board('Seen')).id, 'Seen in the dark')
  await page.goto(`/pin/${pin.id}/`)
  await withWorker(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Tessera' }).first().click()
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(async () => (await keptCalls(page)).includes('events')).toBe(true)
  const before = stored.length
  await context.setOffline(false)
  await expect.poll(async () => (await keptCalls(page)).includes('events')).toBe(false)
  const keys = await Promise.all(stored.slice(before).map((one) => one.headerValue('idempotency-key')))
  expect(new Set(keys).size).toBe(keys.length)
})

test('nothing of a member is among what the worker keeps, and leaving forgets what waits', async ({
  page,
  ada,
}) => {
  await page.goto('/')
  await withWorker(page)
  const texts = await page.evaluate(async () => {
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
  expect(texts[0]).toBe('/offline/')
  expect(texts).toHaveLength(2)
  expect(texts.join(' ')).not.toContain(ada.username)
})

test('a save without a connection waits for one, on the board saved to last', async ({
  page,
  context,
  ada,
  someone,
}) => {
  const { member } = await someone()
  const pin = await member.pin((await member.board('Far')).id, 'Kept in the dark')
  const kept = await ada.board('Kept')
  await page.goto(`/pin/${pin.id}/`)
  await withWorker(page)
  const save = page.getByRole('article').first().getByRole('button', { name: 'Save to Kept' })
  await expect(save).toBeVisible()
  await context.setOffline(true)
  await save.click()
  await expect(page.getByText("You're offline. This will be sent once you're back.")).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => ada.call<{ pin_count: number }>('GET', `/v3/boards/${kept.id}/`).then((one) => one.pin_count))
    .toBe(1)
})

test('a save from a card that nobody came near before the connection went waits for one', async ({
  page,
  context,
  ada,
}) => {
  const kept = await ada.board('Kept unseen')
  await page.goto('/')
  await withWorker(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const card = page.getByRole('list', { name: 'Your home feed' }).getByRole('article').first()
  await card.hover()
  await card.getByRole('button', { name: 'Save to Kept unseen' }).click()
  await expect(page.getByText("You're offline. This will be sent once you're back.")).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => ada.call<{ pin_count: number }>('GET', `/v3/boards/${kept.id}/`).then((one) => one.pin_count))
    .toBe(1)
})
