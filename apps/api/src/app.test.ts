import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { countrySessionsRoutes } from '@tessera/api-types/country-sessions/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { operations } from './operations.ts'
import { makeMetrics } from './plugins/metrics.ts'
import { visitor } from './testing/test-callers.ts'
import { testDeps } from './testing/test-deps.ts'

/** More than are admitted before anybody can know what they cost. */
const CROWD = 80

const counted: string[] = []
const gate = Promise.withResolvers<void>()
let app: FastifyInstance
let metricsText: () => Promise<string>

beforeAll(async () => {
  const deps = await testDeps()
  const noUse = {
    poolUse: () => ({ total: 0, idle: 0, waiting: 0 }),
    replicaUse: () => ({ in_use: 0, left_out: 0 }),
  }
  const metrics = makeMetrics(noUse, deps.caches)
  metricsText = () => metrics.registry.metrics()
  const limits = { ...deps.limits, consume: async (key: string) => void counted.push(key) }
  app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://tessera.test' }),
    deps: { ...deps, limits },
    operations,
    resolveViewer: async () => visitor,
    appVersion: 'test',
    isSaturated: () => false,
    metrics,
    mounts: [
      (site) => {
        site.get('/test/slow', () => gate.promise)
        site.get('/test/long', async () => ({ text: 'long '.repeat(1000) }))
        site.get('/test/cookies', async (request) => request.cookies)
        site.get('/test/viewer', async (request, reply) => (await request.context(reply)).viewer)
        site.post('/test/form', async (request) => ({
          body: request.body ?? null,
          isMultipart: request.isMultipart(),
        }))
      },
    ],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const get = async (url: string, more: InjectOptions = {}) => app.inject({ url, ...more })

/** The response to these lines, which no client would send. */
async function exchange(lines: readonly string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
  let received = ''
  for await (const chunk of socket) received += String(chunk)
  return received
}

const post = (type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/test/form', payload, headers: { 'content-type': type, ...headers } })

const concerns: [name: string, seen: () => Promise<unknown>, expected: unknown][] = [
  ['headers of security', async () => (await get('/livez')).headers['x-frame-options'], 'DENY'],
  [
    'replies to errors',
    async () => (await get('/nothing/here')).json<{ status?: string }>().status,
    'failure',
  ],
  [
    'the guard of the host',
    async () => (await exchange(['GET /test/cookies HTTP/1.1', 'Host: a.test', 'Host: b.test'])).slice(9, 12),
    '400',
  ],
  [
    'the log of requests',
    async () => {
      await get('/test/cookies')
      return (await metricsText()).includes('route="/test/cookies"')
    },
    true,
  ],
  [
    'shedding',
    async () => {
      const calls = Array.from({ length: CROWD }, () => get('/test/slow'))
      await get('/livez')
      gate.resolve()
      return (await Promise.all(calls)).some(({ statusCode }) => statusCode === 503)
    },
    true,
  ],
  [
    'compression',
    async () =>
      (await get('/test/long', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
    'gzip',
  ],
  ['cookies', async () => (await get('/test/cookies', { cookies: { a: '1' } })).json(), { a: '1' }],
  [
    'the guard of bodies',
    async () => (await post('application/json', gzipSync('{}'), { 'content-encoding': 'gzip' })).statusCode,
    415,
  ],
  ['the pace of bodies', async () => app.hasPlugin('body-pace'), true],
  [
    'forms',
    async () => (await post('application/x-www-form-urlencoded', 'a=1')).json<{ body: unknown }>().body,
    { a: '1' },
  ],
  [
    'forms with files',
    async () => (await post('multipart/form-data; boundary=x', '--x--\r\n')).json<object>(),
    { body: null, isMultipart: true },
  ],
  [
    'limits of addresses',
    async () => {
      await get('/test/cookies')
      return counted.includes('address:127.0.0.1')
    },
    true,
  ],
  [
    'the origins of other hosts',
    async () =>
      (await app.inject({ method: 'OPTIONS', url: countrySessionsRoutes['auth.countrySession'].rest.path }))
        .statusCode,
    403,
  ],
  ['the viewer of a request', async () => (await get('/test/viewer')).json<object>(), visitor],
]

it.each(concerns)('every request passes %s', async (_name, seen, expected) => {
  expect(await seen()).toEqual(expected)
})
