import { cleanup, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedDocuments } from '@tessera/api-types/documents/stored-documents'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { bringParts } from '../../test/render-with-store.tsx'
import { browserLike } from '../../test/browser-like.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { relatedDocument } from '../../test/stored-documents.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { lateParts, Page, preload } from './[scope].tsx'

browserLike()
bringParts(lateParts)

const found = (results: object[]): CallResult => ({ data: { results }, bookmark: null })
const person = {
  id: '1',
  type: 'user',
  username: 'ada',
  full_name: 'Ada Byron',
  image_medium_url: null,
  follower_count: 5,
}
const firstSearches = {
  recent_searches: [],
  recent_personal_searches: [],
  recommended_searches: ['Ceramics'],
}
const noGuides: CallResult = { data: { items: [], did_you_mean: null } }

const show = (
  path: string,
  results: CallResult | Promise<CallResult>,
  guides = noGuides,
  initialUser: InitialUser | null = null,
  related: object = relatedDocument([]),
) =>
  renderWithStore(
    <Routes>
      <Route path="/search/:scope" element={<Page />} />
    </Routes>,
    {
      path,
      messageAreas: ['search', 'pins', 'boards', 'profile', 'topics'],
      pageData: { initialUser },
      transport: async ({ name }) => {
        if (name === 'search.tab') return { data: firstSearches }
        if (name === storedDocuments.CloseupRelatedModulesFeedQuery.name) return { data: related }
        return name === 'search.results' || name === 'search.base' ? results : guides
      },
    },
  )

afterEach(() => vi.restoreAllMocks())

describe('a page of results', () => {
  it('says that it searches', async () => {
    await show('/search/users?q=ada', new Promise(() => undefined))
    expect(screen.getByRole('status', { name: 'Searching' })).toBeInTheDocument()
  })

  it('C-2.22 shows people for the scope of people', async () => {
    await show('/search/users?q=ada', found([person]))
    expect(await screen.findByRole('link', { name: /Ada Byron/ })).toHaveAttribute('href', '/ada/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “ada”')
  })

  it('narrows the pins that were found, and neither people nor what was not', async () => {
    const guides: CallResult = {
      data: {
        items: [
          { label: 'lovelace', query: 'ada lovelace', image_url: '/images/75x75/a.jpg' },
          { label: 'byron', query: 'ada byron', image_url: null },
        ],
        did_you_mean: null,
      },
    }
    await show('/search/pins?q=ada', found([aPin()]), guides)
    const picture = (await screen.findByRole('link', { name: 'lovelace' })).querySelector('img')
    expect(picture).toHaveAttribute('src', '/images/75x75/a.jpg')
    expect(['alt', 'loading', 'width'].map((name) => picture?.getAttribute(name))).toEqual(['', 'lazy', '32'])
    expect(screen.getByRole('link', { name: 'byron' }).querySelector('img')).toBeNull()
    cleanup()
    await show('/search/users?q=ada', found([person]), guides)
    expect(await screen.findByRole('link', { name: /Ada Byron/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'lovelace' })).toBeNull()
    cleanup()
    await show('/search/pins?q=ada', found([]), guides)
    expect(await screen.findByRole('heading', { name: 'No results for “ada”' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'lovelace' })).toBeNull()
  })

  it('brings the tab of its scope into sight, wherever the row begins', async () => {
    const boxes: Record<string, DOMRect> = { NAV: new DOMRect(0, 0, 360, 44), A: new DOMRect(500, 0, 60, 44) }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return boxes[this.tagName] ?? new DOMRect()
    })
    await show('/search/users/?q=ada', found([person]))
    expect(screen.getByRole('navigation', { name: 'What to search' }).scrollLeft).toBe(350)
  })

  it('says what was searched for instead of a word that nothing holds', async () => {
    const guides: CallResult = { data: { items: [], did_you_mean: 'ada' } }
    await show('/search/pins/?q=adda', found([aPin()]), guides)
    expect(await screen.findByText(/Showing results for/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'ada' })).toHaveAttribute('href', '/search/pins/?q=ada')
  })

  it('offers what was probably meant when nothing matches', async () => {
    await show('/search/users?q=adda', found([]), { data: { items: [], did_you_mean: 'ada' } })
    expect(await screen.findByRole('link', { name: 'ada' })).toHaveAttribute('href', '/search/users/?q=ada')
    expect(screen.getByRole('heading', { name: 'No results for “adda”' })).toBeVisible()
  })

  it('I-6.03 offers no products where shopping is off', async () => {
    const ada = { id: '1', username: 'ada', full_name: 'Ada', first_name: 'Ada' }
    const young = { ...ada, image_medium_url: null, is_partner: false, shopping_rec_disabled: true }
    await show('/search/pins?q=lamp', found([]), noGuides, young)
    expect(screen.getByRole('link', { name: 'Boards' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Products' })).toBeNull()
  })

  it('leads on where the results end, without repeating them', async () => {
    const related = relatedDocument([
      aPin({ id: '1', grid_title: 'Jug' }),
      aPin({ id: '3', grid_title: 'Jug of another' }),
      aPin({ id: '2', grid_title: 'Vase', image_signature: 'f'.repeat(32) }),
    ])
    await show('/search/pins/?q=jug', found([aPin({ id: '1', grid_title: 'Jug' })]), noGuides, null, related)
    const more = within(await screen.findByRole('region', { name: 'More like these' }))
    expect(await more.findByRole('link', { name: /Vase/ })).toBeVisible()
    expect(more.queryByRole('link', { name: /Jug/ })).toBeNull()
  })

  it('is honest about videos', async () => {
    await show('/search/videos?q=ada', found([]))
    expect(await screen.findByText(/No videos match/)).toBeVisible()
  })

  it('offers to try again when the search failed', async () => {
    await show('/search/users?q=ada', { error: apiError(null, 503) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('leads on before anything was asked', async () => {
    await show('/search/pins?q=', found([]))
    expect(screen.getByRole('link', { name: 'Explore topics' })).toHaveAttribute('href', '/topics/')
  })
})

describe('the scope of a search', () => {
  const visit = (path: string, scope: string, isAuthenticated = false) => {
    const session = arrivedSession({
      requestContext: aRequestContext({ isAuthenticated }),
      pageData: aPageData(),
    })
    const store = makeStore({ transport: async () => found([]), preloadedState: { session } })
    return preload({ store, params: { scope }, url: new URL(path, 'http://site.test') })
  }

  it('C-2.22 that is unknown becomes pins, with the same query', async () => {
    expect(await visit('/search/zzz/?q=x', 'zzz')).toEqual({ redirect: '/search/pins/?q=x' })
  })

  it('called people is the one of users', async () => {
    expect(await visit('/search/people/?q=x', 'people')).toEqual({ redirect: '/search/users/?q=x' })
  })

  it('of own pins is for members', async () => {
    expect(await visit('/search/my_pins/?q=x', 'my_pins')).toEqual({ redirect: '/search/pins/?q=x' })
    expect(await visit('/search/my_pins/?q=x', 'my_pins', true)).toEqual({})
  })
})
