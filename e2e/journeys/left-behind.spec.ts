import type { Page, Response } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test.use({ serviceWorkers: 'allow', expectedFaults: [/ERR_FAILED|ERR_CACHE_MISS|504/] })

/** Everything a page of ours can still read in this browser. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of db.objectStoreNames)
        parts.push(
          await new Promise<string>((resolve) => {
            const asked = db.transaction(store).objectStore(store).getAll()
            asked.onsuccess = () => resolve(JSON.stringify(asked.result))
          }),
        )
      db.close()
    }
    return parts.join('\n')
  })

/** Files that are the same for everybody. */
const isForAll = (url: string) =>
  /\/(?:assets|images|manifest|favicon|service-worker)/.test(new URL(url).pathname)

test('I-4.15 after a logout the session is over, and the browser holds nothing of the member: no storage, no cache, no page to go back to', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Plans of Ada')
  await ada.pin(board.id, 'A thought of Ada')
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  const visited = [`/${ada.username}/`, board.url, '/settings/', '/notifications/']
  for (const path of [...visited, '/']) await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const ours = answers.filter((answer) => answer.url().startsWith(new URL(page.url()).origin))
  const keepable = ours.filter(
    (answer) => !isForAll(answer.url()) && !/no-store/.test(answer.headers()['cache-control'] ?? ''),
  )
  expect(keepable.map((answer) => answer.url())).toEqual([])

  await page.evaluate(() => {
    sessionStorage.setItem('of_ada', '1')
    for (const item of ['of_ada', 'install_id', 'cookie_consent']) localStorage.setItem(item, 'kept')
  })
  await page.getByRole('button', { name: 'Your account' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })).toBeVisible()
  const items = await page.evaluate(() => [
    sessionStorage.getItem('of_ada'),
    ...['of_ada', 'install_id', 'cookie_consent'].map((item) => localStorage.getItem(item)),
  ])
  expect(items).toEqual([null, null, 'kept', 'kept'])
  expect((await page.request.get('/v3/users/me/')).status()).toBe(401)
  const personal = [ada.person.email, ada.person.firstName, ada.username, 'Plans of Ada', 'A thought of Ada']
  const left = await kept(page)
  expect(personal.filter((word) => left.includes(word))).toEqual([])
  const cached = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) =>
          fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      ),
    visited,
  )
  expect(cached).not.toContain(true)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  const seen = await page.content()
  expect(personal.filter((word) => seen.includes(word))).toEqual([])
})
