import { callOf, type HttpCall } from '@tessera/api-types/http-call'
import type { Route } from '@tessera/api-types/route'
import { apiError, readAnswer } from './http-answer.ts'
import { OFFLINE_STATUS, type Transport } from './call.ts'

/** What a browser call depends on. */
export type FetchDeps = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  readCookie: (name: string) => string | undefined
  currentPath: () => string
  newId: () => string
  installId: () => string
  /** Whose page it is. */
  viewerId: string | null
}

// Browsers allow 64 KiB to all such calls together.
const KEEPALIVE_MAX_CHARACTERS = 16_000

function headersOf(route: Route, { contentType }: HttpCall, deps: FetchDeps, key?: string): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (contentType) headers.set('Content-Type', contentType)
  if (route.kind === 'query') return headers
  headers.set('Idempotency-Key', key ?? deps.newId())
  if (deps.viewerId !== null) headers.set('X-Viewer-Id', deps.viewerId)
  if (route.forgeryGuard === 'install-id') headers.set('X-Install-Id', deps.installId())
  else headers.set('X-CSRFToken', deps.readCookie('csrftoken') ?? '')
  return headers
}

/** Details of a failed fetch for debugging: its target and what the other side allows. spec 001 §7 */
const seenOf = (url: string, response?: Response) => ({
  url,
  cors: [...(response?.headers ?? [])].filter(([name]) => name.startsWith('access-control-')),
})

const isAbort = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError'

/** Calls operations over HTTP. A lost connection becomes an error with status 0. */
export function fetchTransport(deps: FetchDeps): Transport {
  return async (route, input, signal, key) => {
    const call = callOf(route, input, deps.currentPath())
    const headers = headersOf(route, call, deps, key)
    try {
      const { method, path, body } = call
      // What somebody did just before they left the page still arrives.
      const keepalive = route.kind === 'command' && (body?.length ?? 0) < KEEPALIVE_MAX_CHARACTERS
      const init = { method, headers, body, signal, keepalive, credentials: 'same-origin' } as const
      const response = await deps.fetch(path, init)
      const result = readAnswer(await response.json().catch(() => null), response.status)
      return 'error' in result ? { error: { ...result.error, ...seenOf(path, response) } } : result
    } catch (cause) {
      if (signal.aborted) throw cause
      const { dialect: _, ...asSent } = call
      const sent = { ...asSent, id: headers.get('Idempotency-Key') ?? '' }
      const name = isAbort(cause) ? 'AbortError' : undefined
      return {
        error: { ...apiError(null, OFFLINE_STATUS), ...seenOf(call.path), sent, ...(name && { name }) },
      }
    }
  }
}
