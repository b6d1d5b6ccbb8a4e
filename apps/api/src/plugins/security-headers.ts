import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { YEAR_SECONDS } from '../kernel/durations.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of inline scripts and styles, the same throughout a request, made when it is asked for. */
    cspNonce: string
    madeNonce: string
  }
}

/** Headers of every response, whichever layer sends it. */
export const closedHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** As `closedHeaders`; a site behind https also asks to be reached by https alone. */
export const headersOf = ({ isSecure }: { isSecure: boolean }): Record<string, string> => ({
  ...closedHeaders,
  ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
})

interface Options {
  isSecure: boolean
  makeNonce(): string
}

/** Headers of every response, errors included. Pages replace the closed policy with {@link pagePolicy}. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { isSecure, makeNonce }: Options) => {
    const headers = headersOf({ isSecure })
    app.decorateRequest('madeNonce', '')
    app.decorateRequest('cspNonce', {
      getter() {
        return (this.madeNonce ||= makeNonce())
      },
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers)
    })
    // Whatever does not say that it may be kept is for its reader alone.
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    })
  },
)

interface Admitted {
  images: readonly string[]
  scripts: readonly string[]
  frames: readonly string[]
}

const nobody: Admitted = { images: [], scripts: [], frames: [] }

const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('')

/** What a page of ours may load: scripts only with this response's nonce; hosts of others only when they are set up. */
export const pagePolicy = (
  nonce: string,
  imageOrigin: string | null,
  admitted: Admitted = nobody,
  ourOrigins: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${listed(admitted.scripts)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${imageOrigin ? ` ${imageOrigin}` : ''}${listed(admitted.images)}`,
    "font-src 'self'",
    `connect-src 'self'${imageOrigin ? ` ${imageOrigin}` : ''}${listed(ourOrigins)}${listed(admitted.scripts)}`,
    ...(admitted.frames.length > 0 ? [`frame-src${listed(admitted.frames)}`] : []),
    `media-src 'self' blob:${imageOrigin ? ` ${imageOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
