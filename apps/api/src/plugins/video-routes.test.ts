import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from '../kernel/context.ts'
import { visitor } from '../testing/test-callers.ts'
import { testDeps } from '../testing/test-deps.ts'
import { videoKey } from '../videos/video-keys.ts'
import { errorReplies } from './error-replies.ts'
import { videoRoutes } from './video-routes.ts'

const signature = 'abcdef00112233445566778899aabbcc'
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'
let app: FastifyInstance
let isPublic = true
let maySee = true

beforeAll(async () => {
  const { storage } = await testDeps()
  await storage.put(videoKey(signature, '720p.mp4'), Buffer.from('some bytes'), { contentType: 'video/mp4' })
  app = Fastify()
  await app.register(errorReplies, { appVersion: '1' })
  app.decorateRequest('context', async () => ({ viewer: visitor }) as Context)
  videoRoutes({
    storage,
    loadCaptions: async () => CAPTIONS,
    access: { isPublic: async () => isPublic, maySee: async () => maySee },
    sessionOrigin: null,
  })(app)
})
afterAll(() => app.close())

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/images/videos/ab/cd/ef/${signature}/${file}`, headers })

it('what is public may be read by the pages of every site, and be kept', async () => {
  isPublic = true
  const { headers, body } = await get('720p.mp4')
  expect([body, headers['access-control-allow-origin']]).toEqual(['some bytes', '*'])
  expect(headers['cache-control']).toMatch(/^public, /)
})

it('what is not public is for those who see it, on pages of this site, part by part', async () => {
  isPublic = false
  maySee = true
  const { statusCode, headers } = await get('720p.mp4', { range: 'bytes=0-3' })
  expect([statusCode, headers['cache-control'], headers.vary]).toEqual([206, 'private, no-cache', 'Cookie'])
  expect(headers['access-control-allow-origin']).toBeUndefined()
  maySee = false
  for (const file of ['720p.mp4', 'captions.vtt']) {
    const refused = await get(file, { range: 'bytes=0-3' })
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

it('captions can be changed, and are asked for each time', async () => {
  isPublic = true
  const { headers, body } = await get('captions.vtt')
  expect([body, headers['cache-control']]).toEqual([CAPTIONS, 'private, no-cache'])
  expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
})
