import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { FONT_PREFIX, fontFile } from '../domains/story-pins/story-fonts.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { DAY_SECONDS } from '../kernel/durations.ts'

const WEEK_SECONDS = 7 * DAY_SECONDS

/** `/fonts/{id}.woff2`: a font that stories are written in, the same for everybody. */
export const fontRoutes = (app: FastifyInstance) => {
  app.get<{ Params: { id: string } }>(`${FONT_PREFIX}/:id.woff2`, (request, reply) => {
    const file = fontFile(request.params.id)
    if (file === undefined) throw new DomainError('NOT_FOUND')
    return reply
      .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
      .type('font/woff2')
      .send(createReadStream(file))
  })
}
