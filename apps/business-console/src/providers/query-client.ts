import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

const REFUSALS = { from: 400, below: 500 }

/** What may have been chance is tried once more; a refusal stays one. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 &&
  !(error instanceof HttpError && error.status >= REFUSALS.from && error.status < REFUSALS.below)

/**
 * Calls go out even where the browser believes to be offline: a failure that is shown is better than a wait
 * that is not. What is on screen is read anew once there is a connection.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry },
      mutations: { networkMode: 'always' },
    },
  })
