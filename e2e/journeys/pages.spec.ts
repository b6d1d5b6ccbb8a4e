import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { largestPictureFault } from '../fixtures/largest-picture.ts'
import { layoutShift } from '../fixtures/layout-shift.ts'
import { plainPages, type Visit } from '../fixtures/site-pages.ts'

/** Public pages whose address has parameters; `{pin}` stands for one of the demo world. */
const PUBLIC_ADDRESSES: readonly Visit[] = [
  { handler: 'about/[name]', path: '/about/terms/' },
  { handler: 'offsite', path: '/offsite/?url=https%3A%2F%2Fmaker.test%2Fclay' },
  { handler: 'search/[scope]', path: '/search/boards/?q=travel' },
  { handler: 'source/[domain]', path: '/source/kiln-and-clay.example/' },
  { handler: 'topics/[slug]', path: '/topics/ceramics/' },
  { handler: 'today/[kind]/[slug]/[id]', path: '{article}' },
  { handler: 'pin/[id]', path: '/pin/{pin}/' },
  { handler: 'pin/[id]/visual-search', path: '/pin/{pin}/visual-search/?x=0.2&y=0.2&w=0.5&h=0.5' },
  { handler: '[username]', path: '/mira_solberg/' },
  { handler: '[username]/_created', path: '/mira_solberg/_created/' },
  { handler: '[username]/_saved', path: '/mira_solberg/_saved/' },
  { handler: '[username]/_shop', path: '/aiko_tanabe/_shop/' },
  { handler: '[username]/_tried', path: '/mira_solberg/_tried/' },
  { handler: '[username]/pins', path: '/mira_solberg/pins/' },
  { handler: '[username]/[board]', path: '/mira_solberg/corners-and-curves/' },
]

/** Pages of a member, likewise; what stands in braces is theirs. */
const MEMBER_ADDRESSES: readonly Visit[] = [
  { handler: 'homefeed', path: '/homefeed/' },
  { handler: 'pin/[id]/repin', path: '/pin/{pin}/repin/' },
  { handler: 'pin/[id]/sent', path: '/pin/{pin}/sent/' },
  { handler: 'messages/[id]', path: '/messages/{conversation}/' },
  { handler: 'news_hub/[id]', path: '/news_hub/{notification}/' },
  { handler: '[username]/_shopping_list', path: '/{me}/_shopping_list/' },
  { handler: '[username]/[board]/[section]', path: '/{me}/rooms/attics/' },
  { handler: '[username]/[board]/more_ideas', path: '/{me}/rooms/more_ideas/' },
]

/** Other addresses of pages; what they lead to is looked at under its own. */
const REDIRECTS: readonly (Visit & { status: number; to: string })[] = [
  { handler: 'search', path: '/search/?q=clay', status: 301, to: '/search/pins/?q=clay' },
  { handler: 'categories/[slug]', path: '/categories/ceramics/', status: 301, to: '/topics/ceramics/' },
  {
    handler: 'discover/topics/[slug]',
    path: '/discover/topics/ceramics/',
    status: 301,
    to: '/topics/ceramics/',
  },
  { handler: 'explore', path: '/explore/', status: 301, to: '/topics/' },
  { handler: 'explore/[slug]', path: '/explore/ceramics/', status: 301, to: '/topics/ceramics/' },
  { handler: 'more_ideas', path: '/more_ideas/', status: 301, to: '/' },
  { handler: 'stories/[id]', path: '/stories/7/', status: 301, to: '/pin/7/' },
  {
    handler: '[username]/_activity',
    path: '/mira_solberg/_activity/',
    status: 301,
    to: '/mira_solberg/pins/',
  },
  {
    handler: '[username]/_community',
    path: '/mira_solberg/_community/',
    status: 301,
    to: '/mira_solberg/_tried/',
  },
  { handler: 'notifications', path: '/notifications/', status: 301, to: '/news_hub/' },
]

