import { handlersIn, type PageHandlerList } from '@tessera/api-types/page/page-handlers'
import { OwnUser } from '@tessera/api-types/identity/views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRenderer, RenderRequest } from '@tessera/api-types/page/page-renderer'
import { readConfig } from '../config.ts'
import { operations } from '../operations.ts'
import { aBoard, aPin, type TestBoard } from '../testing/test-content.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { testDeps } from '../testing/test-deps.ts'
import { brandSource } from './brand-source.ts'
import { inProcessCalls } from './in-process-calls.ts'
import { pageMount } from './page-mount.ts'
import { localPath, platformCalls } from './platform-calls.ts'
import type { PageParts } from './render-request.ts'
import { viewerPageContext } from './viewer-page-context.ts'

const PUBLIC_URL = 'http://tessera.test'

let site: TestSite
let board: TestBoard
let pinId: string
let asked: RenderRequest[] = []

const render: PageRenderer = async (request) => {
  asked.push(request)
  const status = request.url.includes('/missing') ? 404 : 200
  const state = JSON.stringify({ url: request.url })
  const body = `<!doctype html><script type="application/json" id="tessera-state">${state}</script>`
  return { status, headers: {}, body }
}

beforeAll(async () => {
  const deps = await testDeps()
  site = await openTestSite([
    (app) => {
      const callsOf = inProcessCalls(operations)
      const parts: PageParts = {
        site: deps.site,
        brand: brandSource(deps),
        webEntry: async () => ({ render, handlers: ['index', 'pin/[id]'] }),
        pageContext: viewerPageContext(readConfig({ PUBLIC_URL }), 'test'),
        callsOf,
      }
      platformCalls(parts)(app)
      pageMount({
        ...parts,
        imageOrigin: null,
        textsIn: deps.textsIn,
        placeHeaders: ['x-country', 'x-region', undefined],
      })(app)
    },
  ])
  board = await aBoard(site.deps, site.member, { name: 'Lamps & <lights>' })
  pinId = (await aPin(site.deps, site.member, board, { title: 'A <b>lamp</b>' })).id
})

afterAll(() => site.app.close())

const get = (url: string, headers: Record<string, string> = {}) => {
  asked = []
  return site.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
}

