import { CONSENT_KEEP_S, mayStoreTrackingId, type Privacy } from '@tessera/api-types/consent/consent-rules'
import type { FastifyRequest } from 'fastify'
import { newUnauthId } from '../domains/consent/consent-service.ts'
import type { Context } from '../kernel/context.ts'
import { lacksCsrf } from '../plugins/request-context.ts'

/** A response for one viewer only: the first page of a browser, which brings a token, or no page at all. */
const isOwnAnswer = (request: FastifyRequest, { viewer }: Context): boolean =>
  lacksCsrf(request, viewer) || !request.routeOptions.config.servesPages

/** By what this visitor's browser is known again; given where it may be and no cache could hand it on. // ADR 0012 */
export function unauthIdOf(request: FastifyRequest, context: Context, privacy: Privacy): string | null {
  const { viewer, caller, deps, session } = context
  if (viewer.isBot || !mayStoreTrackingId(privacy)) return null
  if (caller.cookies.unauth_id) return caller.cookies.unauth_id
  if (viewer.state !== 'UNAUTH' || !isOwnAnswer(request, context)) return null
  const id = newUnauthId(deps)
  session.keep('unauth_id', id, CONSENT_KEEP_S)
  return id
}