const addressed = new Set(
  [...PUBLIC_ADDRESSES, ...MEMBER_ADDRESSES, ...REDIRECTS].map(({ handler }) => handler),
)
const isPlain = ({ handler }: Visit) => !addressed.has(handler)
const plain = plainPages()
const PUBLIC_PAGES = [...plain.forVisitors.filter(isPlain), ...PUBLIC_ADDRESSES]
const MEMBER_PAGES = [...plain.forMembers.filter(isPlain), ...MEMBER_ADDRESSES]

/** A browser and a member are dear: each is used for so many pages. */
const PAGES_A_BROWSER = 15

const groupsOf = (pages: readonly Visit[]): Visit[][] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_A_BROWSER) }, (_, at) =>
    pages.slice(at * PAGES_A_BROWSER, (at + 1) * PAGES_A_BROWSER),
  )

const named = (pages: readonly Visit[]) => pages.map(({ handler }) => handler).join(', ')

/** Of the window, as B-24 allows. */
const MOST_SHIFT = 0.02

/** What a narrow window can break stands in what was served: on phones no page has to come alive for it. */
const asServed = (path: string) => `${path}${path.includes('?') ? '&' : '?'}server_only=1`

/**
 * Each page opens, has one main heading, can be used by everyone, stays where it is while it loads, and its largest
 * picture comes at once.
 */
async function auditAll(
  page: Page,
  pages: readonly Visit[],
  isPhone: boolean,
  toAddress: (path: string) => string,
) {
  for (const { handler, path } of pages) {
    await test.step(handler, async () => {
      const address = toAddress(path)
      const answer = await page.goto(isPhone ? asServed(address) : address)
      expect.soft(answer?.status(), handler).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), handler).toHaveCount(1)
      await expectAccessible(page)
      if (isPhone) return
      expect.soft(await layoutShift(page), `${handler} moves by itself`).toBeLessThan(MOST_SHIFT)
      expect.soft(await largestPictureFault(page), handler).toBeNull()
    })
  }
}

for (const pages of groupsOf(PUBLIC_PAGES)) {
  test(`C-2.47 open for a visitor and can be used by everyone: ${named(pages)} @phone`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.slow()
    const feed = (await (await request.get('/v3/feeds/home/?page_size=1')).json()) as {
      data: { id: string }[]
    }
    const today = (await (await request.get('/v3/today/articles/?page_size=1')).json()) as {
      data: { url: string }[]
    }
    await auditAll(page, pages, isMobile, (path) =>
      path.replace('{pin}', feed.data[0]?.id ?? '').replace('{article}', today.data[0]?.url ?? ''),
    )
  })
}

for (const pages of groupsOf(MEMBER_PAGES)) {
  test(`C-2.47 open for a member and can be used by everyone: ${named(pages)} @phone`, async ({
    page,
    ada,
    someone,
    isMobile,
  }) => {
    test.slow()
    const board = await ada.board('Rooms')
    await ada.call('POST', `/v3/boards/${board.id}/sections/`, { name: 'Attics' })
    const pin = await ada.pin(board.id, 'Under the roof')
    const hello = { emails: ['tom_okafor@demo.example'], text: 'Hello' }
    const begun = await ada.call<{ id: string }>('POST', '/v3/conversations/', hello)
    const { member } = await someone()
    await member.call('POST', `/v3/pins/${pin.id}/save/`, { board_id: (await member.board('Kept')).id })
    const news = await ada.call<{ id: string }[]>('GET', '/v3/users/me/notifications/')
    const known = { me: ada.username, pin: pin.id, conversation: begun.id, notification: news[0]?.id ?? '' }
    await auditAll(page, pages, isMobile, (path) =>
      Object.entries(known).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path),
    )
  })
}

test('C-2.47 other addresses of a page lead to it', async ({ request }) => {
  for (const { path, status, to } of REDIRECTS) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(status)
    const { pathname, search } = new URL(answer.headers().location ?? '', answer.url())
    expect.soft(pathname + search, path).toBe(to)
  }
})
