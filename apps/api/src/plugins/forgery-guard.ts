import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Route } from '@tessera/api-types/route'
import type { Viewer } from '@tessera/shared-auth'
import { DomainError } from '../kernel/domain-error.ts'
import { CSRF_COOKIE } from './session-cookies.ts'

const INSTALL_ID = /^[\w-]{8,64}$/

/**
 * Distinguishes our own pages' calls from another site's. A browser attaches neither a custom header
 * nor a readable cookie's value to a foreign form, and marks it in Sec-Fetch-Site.
 * @throws DomainError FORGERY_SUSPECTED
 */
export function guardAgainstForgery(request: FastifyRequest, guard: Route['forgeryGuard'] = 'csrf'): void {
  if (guard === 'signed-form' || guard === 'none') return
  if (guard === 'listed-origin') {
    if (!request.isFromListedOrigin) throw new DomainError('FORGERY_SUSPECTED')
    return
  }
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') throw new DomainError('FORGERY_SUSPECTED')
  if (guard === 'same-origin' && site !== 'same-origin') throw new DomainError('FORGERY_SUSPECTED')
  const isOurs =
    guard === 'install-id' ? installIdOf(request) !== null || echoesCsrf(request) : echoesCsrf(request)
  if (!isOurs) throw new DomainError('FORGERY_SUSPECTED')
}

/**
 * A page goes on after another tab of its browser changed the account: what is done there is not done as the other.
 * @throws DomainError VIEWER_CHANGED
 */
export function guardAgainstAnother({ headers }: FastifyRequest, viewer: Viewer): void {
  const expected = headers['x-viewer-id']
  if (expected !== undefined && viewer.state !== 'UNAUTH' && viewer.userId !== expected)
    throw new DomainError('VIEWER_CHANGED')
}

export function installIdOf(request: FastifyRequest): string | null {
  const value = request.headers['x-install-id']
  return typeof value === 'string' && INSTALL_ID.test(value) ? value : null
}

function echoesCsrf(request: FastifyRequest): boolean {
  const cookie = Buffer.from(request.cookies[CSRF_COOKIE] ?? '')
  const header = request.headers['x-csrftoken']
  const echo = Buffer.from(typeof header === 'string' ? header : '')
  return cookie.length >= 16 && cookie.length === echo.length && timingSafeEqual(cookie, echo)
}
