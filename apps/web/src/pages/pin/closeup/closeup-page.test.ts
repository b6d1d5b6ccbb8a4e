import { describe, expect, it } from 'vitest'
import { apiError } from '../../../shared/api/http-answer.ts'
import { makeStore } from '../../../shared/store/make-store.ts'
import { fakeServer, page } from '../../../test/fake-server.ts'
import { aPinView } from '../../../test/pin-builders.ts'
import { closeupHead, preloadCloseup } from './closeup-page.ts'

const answers = { 'feeds.related': page([]), 'comments.list': page([]) }
const url = new URL('http://site.test/pin/1/')
const t = (key: string) => key

function arrival(pin: unknown, id = '1') {
  const { transport } = fakeServer({ ...answers, 'pins.get': pin })
  return { store: makeStore({ transport }), params: { id } }
}

describe('the page of a pin', () => {
  it.each([
    ['a pin that is not there', { error: apiError(null, 404) }, '1', 404],
    ['a server that is too busy', { error: apiError(null, 503) }, '1', 503],
    ['an address that names no pin', aPinView(), 'abc', 404],
    ['a pin', aPinView(), '1', undefined],
  ])('C-8.02 answers %s with its status', async (_what, pin, id, status) => {
    expect((await preloadCloseup(arrival(pin, id))).status).toBe(status)
  })

  it('C-6.01 tells search engines one address, a picture and what it is', async () => {
    const { store, params } = arrival(aPinView(), 'blue-bowl--1')
    await preloadCloseup({ store, params })
    const head = closeupHead({ state: store.getState(), params, t, url })
    expect(head).toMatchObject({
      title: 'Blue bowl',
      description: 'Fired twice.',
      canonical: '/pin/1/',
      og: { image: expect.stringMatching(/^http:\/\/site\.test\/images\//) },
      jsonLd: [
        { '@type': 'SocialMediaPosting', url: 'http://site.test/pin/1/', author: { name: 'Ada Moss' } },
      ],
    })
    expect(head.links?.[0]?.type).toBe('application/json+oembed')
  })

  it('keeps search engines away from a pin that is not there', () => {
    const { store, params } = arrival(null)
    expect(closeupHead({ state: store.getState(), params, t, url }).robots).toBe('noindex')
  })
})
