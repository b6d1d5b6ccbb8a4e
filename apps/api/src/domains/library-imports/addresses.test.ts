import sharp from 'sharp'
import { expect, it } from 'vitest'
import { FetchFailure } from '../../fetching/fetch-failure.ts'
import type { GuardedFetcher } from '../../fetching/guarded-fetch.ts'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { importSteps } from './testing/import-steps.ts'

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

const picture = (red: number) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: { r: red, g: 20, b: 20 } } })
    .jpeg()
    .toBuffer()

const html = (text: string) => ({ contentType: 'text/html', bytes: Buffer.from(text) })
const jpeg = async (red: number) => ({ contentType: 'image/jpeg', bytes: await picture(red) })

const pages: Record<string, { contentType: string; bytes: Uint8Array }> = {
  'https://cakes.example/lemon': html(
    '<title>Lemon</title><meta property="og:image" content="/tiny.jpg"><img src="/lemon.jpg">',
  ),
  'https://cakes.example/plain': html('<title>Words</title>'),
  'https://cakes.example/tiny.jpg': {
    contentType: 'image/jpeg',
    bytes: await sharp(await picture(1))
      .resize(20)
      .toBuffer(),
  },
  'https://cakes.example/lemon.jpg': await jpeg(40),
  'https://pots.example/one.jpg': await jpeg(90),
  'https://pots.example/feed.xml': {
    contentType: 'application/rss+xml',
    bytes: Buffer.from(`<?xml version="1.0"?><rss version="2.0"><channel><title>Pots</title>
      <item><title>One</title><link>https://pots.example/one</link>
        <pubDate>Mon, 03 Mar 2025 09:00:00 GMT</pubDate>
        <enclosure url="https://pots.example/one.jpg" type="image/jpeg" length="9"/></item></channel></rss>`),
  },
}

let atOnce = 0
let most = 0
const fetched: string[] = []
const fetcher: GuardedFetcher = {
  ...steps.deps.fetcher,
  async fetch(url) {
    fetched.push(url)
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce -= 1
    const page = pages[url]
    if (url.startsWith('http://10.')) throw new FetchFailure('ADDRESS_NOT_ALLOWED', 'It is an inner address.')
    if (!page) throw new FetchFailure('STATUS_NOT_OK', 'The page is gone.', 404)
    return { url, ...page }
  },
}
const within = { ...steps.deps, fetcher }

const bookmarks = Buffer.from(`<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3>Cakes</H3>
  <DL><p>
    <DT><A HREF="https://cakes.example/lemon" ADD_DATE="1740992400">Lemon cake</A>
    <DT><A HREF="https://cakes.example/plain">Only words</A>
    <DT><A HREF="https://cakes.example/gone">Gone</A>
    <DT><A HREF="http://10.0.0.1/inside">Inside</A>
  </DL><p>
</DL><p>`)

it('bookmarks become pins of the pictures their pages show, on a secret board', async () => {
  const ben = await aMember(deps)
  const report = await steps.read(ben, bookmarks, within)
  expect(report).toMatchObject({ status: 'ready', source_kind: 'bookmarks', counts: { boards: 1, pins: 4 } })
  expect(fetched).toEqual([])
  const done = await steps.confirm(ben, report.id, within)
  expect(done).toMatchObject({ status: 'done', percent: 100, counts: { imported: 1, failed: 3 } })
  const rows = (await steps.items(ben, report.id)).filter(({ type }) => type === 'pin')
  expect(rows).toMatchObject([
    { title: 'Lemon cake', outcome: 'imported', reason: null },
    { title: 'Only words', outcome: 'failed', reason: 'not_fetched' },
    { title: 'Gone', outcome: 'failed', reason: 'not_fetched' },
    { title: 'Inside', outcome: 'failed', reason: 'address_not_allowed' },
  ])
  const boards = (await call(ben, 'boards.list', { username: ben.username })).items
  expect(boards).toMatchObject([{ name: 'Cakes', privacy: 'secret', pin_count: 1 }])
  expect(await call(ben, 'pins.get', { id: rows[0]?.pin_id ?? '' })).toMatchObject({
    link: 'https://cakes.example/lemon',
    created_at: '2025-03-03T09:00:00.000Z',
  })
  const again = await steps.read(ben, bookmarks, within)
  expect(again.counts).toMatchObject({ boards_existing: 1, pins: 3, duplicates: 1 })
})

it('a feed is read from its address, and asked again it brings nothing twice', async () => {
  const ben = await aMember(deps)
  const begin = async () => {
    const { id } = await call(ben, 'libraryImports.begin', { url: 'https://pots.example/feed.xml' })
    await steps.work(within)
    return call(ben, 'libraryImports.get', { id })
  }
  const report = await begin()
  expect(report).toMatchObject({ status: 'ready', source_kind: 'rss', name: 'https://pots.example/feed.xml' })
  await call(ben, 'libraryImports.confirm', { id: report.id, privacy: 'public' })
  await steps.work(within)
  expect(await call(ben, 'libraryImports.get', { id: report.id })).toMatchObject({ counts: { imported: 1 } })
  expect((await call(ben, 'boards.list', { username: ben.username })).items).toMatchObject([
    { privacy: 'public' },
  ])
  expect((await begin()).counts).toMatchObject({ pins: 0, duplicates: 1 })
})

it('an address that is not allowed, or leads nowhere, ends the import', async () => {
  const ben = await aMember(deps)
  const cases = [
    ['http://10.0.0.1/feed.xml', 'address_not_allowed'],
    ['https://pots.example/missing.xml', 'not_fetched'],
    ['https://cakes.example/plain', 'unrecognized'],
  ] as const
  for (const [url, error] of cases) {
    const { id } = await call(ben, 'libraryImports.begin', { url })
    await steps.work(within)
    expect(await call(ben, 'libraryImports.get', { id })).toMatchObject({ status: 'failed', error })
  }
})

it('a host is asked for one picture at a time', async () => {
  const ben = await aMember(deps)
  const links = Array.from(
    { length: 12 },
    (_, index) => `<DT><A HREF="https://cakes.example/${index}">${index}</A>`,
  )
  const file = Buffer.from(`<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${links.join('\n')}</DL>`)
  const { id } = await steps.read(ben, file, within)
  most = 0
  await steps.confirm(ben, id, within)
  expect(most).toBe(1)
})
