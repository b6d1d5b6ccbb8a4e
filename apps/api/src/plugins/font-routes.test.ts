import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { storyFonts } from '../domains/story-pins/story-fonts.ts'
import { errorReplies } from './error-replies.ts'
import { fontRoutes } from './font-routes.ts'

const WOFF2 = 'wOF2'

it('every font of stories is served by the site itself, and nothing else is', async () => {
  const app = Fastify()
  await app.register(errorReplies, { appVersion: '1' })
  fontRoutes(app)
  for (const { url } of storyFonts) {
    const reply = await app.inject({ url })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(reply.rawPayload.subarray(0, WOFF2.length).toString()).toBe(WOFF2)
  }
  for (const url of ['/fonts/none.woff2', '/fonts/..%2Flora.woff2'])
    expect((await app.inject({ url })).statusCode).toBe(404)
  await app.close()
})
