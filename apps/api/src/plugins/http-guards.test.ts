import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSite, type InjectOptions, type TestSite } from '../testing/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite([
    (app) => {
      app.get('/test/break', async () => {
        throw new Error('secret of the house')
      })
      app.get('/test/ip', async (request) => ({ ip: request.ip }))
      app.get('/test/long', async () => ({ text: 'long '.repeat(1000) }))
    },
  ])
})

afterAll(() => site.app.close())

const json = { 'content-type': 'application/json' }
const batch = (payload: string | Buffer, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/v3/batch/',
  payload,
  headers,
})

it('a browser gets a page for a malformed address', async () => {
  const answer = await site.app.inject({ url: '/%zz', headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*style-src 'sha256-/),
  })
  expect(answer.body).toContain('That link doesn’t work')
  expect(answer.body).toContain('noindex')
})

const refused: [string, number, InjectOptions][] = [
  ['an unknown address', 404, { method: 'GET', url: '/v3/nothing/here/' }],
  ['an unknown resource', 404, { method: 'GET', url: '/resource/NothingResource/get/' }],
  ['a resource method that is none', 404, { method: 'GET', url: '/resource/PinResource/destroy/' }],
  ['a malformed address', 400, { method: 'GET', url: '/%zz' }],
  ['broken JSON', 400, batch('{"requests":')],
  ['JSON nested too deep', 400, batch('['.repeat(200_000))],
  ['JSON that names a prototype', 400, batch('{"__proto__":{"a":1},"requests":"[]"}')],
  ['deep JSON inside a field', 400, batch(JSON.stringify({ requests: '['.repeat(10_000) }))],
  ['a compressed body', 415, batch(gzipSync('{"requests":"[]"}'), { ...json, 'content-encoding': 'gzip' })],
  ['a body of another kind', 415, batch('<a/>', { 'content-type': 'application/xml' })],
  ['a body that is too long', 413, batch(`{"requests":"${'x'.repeat(1_100_000)}"}`)],
  [
    'a batch of 21',
    400,
    batch(JSON.stringify({ requests: Array.from({ length: 21 }, () => ({ uri: 'v3/users/1/' })) })),
  ],
  ['a batch with a write', 400, batch(JSON.stringify({ requests: [{ method: 'POST', uri: 'v3/boards/' }] }))],
  ['a bug', 500, { method: 'GET', url: '/test/break' }],
]

describe('refusals', () => {
  it.each(refused)(
    '%s answers %i in the envelope, with the headers of every answer',
    async (_name, status, request) => {
      const answer = await site.app.inject(request)
      expect(answer.statusCode).toBe(status)
      const body = answer.json<Record<string, unknown>>()
      const error = (body.resource_response as Record<string, unknown> | undefined) ?? body
      expect(error).toMatchObject({ status: 'failure', http_status: status, message: expect.any(String) })
      expect(answer.body).not.toMatch(/secret of the house|node_modules|\bat /)
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'content-type': 'application/json; charset=utf-8',
      })
    },
  )

  it('a scalar given twice names its field', async () => {
    const answer = await site.app.inject({ method: 'GET', url: '/v3/feeds/home/?page_size=1&page_size=2' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: { page_size: expect.any(String) } })
  })

  it.each(['-1', '9007199254740993', '1e309', 'NaN', '0', '""', '1.5'])(
    'a page size of %s is refused',
    async (size) => {
      const answer = await site.app.inject({ method: 'GET', url: `/v3/feeds/home/?page_size=${size}` })
      expect(answer.statusCode).toBe(400)
    },
  )
})

describe('a page of a member after another tab changed the account', () => {
  const saying = async (url: string, session: string, viewerId: string) => {
    const csrf = 'a-token-long-enough'
    const answer = await site.app.inject({
      method: 'POST',
      url,
      headers: {
        cookie: `session=${session}; csrftoken=${csrf}`,
        'x-csrftoken': csrf,
        'x-viewer-id': viewerId,
      },
    })
    return answer.body
  }

  it.each(['/v3/users/1/follow/', '/resource/UserFollowResource/create/'])(
    'does nothing by %s as the other',
    async (url) => {
      const { member, stranger } = site
      expect(await saying(url, 'stranger', member.userId)).toContain('VIEWER_CHANGED')
      expect(await saying(url, 'stranger', stranger.userId)).not.toContain('VIEWER_CHANGED')
      expect(await saying(url, 'visitor', member.userId)).not.toContain('VIEWER_CHANGED')
    },
  )
})

describe('below the framework', () => {
  /** Everything the server sends back for text on a socket. */
  const exchange = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = site.app.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let received = ''
      socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
      socket.on('close', () => resolve(received)).on('error', reject)
    })
  const get = (...lines: string[]) =>
    ['GET /livez HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')

  beforeAll(() => site.app.listen({ port: 0, host: '127.0.0.1' }))

  it.each([
    ['two hosts', 400, get('Host: tessera.test', 'Host: elsewhere.test')],
    ['no host', 400, get()],
    ['what is no HTTP', 400, 'HELLO\r\n\r\n'],
    ['an expectation we do not meet', 417, get('Host: tessera.test', 'Expect: a-miracle')],
  ])('%s gets %i with the headers of every answer', async (_name, status, text) => {
    const received = (await exchange(text)).toLowerCase()
    expect(received).toMatch(new RegExp(`^http/1.1 ${status} `))
    for (const header of ['x-content-type-options: nosniff', 'x-frame-options: deny', "default-src 'none'"])
      expect(received).toContain(header)
    expect(received).toContain('cache-control: private, no-store')
  })
})

describe('other sites', () => {
  it.each(['https://evil.test', 'null', 'http://tessera.test.evil.test', 'http://eviltessera.test'])(
    'the origin %s is given no access',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { origin, 'access-control-request-method': 'POST' }
        const answer = await site.app.inject({ method, url: '/v3/feeds/home/', headers })
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    },
  )

  it('X-Forwarded-For of a stranger is not believed', async () => {
    const answer = await site.app.inject({ url: '/test/ip', headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(answer.json()).toEqual({ ip: '127.0.0.1' })
  })
})

describe('caches', () => {
  it('A-T29 an answer that says nothing else is kept by no cache', async () => {
    for (const url of ['/v3/users/me/', '/v3/feeds/home/', '/v3/nothing/here/']) {
      const { headers } = await site.app.inject({ url, cookies: { session: 'member' } })
      expect({ url, kept: headers['cache-control'] }).toEqual({ url, kept: 'private, no-store' })
    }
  })
})

describe('methods and compression', () => {
  it('HEAD answers like GET without a body', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: '/v3/feeds/home/' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  it.each(['br', 'gzip'])('a long answer is compressed by %s, a short one is not', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const long = await site.app.inject({ url: '/test/long', headers })
    const short = await site.app.inject({ url: '/test/ip', headers })
    expect(long.headers['content-encoding']).toBe(encoding)
    expect(long.rawPayload.length).toBeLessThan(500)
    expect(short.headers['content-encoding']).toBeUndefined()
  })
})
