import type { FastifyRequest } from 'fastify'
import { isLoopbackAddress, isLoopbackHost } from '../kernel/loopback.ts'

/** What proxies add; a program on this machine that asks for itself sends none of it. */
const FORWARDING_HEADERS =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-.*|x-client-ip|cf-.*|true-client-ip|fly-client-ip)$/

/**
 * Whether a request comes from this very machine rather than through a proxy on it. HTTP/1.0 is
 * what nginx speaks to a server without other configuration, and no local client.
 */
export function isLocalRequest({ raw, socket }: Pick<FastifyRequest, 'raw' | 'socket'>): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '') || raw.httpVersion === '1.0') return false
  if (Object.keys(raw.headers).some((name) => FORWARDING_HEADERS.test(name))) return false
  const { host = '' } = raw.headers
  return isLoopbackHost(host.replace(/:\d{1,5}$/, ''))
}
