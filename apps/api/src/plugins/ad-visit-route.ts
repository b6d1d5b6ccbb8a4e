import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AD_VISIT_PATH } from '@tessera/api-types/ads/ad-visit'
import type { Viewer } from '@tessera/shared-auth'

type AddressOf = (viewer: Viewer, token: string) => Promise<string | null>

/** A browser that only looks ahead follows nothing. */
const isLookingAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].some((purpose) =>
    String(purpose).includes('prefetch'),
  )

/** Leads from an ad to the address that its advertiser gave, and nowhere else: the token names only the ad. */
export const adVisitRoute =
  (addressOf: AddressOf) =>
  (app: FastifyInstance): void => {
    // Programs that check links ask for the head alone: that is no click.
    const options = { exposeHeadRoute: false }
    app.get<{ Params: { token: string } }>(`${AD_VISIT_PATH}:token/`, options, async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      if (isLookingAhead(request)) return reply.code(204).send()
      const { viewer } = await request.context(reply)
      return reply.redirect((await addressOf(viewer, request.params.token)) ?? '/')
    })
  }
