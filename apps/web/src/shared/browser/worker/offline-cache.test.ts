import { expect, it, vi } from 'vitest'
import { assetsIn, offlineCache } from './offline-cache.ts'

it('a page without a connection keeps the code, styles and fonts its HTML names', () => {
  const html = `<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/b.js">
    <script type="module" src="/assets/a.js"></script><link href="/assets/b.js"><img src="/images/1.jpg">`
  expect(assetsIn(html)).toEqual(['/assets/a.css', '/assets/b.js', '/assets/a.js'])
})

it('I-8.31 a page that cannot be reached leads to the offline page, which knows where to go back to', async () => {
  const answer = await offlineCache('1').page(new URL('https://site.test/pin/5/?a=1'))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe('/offline/?next=%2Fpin%2F5%2F%3Fa%3D1')
})

it('a script loads where there is no room to keep it', async () => {
  const cache = {
    match: () => Promise.resolve(undefined),
    put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('code')))
  const answer = await offlineCache('1').asset(new Request('https://site.test/assets/a.js'))
  expect(await answer.text()).toBe('code')
  vi.unstubAllGlobals()
})
