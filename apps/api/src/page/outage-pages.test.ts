import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageRenderer } from '@tessera/api-types/page/page-renderer'
import { readConfig } from '../config.ts'
import { openDatabase, transactOn, type Database } from '../db/client.ts'
import type { Mount } from '../app.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { operations } from '../operations.ts'
import { testDeps } from '../testing/test-deps.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { brandSource } from './brand-source.ts'
import { consoleMount } from './console-mount.ts'
import { feedsForReaders } from './feeds-for-readers.ts'
import { inProcessCalls } from './in-process-calls.ts'
import { pageMount } from './page-mount.ts'
import { viewerPageContext } from './viewer-page-context.ts'

const KNOWN_VISITOR = 'csrftoken=a-token-from-before'

let site: TestSite
let nowhere: Database
let isAway = true
let isLimited = false

const render: PageRenderer = async ({ invoke, url }) => {
  if (url.endsWith('/bug')) throw new Error('secret of the house')
  if (url.endsWith('/document')) await invoke('CloseupPageQuery', { variables: { pinId: '1' } })
  else if (url.endsWith('/profile')) await invoke('users.get', { username: site.member.username })
  else await invoke('feeds.home', {})
  return { status: 200, headers: {}, body: '<!doctype html>' }
}

beforeAll(async () => {
  nowhere = openDatabase('postgresql://tessera@127.0.0.1:9/tessera')
  const { primary } = nowhere
  const cutOff = (context: Context): Context => ({
    ...context,
    deps: { ...context.deps, read: primary, replica: primary, transact: transactOn(primary) },
  })
  const deps = await testDeps()
  const console = await mkdtemp(join(tmpdir(), 'console-'))
  await writeFile(join(console, 'index.html'), '<!doctype html>')
  const limited: Mount = (app) =>
    void app.addHook('onRequest', async () => {
      if (isLimited) throw new DomainError('RATE_LIMITED', { retryAfter: 240 })
    })
  site = await openTestSite([
    limited,
    consoleMount({ folder: console, imageOrigin: null, textsIn: deps.textsIn, brand: brandSource(deps) }),
    (app) => {
      const callsWithin = inProcessCalls(operations)
      const callsOf = (context: Context) => callsWithin(isAway ? cutOff(context) : context)
      const pageContext = viewerPageContext(readConfig({ PUBLIC_URL: 'http://tessera.test' }), 'test')
      pageMount({
        site: deps.site,
        brand: brandSource(deps),
        webEntry: async () => ({ render, handlers: [] }),
        pageContext,
        callsOf,
        imageOrigin: null,
        textsIn: deps.textsIn,
      })(app)
      feedsForReaders({ site: deps.site, brand: brandSource(deps), callsOf })(app)
    },
  ])
})

afterAll(async () => {
  await site.app.close()
  await nowhere.close()
})

async function read(url: string): Promise<unknown[]> {
  const { statusCode, headers } = await site.app.inject({
    url,
    headers: { accept: 'text/html', cookie: KNOWN_VISITOR },
  })
  return [statusCode, headers['retry-after'], headers['cache-control']]
}

it.each(['/', '/document', '/profile'])(
  'while the database is away %s says so and is kept by nobody; then it may be kept again',
  async (url) => {
    isAway = true
    expect(await read(url)).toEqual([503, '1', 'private, no-store'])
    isAway = false
    expect(await read(url)).toEqual([200, undefined, 'public, max-age=30'])
  },
)

it.each([
  ['a feed', () => `/${site.member.username}/feed.rss`],
  ['an embedded pin', () => `/oembed?url=${encodeURIComponent('http://tessera.test/pin/1/')}`],
  ['a pin as data', () => '/pin/1/'],
])('while the database is away %s is not missing: its reader comes back', async (_what, url) => {
  isAway = true
  const { statusCode, headers } = await site.app.inject({
    url: url(),
    headers: { accept: 'application/json', cookie: KNOWN_VISITOR },
  })
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
})

it('a bug of ours gives a browser a page without its cause', async () => {
  const browser = await site.app.inject({
    url: '/bug',
    headers: { accept: 'text/html', cookie: KNOWN_VISITOR },
  })
  expect([browser.statusCode, browser.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(browser.headers['cache-control']).toBe('private, no-store')
  expect(browser.body).toContain('Something went wrong')
  expect(browser.body).not.toContain('secret of the house')
})

it.each([
  ['/', 'text/html', 'text/html; charset=utf-8', 'You’re going too fast'],
  ['/business/hub/', 'text/html', 'text/html; charset=utf-8', 'You’re going too fast'],
  ['/', 'application/json', 'application/json; charset=utf-8', 'RATE_LIMITED'],
])('an address that asks too often gets for %s what it takes, %s', async (url, accept, type, text) => {
  isLimited = true
  const { statusCode, headers, body } = await site.app.inject({ url, headers: { accept } })
  isLimited = false
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([429, '240', type])
  expect(body).toContain(text)
})
