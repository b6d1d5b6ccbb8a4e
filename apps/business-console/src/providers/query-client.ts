import { QueryClient } from '@tanstack/react-query'

/**
 * Calls go out even where the browser believes to be offline: a failure that is shown is better than a wait
 * that is not. What is on screen is read anew once there is a connection.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
