import { HttpError } from 'react-admin'
import type { HttpClient } from './http-client.ts'

const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Whether nothing came of it; a response that is missing or comes from a proxy leaves that open. */
const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && error.status > 0 && error.status < 500

/**
 * Makes new things once: what is sent again while it is under way waits for the same response, and
 * what was sent without a response of the server carries the key that lets the server know it again.
 */
export function sendingOnce(http: HttpClient): HttpClient {
  const keys = new Map<string, string>()
  const underWay = new Map<string, ReturnType<HttpClient>>()

  async function send(what: string, ...[url, options]: Parameters<HttpClient>): ReturnType<HttpClient> {
    const headers = new Headers(options?.headers)
    const key = keys.get(what) ?? newKey()
    keys.set(what, key)
    headers.set('Idempotency-Key', key)
    try {
      const response = await http(url, { ...options, headers })
      keys.delete(what)
      return response
    } catch (error) {
      if (isRefused(error)) keys.delete(what)
      throw error
    } finally {
      underWay.delete(what)
    }
  }

  return (url, options) => {
    if (options?.method !== 'POST') return http(url, options)
    const what = `${url} ${String(options.body)}`
    const sent = underWay.get(what) ?? send(what, url, options)
    underWay.set(what, sent)
    return sent
  }
}
