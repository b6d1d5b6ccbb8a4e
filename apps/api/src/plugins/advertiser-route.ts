import type { FastifyInstance } from 'fastify'
import { Id } from '@tessera/api-types/wire/scalars'
import type { Viewer } from '@tessera/shared-auth'

const BELOW_ADVERTISER = /^\/advertiser\/[^/?]+\/?/
const LAST_HUB = '/business/hub/'

/** In the hub, the promotions and the results of each account have a place of their own. */
const placeOf = (place: string, advertiserId: string): string =>
  place.replace(/^(ads|analytics)(?=[/?]|$)\/?/, `$1/${advertiserId}/`).replace(/\/$/, '')

const QUICK_PROMOTE = /^quick-promote\/?(?=\?|$)/

/** Quick promote is a page of its own; its address names the ad account that pays. */
function quickPromote(place: string, businessId: string, advertiserId: string): string {
  const given = new URLSearchParams(place.replace(QUICK_PROMOTE, ''))
  const query = new URLSearchParams([['business', businessId], ['advertiser', advertiserId], ...given])
  return `/business/quick-promote/?${query.toString()}`
}

type BusinessOf = (viewer: Viewer, advertiserId: string) => Promise<string | null>

/** An address below an advertiser leads to the same place in the hub of its business; to others none is known. */
export const advertiserRoute =
  (businessOf: BusinessOf) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { advertiserId: string } }>('/advertiser/:advertiserId/*', async (request, reply) => {
      const { viewer } = await request.context(reply)
      reply.header('cache-control', 'private, no-store')
      if (viewer.state !== 'AUTH') return reply.redirect(`/login/?next=${encodeURIComponent(request.url)}`)
      const { data } = Id.safeParse(request.params.advertiserId)
      const businessId = data === undefined ? null : await businessOf(viewer, data)
      if (businessId === null) return reply.redirect(LAST_HUB)
      const place = request.url.replace(BELOW_ADVERTISER, '')
      if (QUICK_PROMOTE.test(place)) return reply.redirect(quickPromote(place, businessId, String(data)))
      return reply.redirect(`/business/${businessId}/hub/${placeOf(place, String(data))}`)
    })
  }
