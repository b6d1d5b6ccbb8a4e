import type { CallInput, Transport } from './call.ts'
import type { Route } from '@tessera/api-types/route'

export const FIRST_LOAD_WAITS_MS: readonly number[] = [500, 1000] // spec 001 §8

/** More of a listing is asked for by a bookmark; that fails where it stands, with what is here kept. */
const isFirstLoad = ({ kind }: Route, { bookmark }: CallInput) => kind === 'query' && !bookmark

const isPassing = ({ httpStatus }: { httpStatus: number }) => httpStatus === 0 || httpStatus >= 500

/** What a page begins with is retried twice where the server failed or did not respond. */
export const retryingTransport =
  (plain: Transport, wait: (ms: number) => Promise<void>): Transport =>
  async (route, input, signal) => {
    let result = await plain(route, input, signal)
    for (const ms of isFirstLoad(route, input) ? FIRST_LOAD_WAITS_MS : []) {
      if (!('error' in result) || !isPassing(result.error) || signal.aborted) return result
      await wait(ms)
      result = await plain(route, input, signal)
    }
    return result
  }
