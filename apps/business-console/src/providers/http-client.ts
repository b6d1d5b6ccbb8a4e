import { fetchUtils, HttpError } from 'react-admin'
import { readCookie } from '../shared/browser-storage.ts'
import { errorCodeOf } from '../shared/field-errors.ts'

export type HttpClient = typeof fetchUtils.fetchJson

/** Text key of the message for a browser without a connection. */
export const OFFLINE_MESSAGE = 'console.error.offline'

/** Reports refusals that say the rights of the session have changed. */
export const watchRights =
  (http: HttpClient, onRefused: (isChange: boolean) => void): HttpClient =>
  async (url, options) => {
    try {
      return await http(url, options)
    } catch (error) {
      const isRefused =
        error instanceof HttpError && (error.status === 403 || errorCodeOf(error) === 'BUSINESS_NOT_FOUND')
      if (isRefused) onRefused(Boolean(options?.method && options.method !== 'GET'))
      throw error
    }
  }

/**
 * Calls the server with the session's cookies and, where something changes, the token that
 * proves the call comes from our own page.
 * @throws HttpError with the answer's message and body; status 0 when there was no answer
 */
export const httpClient: HttpClient = async (url, options = {}) => {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (options.method && options.method !== 'GET') headers.set('X-CSRFToken', readCookie('csrftoken') ?? '')
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers, credentials: 'same-origin' })
  } catch (error) {
    if (error instanceof HttpError || options.signal?.aborted) throw error
    throw new HttpError(OFFLINE_MESSAGE, 0)
  }
}
