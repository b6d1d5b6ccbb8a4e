import { describe, expect, it } from 'vitest'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import type { Locale } from '@tessera/api-types/locales'
import type { RenderRequest } from '@tessera/api-types/page/page-renderer'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { renderDocument } from './render-document.ts'
import { renderPage } from './render-page.tsx'

const request = (path: string, over: Partial<RenderRequest> = {}): RenderRequest => ({
  url: `http://site.test${path}`,
  method: 'GET',
  requestContext: aRequestContext({ fullPath: path }),
  pageData: aPageData(),
  nonce: 'n0nce',
  theme: null,
  invoke: () => Promise.resolve({ data: [], bookmark: null }),
  assetsBase: '/',
  siteName: 'Tessera',
  siteIcon: null,
  siteStyle: '',
  onError: () => undefined,
  ...over,
})

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/pages/index.tsx': { file: 'assets/index.js', imports: ['_shared.js'] },
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('a served page', () => {
  it('links the styles of parts whose code comes late, and leaves their code for later', async () => {
    const withLatePart = {
      ...manifest,
      'src/pages/index.tsx': {
        file: 'assets/index.js',
        dynamicImports: ['src/pages/late/Rest.tsx', 'src/pages/Dialog.tsx'],
      },
      'src/pages/late/Rest.tsx': { file: 'assets/rest.js', css: ['assets/rest.css'] },
      'src/pages/Dialog.tsx': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
    }
    const { body } = await renderPage(request('/'), withLatePart)
    expect(body).toContain('/assets/rest.css')
    expect(body).not.toContain('assets/rest.js')
    expect(body).not.toContain('assets/dialog')
  })

  it('has the icon and the look of the site, of which the style is let in by its nonce', async () => {
    const own = parse((await renderPage(request('/'), manifest)).body)
    expect(own.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/favicon.svg')
    expect(own.querySelector('style')).toBeNull()
    const look = { siteIcon: 'http://img.test/192x192/a.jpg', siteStyle: 'html:root{--color-accent:#123456}' }
    const branded = parse((await renderPage(request('/', look), manifest)).body)
    const icons = [...branded.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')]
    expect(icons.map((icon) => icon.getAttribute('href'))).toEqual([look.siteIcon, look.siteIcon])
    expect(branded.querySelector('style')?.textContent).toBe(look.siteStyle)
    expect(branded.querySelector('style')?.getAttribute('nonce')).toBe('n0nce')
  })

  it('links the styles and code of the entry and of the matched page, each once', async () => {
    const { body, status } = await renderPage(request('/'), manifest)
    const html = parse(body)
    const hrefs = (rel: string) =>
      [...html.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'))
    expect(status).toBe(200)
    expect(JSON.parse(html.getElementById('tessera-route-manifest')?.textContent ?? '')).toMatchObject({
      code: '/assets/index.js',
    })
    expect(hrefs('stylesheet')).toEqual(['/assets/entry.css', '/assets/shared.css'])
    expect(hrefs('modulepreload')).toEqual(['/assets/shared.js', '/assets/index.js'])
    expect(html.querySelector('script[type=module]')?.getAttribute('nonce')).toBe('n0nce')
  })

  it.each(['/signup/', '/password/reset/'])('says in %s that its form needs JavaScript', async (path) => {
    const { body } = await renderPage(request(path), manifest)
    expect(parse(body).querySelector('main noscript')?.textContent).toContain('Turn on JavaScript')
  })

  it.each([
    '/no/such/page/at/all',
    '/settings/nothing/',
    '/Settings/nothing',
    '/settings/edit/nothing/',
    '/pin/1/nothing/',
  ])('answers the unknown path %s with the not-found page and status 404', async (path) => {
    const { body, status } = await renderPage(request(path), manifest)
    expect(status).toBe(404)
    expect(parse(body).querySelector('h1')?.textContent).toBe('Page not found')
    expect(parse(body).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('I-3.46 cannot be left by what is embedded in it', async () => {
    const referrer = '</script><img src=x onerror=alert(1)><!--\u2028'
    const context = aRequestContext({ referrer })
    const { body } = await renderPage(
      request('/', { requestContext: context, siteName: '</title><b>' }),
      manifest,
    )
    const html = parse(body)
    expect(html.querySelector('img[onerror]')).toBeNull()
    expect(html.querySelector('title b')).toBeNull()
    const embedded = JSON.parse(html.querySelector('#tessera-page-data')?.textContent ?? '')
    expect(embedded.requestContext.referrer).toBe(referrer)
    expect(body).not.toContain('\u2028')
  })

  it('I-5.22 runs from right to left in Arabic and Hebrew', () => {
    const inLocale = (locale: Locale) => {
      const parts = {
        request: request('/'),
        locale,
        assets: null,
        head: undefined,
        shared: { text: '' },
      }
      return parse(renderDocument(parts).before).documentElement
    }
    expect(inLocale('ar_SA').dir).toBe('rtl')
    expect(inLocale('he_IL').dir).toBe('rtl')
    expect([inLocale('pt_BR').dir, inLocale('pt_BR').lang]).toEqual(['ltr', 'pt-BR'])
  })

  it('English text says that it is English, whatever language its reader asked for', async () => {
    for (const locale of ['ar_SA', 'pt-BR', 'en_US']) {
      const { body } = await renderPage(
        request('/', { requestContext: aRequestContext({ locale }) }),
        manifest,
      )
      const { lang, dir } = parse(body).documentElement
      expect([lang, dir]).toEqual(['en-US', 'ltr'])
    }
  })

  it.each([
    ['enabled', 'modern'],
    ['control', null],
  ])('C-9.34 in the group %s of the navigation experiment is marked as %s', async (group, marked) => {
    const experiments = { active: { [EXPERIMENTS.navigation]: group }, triggerable: {} }
    const served = await renderPage(request('/', { pageData: aPageData({ experiments }) }), manifest)
    expect(parse(served.body).documentElement.getAttribute('data-navigation')).toBe(marked)
  })

  it('wears the chosen theme, or leaves the choice to the system', async () => {
    const chosen = await renderPage(request('/', { theme: 'dark' }), manifest)
    expect(parse(chosen.body).documentElement.dataset.theme).toBe('dark')
    const open = await renderPage(request('/'), manifest)
    expect(parse(open.body).documentElement.dataset.theme).toBeUndefined()
  })

  it('says so when rendering failed, tells the server, and hands the error to the browser', async () => {
    const errors: unknown[] = []
    const broken = request('/', {
      requestContext: aRequestContext({ origin: 'not an origin' }),
      onError: (e) => errors.push(e),
    })
    const { body, status } = await renderPage(broken, manifest)
    expect(status).toBe(500)
    expect(errors).toHaveLength(1)
    const html = parse(body)
    expect(html.querySelector('h1')?.textContent).toBe('Unexpected Application Error!')
    expect(JSON.parse(html.querySelector('#tessera-server-error')?.textContent ?? '').message).toContain(
      'Invalid',
    )
  })
})
