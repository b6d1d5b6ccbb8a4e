import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imagePath, imageSizeRules, type ImageSize } from '@tessera/api-types/images/image-path'
import { sampleJpeg } from '../../test/image-samples.ts'
import { openImageWorkshop, type ImageWorkshop } from '../../test/image-workshop.ts'
import type { Context } from '../kernel/context.ts'
import { visitor } from '../testing/test-callers.ts'
import { errorReplies } from './error-replies.ts'
import { imageRoutes } from './image-routes.ts'

let shop: ImageWorkshop
let app: FastifyInstance
let signature: string
let isPublic = true
let maySee = false
const sessionOrigin = 'https://tessera.test'

beforeAll(async () => {
  shop = await openImageWorkshop()
  app = Fastify()
  await app.register(errorReplies, { appVersion: '1' })
  app.decorateRequest('context', async () => ({ viewer: visitor }) as Context)
  imageRoutes({
    images: shop.library,
    access: { isPublic: async () => isPublic, maySee: async () => maySee },
    sessionOrigin,
  })(app)
  signature = (await shop.library.ingest(await sampleJpeg({ seed: 8, width: 900, height: 1200 }))).signature
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const get = (size: ImageSize, headers: Record<string, string> = {}, of = signature) =>
  app.inject({ url: `/images${imagePath(of, size)}`, headers })

describe('pictures that are not for everybody', () => {
  it('come to who may see them, and to no shared cache', async () => {
    isPublic = false
    maySee = true
    const first = await get('236x')
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(first.headers.vary).toBe('Accept, Cookie')
    maySee = false
    const gone = await get('236x', { 'if-none-match': String(first.headers.etag) })
    expect([gone.statusCode, gone.headers.location]).toEqual([
      302,
      `${sessionOrigin}/images${imagePath(signature, '236x')}?checked=1`,
    ])
    const stranger = await app.inject({ url: `/images${imagePath(signature, '236x')}?checked=1` })
    expect([stranger.statusCode, stranger.headers['cache-control']]).toEqual([404, 'no-store'])
    isPublic = true
  })
})

describe('pictures by their path', () => {
  it('I-7.54 C-3.09 come in the asked width, and 75x75 as a square', async () => {
    for (const [size, width] of [
      ['75x75', 75],
      ['236x', 236],
      ['474x', 474],
    ] as const) {
      const answer = await get(size)
      expect(answer.statusCode).toBe(200)
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
    }
    expect((await sharp((await get('75x75')).rawPayload).metadata()).height).toBe(75)
  })

  it('C-3.05 exist in every size of the documents', async () => {
    for (const size of Object.keys(imageSizeRules) as ImageSize[])
      expect((await get(size)).statusCode).toBe(200)
  })

  it.each([
    ['75x75', 75],
    ['236x', 236],
    ['474x', 474],
  ] as const)('I-7.55 an uploaded picture at %s is %i px wide, and kept for a year', async (size, width) => {
    const answer = await get(size)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('are answered with 304 when they are known', async () => {
    const first = await get('236x')
    const again = await get('236x', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('are WebP for those who take it, JPEG for others, and vary by Accept', async () => {
    const webp = await get('236x', { accept: 'image/avif,image/webp,*/*' })
    const jpeg = await get('236x', { accept: 'image/png' })
    expect([webp.headers['content-type'], jpeg.headers['content-type']]).toEqual(['image/webp', 'image/jpeg'])
    expect([webp.headers.vary, jpeg.headers.vary]).toEqual(['Accept', 'Accept'])
    expect(webp.headers.etag).not.toBe(jpeg.headers.etag)
  })

  it('cannot run anything, and may stand on other pages', async () => {
    expect((await get('orig')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'content-disposition': 'inline',
      'content-type': 'image/jpeg',
    })
  })

  it('answer HEAD with the length alone', async () => {
    const full = await get('236x')
    const head = await app.inject({ method: 'HEAD', url: `/images${imagePath(signature, '236x')}` })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })

  it.each([
    ['unknown signature', `/images${imagePath('0'.repeat(32), '236x')}`],
    ['unknown size', `/images${imagePath('0'.repeat(32)).replace('474x', '999x')}`],
    ['wrong folders', `/images/236x/aa/bb/cc/${'0'.repeat(32)}.jpg`],
    ['climbing path', '/images/..%2f..%2fsecret-key'],
  ])('are missing for an %s, and that is not remembered', async (_, url) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
