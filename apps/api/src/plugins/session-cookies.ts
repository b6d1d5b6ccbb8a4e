import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  HTTP_ONLY_COOKIES,
  type CallerInfo,
  type HttpOnlyCookie,
  type MarkerCookie,
} from '../kernel/context.ts'
import { YEAR_SECONDS } from '../kernel/durations.ts'

export const CSRF_COOKIE = 'csrftoken'
export const LOCALE_COOKIE = 'locale'
export const AGE_RESTRICTED_COOKIE = 'age_restricted' satisfies MarkerCookie
/** Marks the reader of a visitors' page as signed in; it grants nothing. */
const SIGNED_IN_COOKIE = 'signed_in'

export interface SessionCookies {
  tokenOf(request: FastifyRequest): string | null
  begin(reply: FastifyReply, token: string, expiresAt: Date): void
  end(reply: FastifyReply): void
  /** Sets a new readable token that calls must echo. */
  issueCsrf(reply: FastifyReply, value: string): void
  /** A readable cookie without rights. */
  mark(reply: FastifyReply, name: string, value: string, keepSeconds: number): void
  /** A cookie that pages cannot read; null removes it. */
  keep(reply: FastifyReply, name: HttpOnlyCookie, value: string | null, keepSeconds: number): void
  httpOnlyOf(request: FastifyRequest): CallerInfo['cookies']
}

/** The cookies of a sign-in; over https their names bind them to this very host. */
export function sessionCookies(publicUrl: string): SessionCookies {
  const isSecure = publicUrl.startsWith('https:')
  const nameOf = (plain: string) => (isSecure ? `__Host-${plain}` : plain)
  const name = nameOf('session')
  const base: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure }
  const hidden: CookieSerializeOptions = { ...base, httpOnly: true }
  return {
    tokenOf: (request) => request.cookies[name] ?? null,
    begin(reply, token, expires) {
      reply
        .setCookie(name, token, { ...hidden, expires })
        .setCookie(SIGNED_IN_COOKIE, '1', { ...base, expires })
    },
    end: (reply) => void reply.clearCookie(name, hidden).clearCookie(SIGNED_IN_COOKIE, base),
    issueCsrf: (reply, value) => void reply.setCookie(CSRF_COOKIE, value, { ...base, maxAge: YEAR_SECONDS }),
    mark: (reply, name, value, maxAge) => void reply.setCookie(name, value, { ...base, maxAge }),
    keep(reply, kept, value, maxAge) {
      if (value === null) reply.clearCookie(nameOf(kept), hidden)
      else reply.setCookie(nameOf(kept), value, { ...hidden, maxAge })
    },
    httpOnlyOf: ({ cookies }) =>
      Object.fromEntries(
        HTTP_ONLY_COOKIES.flatMap((kept) => {
          const value = cookies[nameOf(kept)]
          return value ? [[kept, value]] : []
        }),
      ),
  }
}
