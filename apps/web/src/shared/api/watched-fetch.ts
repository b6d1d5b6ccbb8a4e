const VERSION_HEADER = 'X-App-Version'

type Ask<I> = (address: string, init: I) => Promise<Response>

/** Fetches, and reports the server's version with every response of this site. spec 001 §4 */
export const watchedFetch =
  <I>(ask: Ask<I>, origin: string, onAppVersion: (version: string) => void): Ask<I> =>
  async (address, init) => {
    const response = await ask(address, init)
    const version = response.headers.get(VERSION_HEADER)
    if (version && new URL(address, origin).origin === origin) onAppVersion(version)
    return response
  }
