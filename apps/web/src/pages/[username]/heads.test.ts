import { expect, it } from 'vitest'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import * as profile from '../[username].tsx'
import * as board from './[board].tsx'
import { preloadIdeas, preloadSection } from './[board]/board-preload.ts'

const { t } = await createTranslator('en_US')

const ada = {
  id: '1',
  type: 'user',
  username: 'ada',
  full_name: 'Ada Byron',
  image_medium_url: null,
  is_private_profile: false,
}
const clay = {
  id: '7',
  type: 'board',
  name: 'Clay',
  url: '/ada/clay/',
  privacy: 'public',
  owner: { id: '1', type: 'user', username: 'ada', full_name: 'Ada Byron', image_medium_url: null },
  pin_count: 0,
  section_count: 0,
  cover_images: [],
  archived_by_me_at: null,
}
const rss = (href: string, title: string) => ({ rel: 'alternate', type: 'application/rss+xml', href, title })

type RenderedPage = typeof profile | typeof board

/** The links in the head of a page that was rendered with what the server has. */
async function linksOf({ preload, head }: RenderedPage, answers: Record<string, unknown>, path: string) {
  const { transport } = fakeServer({ 'boards.list': page([]), 'boards.feed': page([]), ...answers })
  const store = makeStore({ transport })
  const [username, slug] = path.split('/').filter(Boolean)
  const params = { username, board: slug }
  await preload({ store, params, url: new URL(path, 'http://site.test') })
  const { links } = head({ state: store.getState(), params, url: new URL(path, 'http://site.test'), t }) as {
    links?: unknown
  }
  return links
}

it('a profile leads to its feed, a private one does not', async () => {
  expect(await linksOf(profile, { 'users.get': ada }, '/ada/')).toEqual([rss('/ada/feed.rss', 'Ada Byron')])
  const hidden = { ...ada, is_private_profile: true }
  expect(await linksOf(profile, { 'users.get': hidden }, '/ada/')).toBeUndefined()
})

it('a board leads to its feed, a secret one does not', async () => {
  expect(await linksOf(board, { 'boards.get': clay }, '/ada/clay/')).toEqual([rss('/ada/clay.rss', 'Clay')])
  const secret = { ...clay, privacy: 'secret' }
  expect(await linksOf(board, { 'boards.get': secret }, '/ada/clay/')).toBeUndefined()
})

it('the address that a board had before leads on to the one it has, below it as well', async () => {
  const { transport } = fakeServer({ 'boards.get': clay, 'boards.feed': page([]) })
  const arrival = {
    store: makeStore({ transport }),
    params: { username: 'ben', board: 'pots', section: 'bowls' },
    url: new URL('/ben/pots/?organize=1', 'http://site.test'),
  }
  const to = (redirect: string) => ({ status: 301, redirect })
  expect(await board.preload(arrival)).toEqual(to('/ada/clay/?organize=1'))
  expect(await preloadIdeas(arrival)).toEqual(to('/ada/clay/more_ideas/?organize=1'))
  expect(await preloadSection(arrival)).toEqual(to('/ada/clay/bowls/?organize=1'))
})
