import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { ArticleCard, ArticleView } from '@tessera/api-types/articles/views'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import { selectArticle } from '../../entities/articles/articles-slice.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aPin } from '../../test/pin-builders.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { Page as TodayPage } from '../today.tsx'
import { Page as ArticlePage } from './[kind]/[slug]/[id].tsx'
import { articleHead, preloadArticle } from './article-page.ts'

browserLike()

const t = Object.assign((key: string) => key, { reason: () => null })

const card: ArticleCard = {
  id: '7',
  type: 1,
  is_shopping: false,
  kind: 'best',
  slug: 'quiet-rooms',
  url: '/today/best/quiet-rooms/7/',
  title: 'Quiet rooms',
  intro: 'Less, but softer.',
  images: null,
  published_at: '2026-01-02T03:04:05.000Z',
}
const article: ArticleView = {
  ...card,
  updated_at: '2026-01-03T00:00:00.000Z',
  sections: [{ title: 'Corners', text: 'A chair and a lamp.', pins: [aPin({ id: '1' })] }],
}

const show = (path: string, answers: Record<string, CallResult | Promise<CallResult>>) =>
  renderWithStore(
    <Routes>
      <Route path="/today" element={<TodayPage />} />
      <Route path="/today/:kind/:slug/:id" element={<ArticlePage />} />
    </Routes>,
    {
      path,
      messageAreas: ['articles', 'topics', 'pins'],
      transport: async ({ name }) => answers[name] ?? { error: apiError(null, 500) },
    },
  )

describe('today', () => {
  it('says that it loads', async () => {
    await show('/today', { 'articles.list': new Promise(() => undefined) })
    expect(screen.getByRole('status', { name: 'Loading articles' })).toBeInTheDocument()
  })

  it('leads to the topics while there are no articles', async () => {
    await show('/today', { 'articles.list': { data: [], bookmark: null } })
    expect(await screen.findByText('No articles yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Explore topics' })).toHaveAttribute('href', '/topics/')
  })

  it('can be asked for again when it fails', async () => {
    await show('/today', { 'articles.list': { error: apiError(null, 503) } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('C-2.25 C-7.60 lists the articles of TodayArticleFeed, which are stored', async () => {
    const { store } = await show('/today', { 'articles.list': { data: [card], bookmark: null } })
    expect(await screen.findByRole('link', { name: 'Quiet rooms' })).toHaveAttribute('href', card.url)
    expect(selectArticle(store.getState(), '7')).toEqual(card)
  })
})

describe('an article', () => {
  it('C-2.25 C-7.60 is read with its pins, which are stored', async () => {
    const { store } = await show(card.url, { 'articles.get': { data: article } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Quiet rooms' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Corners' })).toBeVisible()
    expect(screen.getByText('A chair and a lamp.')).toBeVisible()
    expect(screen.getByRole('link', { name: /Blue bowl/ })).toHaveAttribute('href', '/pin/1/')
    expect(screen.queryByText(/Draft/)).toBeNull()
    expect(selectArticle(store.getState(), '7')).toMatchObject({ sections: [{ pin_ids: ['1'] }] })
  })

  it('says to staff that it is a draft', async () => {
    await show(card.url, { 'articles.get': { data: { ...article, published_at: null } } })
    expect(await screen.findByText('Draft: only staff can see this page.')).toBeVisible()
  })

  it('that is none says so', async () => {
    await show(card.url, { 'articles.get': { error: apiError(null, 404) } })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We couldn’t find that article' }),
    ).toBeVisible()
  })

  it('without a numeric id is none', async () => {
    await show('/today/best/quiet-rooms/seven', {})
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t find that article' })).toBeVisible()
  })

  it('can be asked for again when it fails', async () => {
    await show(card.url, { 'articles.get': { error: apiError(null, 503) } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('is told to search engines once it is published, at one address', async () => {
    const url = new URL('https://tessera.test/')
    const headOf = async (view: ArticleView) => {
      const { store } = await show('/today', { 'articles.get': { data: view } })
      const asked = (kind: string) =>
        preloadArticle({ store, params: { kind, slug: 'quiet-rooms', id: '7' } })
      expect(await asked('best')).toEqual({})
      expect(await asked('article')).toEqual({ status: 301, redirect: card.url })
      return articleHead({ state: store.getState(), params: { id: '7' }, t, url })
    }
    expect(await headOf(article)).toMatchObject({
      isListed: true,
      canonical: card.url,
      jsonLd: [{ '@type': 'Article', headline: 'Quiet rooms', datePublished: card.published_at }],
    })
    expect(await headOf({ ...article, published_at: null })).toMatchObject({ isListed: false, jsonLd: [] })
  })
})
