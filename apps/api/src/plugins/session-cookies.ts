import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const CSRF_COOKIE = 'csrftoken'
export const LOCALE_COOKIE = 'locale'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export interface SessionCookies {
  tokenOf(request: FastifyRequest): string | null
  begin(reply: FastifyReply, token: string, expiresAt: Date): void
  end(reply: FastifyReply): void
  /** Sets a new readable token that calls must echo. */
  issueCsrf(reply: FastifyReply, value: string): void
  /** A readable cookie without rights. */
  mark(reply: FastifyReply, name: string, value: string, keepSeconds: number): void
}

/** The cookies of a sign-in; over https their names bind them to this very host. */
export function sessionCookies(publicUrl: string): SessionCookies {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-session' : 'session'
  const base: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure }
  return {
    tokenOf: (request) => request.cookies[name] ?? null,
    begin: (reply, token, expires) => void reply.setCookie(name, token, { ...base, httpOnly: true, expires }),
    end: (reply) => void reply.clearCookie(name, { ...base, httpOnly: true }),
    issueCsrf: (reply, value) => void reply.setCookie(CSRF_COOKIE, value, { ...base, maxAge: YEAR_SECONDS }),
    mark: (reply, name, value, maxAge) => void reply.setCookie(name, value, { ...base, maxAge }),
  }
}
