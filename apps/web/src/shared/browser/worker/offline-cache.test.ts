import { expect, it } from 'vitest'
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
