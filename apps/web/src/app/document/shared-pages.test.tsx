import { beforeEach, describe, expect, it } from 'vitest'
import type { Invoke, RenderRequest } from '@tessera/api-types/page/page-renderer'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import type { RenderedPage } from './render-page.tsx'
import { makeSharedPages, sharedPage, type SharedPages } from './shared-pages.ts'

const rendered = (app: string): RenderedPage => ({
  status: 200,
  headers: {},
  initialHandlerId: 'index',
  locale: 'en_US',
  assets: null,
  head: undefined,
  shared: { text: app },
})

let pages: SharedPages
let pins: string[]
let renders: number

beforeEach(() => {
  pages = makeSharedPages()
  pins = ['1', '2']
  renders = 0
})

const invoke: Invoke = async () => ({ data: [...pins] })

const request = (over: Partial<RenderRequest> = {}): RenderRequest => ({
  url: 'http://site.test/',
  method: 'GET',
  requestContext: aRequestContext({ isAuthenticated: false }),
  pageData: aPageData({ initialUser: null }),
  nonce: 'n0nce',
  theme: null,
  invoke,
  assetsBase: '/',
  siteName: 'Tessera',
  siteIcon: null,
  siteStyle: '',
  onError: () => undefined,
  ...over,
})

const ask = async (over: Partial<RenderRequest> = {}) => {
  const page = await sharedPage(pages, request(over), async (asked) => {
    renders += 1
    const { data } = (await asked.invoke('feeds.home', {})) as { data: string[] }
    return rendered(data.join())
  })
  return page.shared.text
}

describe('the page of a visitor', () => {
  it('is rendered once for all who would see the same', async () => {
    expect([await ask(), await ask({ nonce: 'another' })]).toEqual(['1,2', '1,2'])
    const other = aRequestContext({ isAuthenticated: false, requestIdentifier: 'another', unauthId: 'x' })
    await ask({ requestContext: other })
    expect(renders).toBe(1)
  })

  it('is rendered once for those who ask at the same time', async () => {
    await Promise.all([ask(), ask(), ask()])
    expect(renders).toBe(1)
  })

  it('is looked through once for those who wait for a look to begin', async () => {
    await ask()
    let looks = 0
    const counted = {
      invoke: async () => {
        looks += 1
        return { data: [...pins] }
      },
    }
    const first = ask(counted)
    pins = ['2']
    expect(await Promise.all([first, ask(counted), ask(counted)])).toEqual(['1,2', '2', '2'])
    // One of the first, one for both others, one that renders for both, and the second’s look at that page.
    expect([looks, renders]).toEqual([4, 2])
  })

  it('is rendered anew at once when a call answers otherwise', async () => {
    await ask()
    pins = ['2']
    expect(await ask()).toBe('2')
  })

  it('is another one in another language, for another device and at another address', async () => {
    await ask()
    const here = { isAuthenticated: false }
    await ask({ requestContext: aRequestContext({ ...here, locale: 'de' }) })
    const { userAgent } = aRequestContext()
    await ask({ requestContext: aRequestContext({ ...here, userAgent: { ...userAgent, isMobile: true } }) })
    await ask({ url: 'http://site.test/topics/' })
    expect(renders).toBe(4)
  })

  it('is not kept when something could not be read', async () => {
    const error = { httpStatus: 503 } as never
    const asked = { ...request(), invoke: async () => ({ error }) }
    const render = async (given: RenderRequest) => {
      renders += 1
      await given.invoke('feeds.home', {})
      return rendered('')
    }
    await sharedPage(pages, asked, render)
    await sharedPage(pages, asked, render)
    expect(renders).toBe(2)
  })
})

it('the page of a member is rendered for them alone', async () => {
  const member = { pageData: aPageData({ initialUser: messagingViewer }) }
  await ask(member)
  await ask(member)
  expect([renders, pages.rendered.size]).toEqual([2, 0])
})
