import { fetchUtils, HttpError } from 'react-admin'
import { callOf } from '@tessera/api-types/http-call'
import { calledRoutes } from './called-routes.ts'
import { readCookie } from '../shared/browser-storage.ts'
import { loggedInAgain } from '../session/login-again.ts'
import { loadRefusals, reasonText } from './i18n-provider.ts'
import { inReadersWords } from './in-readers-words.ts'
import { errorCodeOf } from '../shared/field-errors.ts'

export type HttpClient = typeof fetchUtils.fetchJson

/** Text key of the message for a browser without a connection. */
export const OFFLINE_MESSAGE = 'console.error.offline'

const UNKNOWN_MESSAGE = 'console.error.unknown'
const SESSION_URL = callOf(calledRoutes['users.me'], {}).path

/** A call that comes too late for its session waits until its reader has logged in again. */
export const waitingForLogin =
  (http: HttpClient): HttpClient =>
  async (url, options) => {
    try {
      return await http(url, options)
    } catch (error) {
      const isLate = error instanceof HttpError && error.status === 401
      if (isLate && (await loggedInAgain())) return http(url, options)
      throw error
    }
  }

/**
 * Reports refusals that say the rights of the session have changed; a refusal is handed on once they were
 * read anew, so that a page that is no longer allowed gives way instead of showing it.
 */
export const watchRights =
  (http: HttpClient, onRefused: (isChange: boolean) => Promise<void>): HttpClient =>
  async (url, options) => {
    try {
      return await http(url, options)
    } catch (error) {
      const isRefused =
        error instanceof HttpError && (error.status === 403 || errorCodeOf(error) === 'BUSINESS_NOT_FOUND')
      if (isRefused) await onRefused(Boolean(options?.method && options.method !== 'GET'))
      throw error
    }
  }

/**
 * Calls the server with the session's cookies and, where something changes, the token that
 * proves the call comes from our own page.
 * @throws HttpError with the message of the response, if it has one, and its body; status 0 when there was no response
 */
export const httpClient: HttpClient = async (url, options) => {
  try {
    return await call(url, options)
  } catch (error) {
    if (errorCodeOf(error) !== 'FORGERY_SUSPECTED') throw error
    // The token's cookie is gone, and any read brings a new one, if there still is a session.
    await call(SESSION_URL)
    return call(url, options)
  }
}

let viewerId: string | null = null

/** Notes whose pages these are: the server refuses what they change once the browser's session is another's. */
export function actAs(id: string): void {
  viewerId = id
}

const call: HttpClient = async (url, options = {}) => {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (options.method && options.method !== 'GET') {
    headers.set('X-CSRFToken', readCookie('csrftoken') ?? '')
    if (viewerId !== null) headers.set('X-Viewer-Id', viewerId)
  }
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' })
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (!(error instanceof HttpError)) throw new HttpError(OFFLINE_MESSAGE, 0)
    if (!hasMessage(error.body)) throw unexplained(error)
    await loadRefusals()
    throw inReadersWords(error, reasonText)
  }
}

const hasMessage = (body: unknown): boolean => Boolean((body as { message?: unknown } | null)?.message)

/** The status line is for machines. */
const unexplained = ({ status, body }: HttpError) => new HttpError(UNKNOWN_MESSAGE, status, body)
