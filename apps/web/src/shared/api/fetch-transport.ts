import type { Route } from '@tessera/api-types/route'
import { apiError, readAnswer } from './http-answer.ts'
import { httpCallOf, type HttpCall } from './http-request.ts'
import { OFFLINE_STATUS, type Transport } from './call.ts'

/** What a browser call needs from its surroundings. */
export type FetchSurroundings = {
  fetch: typeof fetch
  readCookie: (name: string) => string | undefined
  currentPath: () => string
  newId: () => string
  installId: () => string
  /** Hears the version of the server with every answer. */
  onAppVersion: (version: string) => void
}

// Browsers allow 64 KiB to all such calls together.
const KEEPALIVE_MAX_CHARACTERS = 16_000
const VERSION_HEADER = 'X-App-Version'

function headersOf(route: Route, { contentType }: HttpCall, around: FetchSurroundings): Headers {
  const headers = new Headers({ Accept: 'application/json' })
  if (contentType) headers.set('Content-Type', contentType)
  if (route.kind === 'query') return headers
  headers.set('Idempotency-Key', around.newId())
  if (route.forgeryGuard === 'install-id') headers.set('X-Install-Id', around.installId())
  else headers.set('X-CSRFToken', around.readCookie('csrftoken') ?? '')
  return headers
}

/** Calls operations over HTTP. A lost connection becomes an error with status 0. */
export function fetchTransport(around: FetchSurroundings): Transport {
  return async (route, input, signal) => {
    const call = httpCallOf(route, input, around.currentPath())
    const headers = headersOf(route, call, around)
    try {
      const { method, path, body } = call
      // What somebody did just before they left the page still arrives.
      const keepalive = route.kind === 'command' && (body?.length ?? 0) < KEEPALIVE_MAX_CHARACTERS
      const init = { method, headers, body, signal, keepalive, credentials: 'same-origin' } as const
      const response = await around.fetch(path, init)
      const version = response.headers.get(VERSION_HEADER)
      if (version) around.onAppVersion(version)
      return readAnswer(await response.json().catch(() => null), response.status)
    } catch (cause) {
      if (signal.aborted) throw cause
      return { error: apiError(null, OFFLINE_STATUS) }
    }
  }
}