describe('pages', () => {
  it('an address that is no call is rendered with this answer’s nonce', async () => {
    const answer = await get('/pin/1/?x=1', { cookie: 'theme=dark' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(asked[0]).toMatchObject({ url: `${PUBLIC_URL}/pin/1/?x=1`, theme: 'dark', siteName: 'Tessera' })
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${asked[0]?.nonce}'`)
    const again = await get('/pin/1/')
    expect(again.headers['content-security-policy']).not.toBe(answer.headers['content-security-policy'])
  })

  it('I-3.04 I-3.43 a page carries the whole record of its member, and no user for a visitor', async () => {
    await get('/', { cookie: 'session=member' })
    const initialUser: unknown = asked[0]?.pageData.initialUser
    expect(OwnUser.strict().parse(initialUser)).toMatchObject({
      username: site.member.username,
      isAuth: true,
    })
    await get('/')
    expect(asked[0]?.pageData.initialUser).toBeNull()
    expect(asked[0]?.pageData.imageBase).toBe(site.deps.site.imageBase)
  })

  it('a page that is not there keeps its status, and a call that is not there gets no page', async () => {
    expect((await get('/missing')).statusCode).toBe(404)
    const call = await get('/v3/missing/')
    expect(call.json()).toMatchObject({ status: 'failure', http_status: 404 })
    expect((await get('/missing', { accept: 'application/json' })).json()).toMatchObject({
      status: 'failure',
    })
  })

  it('the page of a pin is the pin itself for who takes JSON alone', async () => {
    const answer = await get(`/pin/${pinId}/`, { accept: 'application/json' })
    expect(answer.json()).toMatchObject({ status: 'success', data: { id: pinId, type: 'pin' } })
    expect(answer.headers.vary).toContain('Accept')
    expect((await get(`/pin/${pinId}/`)).headers.vary).toContain('Accept,')
    expect((await get('/pin/1/', { accept: 'application/json' })).json()).toMatchObject({
      status: 'failure',
      http_status: 404,
    })
  })

  it('a page that may be kept is another one for each kind of browser, each place and each cookie', async () => {
    const names = (await get('/')).headers.vary?.toString().split(', ')
    expect(names).toEqual(expect.arrayContaining(['Cookie', 'User-Agent', 'x-country', 'x-region']))
  })

  it('only a visitor who is given no cookie sees a page that may be kept', async () => {
    const keptOf = async (cookie: string) => (await get('/', { cookie })).headers['cache-control']
    expect(await keptOf('csrftoken=a-token-from-before')).toMatch(/^public/)
    expect(await keptOf('')).toBe('private, no-store')
    expect(await keptOf('csrftoken=a-token-from-before; session=member')).toBe('private, no-store')
  })

  it('I-7.29 a page that may be kept says so, so that other viewers can detect it', async () => {
    const modeOf = async (cookie: string) => {
      await get('/', { cookie })
      return asked[0]?.pageData.renderMode
    }
    expect(await modeOf('csrftoken=a-token-from-before')).toBe('cached')
    expect(await modeOf('csrftoken=a-token-from-before; session=member')).toBe('server')
    await get('/_/_/state', { cookie: 'csrftoken=a-token-from-before' })
    expect(asked[0]?.pageData.renderMode).toBe('server')
  })

  it('I-4.70 every answer names the version that the page data names', async () => {
    await get('/')
    const version = asked[0]?.pageData.appVersion
    for (const address of ['/', '/missing', '/v3/feeds/home/', '/v3/missing/', '/_/_/state'])
      expect((await get(address)).headers['x-app-version']).toBe(version)
  })

  it('a crawler’s page carries no cookie and may be kept; its calls are given the token as ever', async () => {
    const cookie = 'session=crawler'
    const page = await get('/', { cookie })
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers['cache-control']).toMatch(/^public/)
    const call = await get('/v3/feeds/home/', { cookie })
    expect(String(call.headers['set-cookie'])).toMatch(/^csrftoken=/)
  })

  it('a page reads as its viewer and cannot change anything', async () => {
    await get('/', { cookie: 'session=member' })
    const invoke = asked[0]?.invoke
    expect(await invoke?.('boards.get', { board_id: board.id })).toMatchObject({ data: { id: board.id } })
    expect(await invoke?.('boards.delete', { board_id: board.id })).toMatchObject({
      error: { httpStatus: 405 },
    })
    expect(await invoke?.('no.such', {})).toMatchObject({
      error: { httpStatus: 404, code: 9005, api_error_code: 9005, message_detail: '', extraData: null },
    })
  })
})

describe('the closeup', () => {
  it('C-7.01 a page reads its pin by a stored document, as its viewer', async () => {
    await get('/', { cookie: 'session=member' })
    const invoke = asked[0]?.invoke
    const input = { queryName: 'CloseupDetailQuery', variables: { pinId, isAuth: true } }
    expect(await invoke?.('CloseupDetailQuery', input)).toMatchObject({
      data: { pin: { __typename: 'Pin', id: pinId, abilities: { canEdit: true } } },
    })
    expect(await invoke?.('CloseupDetailQuery', { variables: {} })).toMatchObject({
      data: { pin: { __typename: 'Error', httpStatus: 400 } },
    })
  })
})

describe('platform calls', () => {
  it('I-2.24 I-7.45 page handlers are listed under their site', async () => {
    const list = (await get('/pageHandlers/www/')).json<PageHandlerList>()
    expect(list).toEqual(['www/index', 'www/pin/[id]'])
    expect(handlersIn('www', list)).toEqual(['index', 'pin/[id]'])
    expect((await get('/pageHandlers/other/')).statusCode).toBe(404)
  })

  it('I-2.25 I-7.28 the state of a page comes as JSON and is kept by nobody', async () => {
    const answer = await get('/_/_/state?source_url=%2Fpin%2F1%2F%3Fa%3D1')
    expect(answer.json()).toMatchObject({ state: { url: `${PUBLIC_URL}/pin/1/?a=1` } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await get('/_/_/state')).json()).toMatchObject({ state: { url: `${PUBLIC_URL}/` } })
  })

  it('I-7.29 the state of a member brings the experiences that stand for them, of a visitor none', async () => {
    const stateOf = async (headers = {}) =>
      (await get('/_/_/state', headers)).json<{ state: { experiences?: object } }>().state
    expect((await stateOf({ cookie: 'session=member' })).experiences).toMatchObject({
      home_feed: { experience_id: 500501, status: 'pending' },
    })
    expect(await stateOf()).not.toHaveProperty('experiences')
    expect(await stateOf({ cookie: 'session=limited' })).not.toHaveProperty('experiences')
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'evil',
    '/\t/evil.test',
    '',
    ['/a', '/b'],
    '/a\u0000',
  ])('the path %j is not local', (path) => {
    expect(() => localPath(path)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })
})
