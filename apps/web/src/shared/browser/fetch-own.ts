import { watchedFetch } from '../api/watched-fetch.ts'
import { reportServerVersion } from './app-version.ts'

/** The browser's fetch for addresses of this site; their responses report newer versions. */
export const fetchOwn = (path: string, init: RequestInit = {}): Promise<Response> =>
  watchedFetch(
    (address, rest: RequestInit) => window.fetch(address, { credentials: 'same-origin', ...rest }),
    window.location.origin,
    reportServerVersion,
  )(path, init)
