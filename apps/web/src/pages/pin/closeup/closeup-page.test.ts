import type { VariantSet } from '@tessera/api-types/pins/rich-metadata'
import { describe, expect, it } from 'vitest'
import type { PageData } from '@tessera/api-types/page/request-context'
import { arrivedSession } from '../../../entities/session/session-slice.ts'
import { apiError } from '../../../shared/api/http-answer.ts'
import { makeStore } from '../../../shared/store/make-store.ts'
import { aPageData, aRequestContext } from '../../../test/request-fixtures.ts'
import { fakeServer, page } from '../../../test/fake-server.ts'
import { pinDocument, pinDocumentError, relatedDocument } from '../../../test/stored-documents.ts'
import { aPinView } from '../../../test/pin-builders.ts'
import { closeupHead, preloadCloseup, preloadLightPin } from './closeup-page.ts'

const answers = { CloseupRelatedModulesFeedQuery: relatedDocument([]), 'comments.list': page([]) }
const url = new URL('http://site.test/pin/1/')
const t = Object.assign((key: string) => key, { reason: () => null })

function arrival(pin: unknown, id = '1') {
  const { transport } = fakeServer({ ...answers, CloseupDetailQuery: pin })
  return { store: makeStore({ transport }), params: { id } }
}

describe('the page of a pin', () => {
  it.each([
    ['a pin that is not there', pinDocumentError(404), '1', 404],
    ['a server that is too busy', { error: apiError(null, 503) }, '1', 503],
    ['an address that names no pin', pinDocument(aPinView()), 'abc', 404],
    ['a pin', pinDocument(aPinView()), '1', undefined],
  ])('C-8.02 answers %s with its status', async (_what, pin, id, status) => {
    expect((await preloadCloseup(arrival(pin, id))).status).toBe(status)
  })

  it('C-6.01 tells search engines one address, a picture and what it is', async () => {
    const { store, params } = arrival(pinDocument(aPinView()), 'blue-bowl--1')
    await preloadCloseup({ store, params })
    const head = closeupHead({ state: store.getState(), params, t, url })
    expect(head).toMatchObject({
      title: 'Blue bowl',
      description: 'Fired twice.',
      canonical: '/pin/1/',
      isListed: true,
      og: { image: expect.stringMatching(/^http:\/\/site\.test\/images\//) },
      jsonLd: [
        { '@type': 'SocialMediaPosting', url: 'http://site.test/pin/1/', author: { name: 'Ada Moss' } },
      ],
    })
    const { rel, type, href } = head.links?.[0] ?? {}
    expect({ rel, type }).toEqual({ rel: 'alternate', type: 'application/json+oembed' })
    expect(decodeURIComponent(href ?? '')).toContain('/pin/1/')
  })

  it('tells search engines what a product costs and whether it is there, and of no author', async () => {
    const offerSummary = {
      price: 30,
      minPrice: null,
      maxPrice: null,
      standardPrice: 40,
      priceCurrency: 'USD',
    }
    const rating = { ratingValue: 4.5, bestRating: 5, reviewCount: 3, ratingCount: 9 }
    const jsonLdOf = async (inStock: boolean, variantSet: VariantSet | null = null) => {
      const product = { id: '1', name: 'Blue bowl', brand: 'Kiln & Co', shipping: null, rating }
      const products = [{ ...product, offerSummary: { ...offerSummary, inStock }, variantSet }]
      const pin = aPinView({ rich_metadata: { recipe: null, article: null, products } })
      const { store, params } = arrival(pinDocument(pin))
      await preloadCloseup({ store, params })
      const head = closeupHead({ state: store.getState(), params, t, url })
      return (head as { jsonLd?: object[] }).jsonLd?.[0]
    }
    const product = await jsonLdOf(true)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Blue bowl',
      brand: { '@type': 'Brand', name: 'Kiln & Co' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, ratingCount: 9 },
      offers: {
        '@type': 'Offer',
        price: 30,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(product).not.toHaveProperty('author')
    expect(await jsonLdOf(false)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
    const variants = [30, 42].map((price) => ({
      id: `1-${price}`,
      values: [`${price} cm`],
      offerSummary: { ...offerSummary, price, inStock: true },
    }))
    expect(await jsonLdOf(true, { dimensions: [], variants })).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 30, highPrice: 42, offerCount: 2 },
    })
  })

  it('keeps search engines away from a pin that is not there', () => {
    const { store, params } = arrival(null)
    expect(closeupHead({ state: store.getState(), params, t, url })).not.toMatchObject({ isListed: true })
  })
})

describe('what a pin page asks with', () => {
  const storeOf = (isMobile: boolean, initialUser: object | null) => {
    const { transport, askedFor } = fakeServer({
      ...answers,
      CloseupDetailQuery: pinDocument(aPinView()),
      CloseupPageQuery: pinDocument(aPinView()),
    })
    const userAgent = { ...aRequestContext().userAgent, isMobile }
    const requestContext = aRequestContext({ userAgent, isAuthenticated: initialUser !== null })
    const pageData = { ...aPageData(), initialUser: initialUser as PageData['initialUser'] }
    const session = arrivedSession({ requestContext, pageData })
    return { store: makeStore({ transport, preloadedState: { session } }), askedFor }
  }

  it.each([
    [false, null, { pinId: '5', isAuth: false, isDesktop: true }],
    [true, { id: '9' }, { pinId: '5', isAuth: true, isDesktop: false }],
  ])('I-7.51 I-7.52 on a phone: %s, as %j', async (isMobile, user, variables) => {
    const { store, askedFor } = storeOf(isMobile, user)
    await preloadCloseup({ store, params: { id: '5' } })
    await preloadLightPin({ store, params: { id: '5' } })
    expect(askedFor('CloseupDetailQuery')[0]?.input).toEqual({ queryName: 'CloseupDetailQuery', variables })
    const { isDesktop: _, ...light } = variables
    expect(askedFor('CloseupPageQuery')[0]?.input).toEqual({
      queryName: 'CloseupPageQuery',
      variables: light,
    })
  })
})
