// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { exactPage } from './layout/exact-page.tsx'
import { loadSignedIn } from './session/load-session.ts'

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')

it('the document asks early for what every page of the console asks for first', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(Response.json({ data: {} }))
  })
  await loadSignedIn()
  vi.unstubAllGlobals()
  expect([...html.matchAll(/as="fetch" crossorigin href="([^"]+)"/g)].map(([, href]) => href)).toEqual(asked)
})

it('a page that cannot be loaded in advance fails when it is shown, not before', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  exactPage('people', load).preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})
