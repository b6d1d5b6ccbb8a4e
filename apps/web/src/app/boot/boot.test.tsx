import type { Root } from 'react-dom/client'
import { toPageHandlerList } from '@tessera/api-types/page/page-handlers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act, screen, waitFor } from '@testing-library/react'
import type { Fetch } from '../../shared/api/route-manifest-request.ts'
import { browserLike } from '../../test/browser-like.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { dataText } from '../routing/head-tags.ts'
import { pageHandlerNames, pageLoader } from '../routing/page-modules.ts'
import { PlatformError, readPage, throwEmbeddedError } from './embedded-data.ts'
import { ELEMENT } from './page-elements.ts'
import { shouldBoot, type BrowserEnv, startApp } from './start-app.tsx'

browserLike()

const embed = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${dataText(value)}</script>`

const page = {
  requestContext: aRequestContext(),
  pageData: aPageData({ initialHandlerId: '' }),
  siteName: 'Tessera',
}
const manifest = { handlers: ['index'] }

function serve(...elements: string[]) {
  document.body.innerHTML = `<div id="${ELEMENT.root}"></div>${elements.join('')}`
}

function setUp(over: Partial<BrowserEnv> = {}): BrowserEnv {
  return {
    window,
    fetch: vi.fn<Fetch>(() => Promise.reject(new Error('no network'))),
    transportOf: () => () => Promise.resolve({ data: [], bookmark: null }),
    wait: () => Promise.resolve(),
    report: (error) => {
      throw error
    },
    ...over,
  }
}

let started: Root | undefined
const start = async (env: BrowserEnv) => {
  started = await act(() => startApp(env))
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  act(() => started?.unmount())
  started = undefined
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

describe('starting the app', () => {
  it('I-4.73 ends silently on the host of a search-engine cache', () => {
    expect(shouldBoot({ hostname: 'webcache.googleusercontent.com', search: '' })).toBe(false)
    expect(shouldBoot({ hostname: 'tessera.example', search: '?q=cache' })).toBe(true)
  })

  it('I-4.74 ends silently when the address has the server_only flag', async () => {
    window.history.replaceState(null, '', '/?server_only=1')
    serve()
    await expect(startApp(setUp())).resolves.toBeUndefined()
    expect(document.getElementById(ELEMENT.root)?.childNodes).toHaveLength(0)
  })

  it('I-4.75 rethrows an embedded server error as a platform error with its stack', () => {
    serve(embed(ELEMENT.serverError, { message: 'boom', stack: 'at render' }))
    const rethrown = () => throwEmbeddedError(document)
    expect(rethrown).toThrow(PlatformError)
    expect(rethrown).toThrow(expect.objectContaining({ stack: 'at render' }))
  })

  it('I-8.22 rethrows it with its message', async () => {
    serve(embed(ELEMENT.serverError, { message: 'boom', stack: '' }))
    await expect(startApp(setUp())).rejects.toThrow('boom')
  })

  it('I-4.76 stops at a missing page-data element', async () => {
    serve(embed(ELEMENT.routeManifest, manifest))
    await expect(startApp(setUp())).rejects.toThrow(ELEMENT.pageData)
  })

  it('I-8.23 names the missing element and says that the app cannot start', () => {
    serve()
    expect(() => readPage(document)).toThrow(
      'The element "tessera-page-data" is missing: the app cannot start.',
    )
  })

  it('I-2.34 takes the handlers from the embedded manifest, and I-4.77 renders into an empty root', async () => {
    serve(embed(ELEMENT.pageData, page), embed(ELEMENT.routeManifest, manifest))
    const deps = setUp()
    await start(deps)
    await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument())
    expect(deps.fetch).not.toHaveBeenCalled()
    expect(window.history.scrollRestoration).toBe('manual')
  })

  it('takes the code of the served page from where the document says it is', async () => {
    const code = `data:text/javascript,export const Page = () => 'from the document'`
    const served = { ...page, pageData: aPageData({ initialHandlerId: 'index' }) }
    serve(embed(ELEMENT.pageData, served), embed(ELEMENT.routeManifest, { ...manifest, code }))
    await start(setUp())
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('from the document'))
  })

  it('I-7.49 I-2.35 asks for the handlers of the site once when the page has no manifest', async () => {
    serve(embed(ELEMENT.pageData, page))
    const fetch = vi.fn<Fetch>(() =>
      Promise.resolve(Response.json(toPageHandlerList('www', manifest.handlers))),
    )
    await start(setUp({ fetch }))
    await waitFor(() => expect(screen.getByRole('main')).toBeInTheDocument())
    expect(fetch.mock.calls).toEqual([['/pageHandlers/www/']])
  })

  it('I-8.29 says which handler has no module', () => {
    expect(pageHandlerNames).toContain('index')
    expect(() => pageLoader('no-such-page')).toThrow('Unable to load module for handler no-such-page')
  })
})
