import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { testDeps } from '../testing/test-deps.ts'
import { sendStored } from './send-stored.ts'

it.each([
  ['a range', { range: 'bytes=0-3' }, 206, 'some'],
  ['a range of an object it knows by a tag', { range: 'bytes=0-3', 'if-range': '"a"' }, 200, 'some bytes'],
  ['nothing but the object', {}, 200, 'some bytes'],
])('a reader that asks for %s is sent what it can put together', async (_what, headers, status, body) => {
  const { storage } = await testDeps()
  await storage.put('music/aa/stored.m4a', Buffer.from('some bytes'), { contentType: 'audio/mp4' })
  const app = Fastify()
  app.get('/', (request, reply) => sendStored('music/aa/stored.m4a', storage, request, reply))
  const answer = await app.inject({ method: 'GET', url: '/', headers })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  await app.close()
})

it('a range behind the end is refused to this reader alone: no cache keeps that', async () => {
  const { storage } = await testDeps()
  await storage.put('music/aa/short.m4a', Buffer.from('some bytes'), { contentType: 'audio/mp4' })
  const app = Fastify()
  app.get('/', (request, reply) =>
    sendStored(
      'music/aa/short.m4a',
      storage,
      request,
      reply.header('cache-control', 'public, max-age=31536000, immutable'),
    ),
  )
  const { statusCode, headers } = await app.inject({ url: '/', headers: { range: 'bytes=10-' } })
  expect([statusCode, headers['content-range'], headers['cache-control']]).toEqual([
    416,
    'bytes */10',
    'no-store',
  ])
  await app.close()
})
