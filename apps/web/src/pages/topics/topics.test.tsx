import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { apiError } from '../../shared/api/http-answer.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { browserLike } from '../../test/browser-like.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page as TopicsPage } from '../topics.tsx'
import { head, Page as TopicPage, preload } from './[slug].tsx'

browserLike()

const baking = {
  id: '3',
  type: 'interest',
  name: 'Baking',
  slug: 'baking',
  follower_count: 4,
  image_url: null,
  is_followed: false,
}

const show = (path: string, answers: Record<string, CallResult | Promise<CallResult>>, isMember = false) =>
  renderWithStore(
    <Routes>
      <Route path="/topics" element={<TopicsPage />} />
      <Route path="/topics/:slug" element={<TopicPage />} />
    </Routes>,
    {
      path,
      messageAreas: ['topics', 'articles', 'pins'],
      requestContext: { isAuthenticated: isMember },
      transport: async ({ name }) => answers[name] ?? { error: apiError(null, 500) },
    },
  )

describe('the topics', () => {
  it('say that they load', async () => {
    await show('/topics', { 'interests.list': new Promise(() => undefined) })
    expect(screen.getByRole('status', { name: 'Loading topics' })).toBeInTheDocument()
  })

  it('say that there are none', async () => {
    await show('/topics', { 'interests.list': { data: [], bookmark: null } })
    expect(await screen.findByText('No topics yet')).toBeVisible()
  })

  it('can be asked for again when they fail', async () => {
    await show('/topics', { 'interests.list': { error: apiError(null, 503) } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('C-1.10 C-7.63 are followed at once', async () => {
    const answers = {
      'interests.list': { data: [baking], bookmark: null },
      'interests.follow': new Promise<CallResult>(() => undefined),
    }
    await show('/topics', answers, true)
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Baking' }))
    expect(screen.getByRole('button', { name: /^Following Baking/ })).toBeVisible()
    expect(screen.getByText('5 followers')).toBeVisible()
  })

  it('C-8.09 silently go back when following failed', async () => {
    const answers = {
      'interests.list': { data: [baking], bookmark: null },
      'interests.follow': { error: apiError(null, 500) },
    }
    const { store } = await show('/topics', answers, true)
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Baking' }))
    expect(await screen.findByRole('button', { name: 'Follow Baking' })).toBeVisible()
    expect(store.getState().toasts).toEqual([])
  })
})

describe('Explore', () => {
  const nothing = { 'interests.list': { data: [baking], bookmark: null } }

  it('offers what many people search for', async () => {
    await show('/topics', { ...nothing, 'search.trending': { data: { items: ['one-pan pasta'] } } })
    expect(await screen.findByRole('link', { name: 'one-pan pasta' })).toHaveAttribute(
      'href',
      '/search/pins/?q=one-pan+pasta',
    )
  })

  it('shows the best loved pins of topics, and the way to all of them', async () => {
    const pins = [aPin({ id: '5', alt_text: 'A loaf' }), aPin({ id: '6', alt_text: '', grid_title: 'Buns' })]
    await show('/topics', {
      ...nothing,
      'feeds.topicShelves': { data: { items: [{ interest: baking, pins }] } },
    })
    const region = await screen.findByRole('region', { name: 'Popular by topic' })
    const browse = screen.getByRole('region', { name: 'Browse topics' })
    expect(region.compareDocumentPosition(browse)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const all = within(region)
    const shelf = within(all.getByRole('region', { name: 'Baking' }))
    expect(shelf.getByRole('link', { name: 'A loaf' })).toHaveAttribute('href', '/pin/5/')
    expect(shelf.getByRole('img', { name: 'A loaf' })).toHaveAttribute(
      'sizes',
      '(max-width: 639px) 40vw, 200px',
    )
    expect(shelf.getByRole('link', { name: 'Buns' })).toHaveAttribute('href', '/pin/6/')
    for (const name of ['Baking', 'See all pins about Baking'])
      expect(shelf.getByRole('link', { name })).toHaveAttribute('href', '/topics/baking/')
  })

  it('shows the newest pins of topics at an address of their own', async () => {
    const asked: unknown[] = []
    await renderWithStore(<TopicsPage />, {
      path: '/topics/?sort=new',
      messageAreas: ['topics', 'articles', 'pins'],
      transport: async ({ name }, input) => {
        if (name === 'feeds.topicShelves') asked.push(input)
        const items = name === 'feeds.topicShelves' ? [{ interest: baking, pins: [aPin({ id: '5' })] }] : []
        return { data: { items } }
      },
    })
    const region = within(await screen.findByRole('region', { name: 'New by topic' }))
    expect(asked).toEqual([{ sort: 'new' }])
    expect(region.getByRole('link', { name: 'New' })).toHaveAttribute('aria-current', 'page')
    expect(region.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/topics/')
    expect(await region.findByRole('link', { name: 'See all pins about Baking' })).toHaveAttribute(
      'href',
      '/topics/baking/?sort=new',
    )
  })

  it('has no empty headings where nothing trends and no article is there', async () => {
    await show('/topics', {
      ...nothing,
      'search.trending': { data: { items: [] } },
      'articles.list': { data: [], bookmark: null },
      'feeds.topicShelves': { data: { items: [] } },
    })
    expect(await screen.findByRole('heading', { name: 'Baking' })).toBeVisible()
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Explore',
      'Browse topics',
      'Baking',
    ])
  })
})

describe('a topic', () => {
  const showSorted = async (path: string) => {
    const pins = { popular: aPin({ id: '5', alt_text: 'A loaf' }), new: aPin({ id: '6', alt_text: 'A bun' }) }
    const { transport, askedFor } = fakeServer({
      'interests.get': baking,
      'feeds.interest': ({ sort }: { sort: keyof typeof pins }) => page([pins[sort]]),
    })
    const rendered = await renderWithStore(
      <Routes>
        <Route path="/topics/:slug" element={<TopicPage />} />
      </Routes>,
      { path, messageAreas: ['topics', 'pins'], transport },
    )
    return { ...rendered, askedFor }
  }

  it('begins with its popular pins and leads to the new ones, which have an address of their own', async () => {
    await showSorted('/topics/baking/')
    expect(await screen.findByRole('link', { name: /^A loaf/ })).toBeVisible()
    const sorts = within(screen.getByRole('navigation', { name: 'Sort pins' }))
    expect(sorts.getByRole('link', { current: 'page' })).toHaveTextContent('Popular')
    expect(sorts.getByRole('link', { name: 'Popular' })).toHaveAttribute('href', '/topics/baking/')
    expect(sorts.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/topics/baking/?sort=new')
    await userEvent.click(sorts.getByRole('link', { name: 'New' }))
    expect(await screen.findByRole('link', { name: /^A bun/ })).toBeVisible()
    expect(sorts.getByRole('link', { current: 'page' })).toHaveTextContent('New')
  })

  it('shows its new pins at their address, whose canonical one is the topic’s', async () => {
    const { store, askedFor } = await showSorted('/topics/baking/?sort=new')
    expect(await screen.findByRole('link', { name: /^A bun/ })).toBeVisible()
    const url = new URL('https://site.example/topics/baking/?sort=new')
    const params = { slug: 'baking' }
    await preload({ store, params, url })
    const asked = askedFor('feeds.interest').map(({ input }) => input)
    expect(asked).toEqual([expect.objectContaining({ interest: 'baking', sort: 'new' })])
    const { t } = await createTranslator('en_US')
    expect(head({ state: store.getState(), params, t })).toMatchObject({
      canonical: '/topics/baking/',
      isListed: true,
    })
  })

  it('that is none says so', async () => {
    await show('/topics/nope', { 'interests.get': { error: apiError(null, 404) } })
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that topic' })).toBeVisible()
  })

  it('without pins leads back to the topics', async () => {
    await show('/topics/baking', {
      'interests.get': { data: baking },
      'feeds.interest': { data: [], bookmark: null },
    })
    expect(await screen.findByRole('heading', { name: 'Baking' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Explore topics' })).toHaveAttribute('href', '/topics/')
  })
})
