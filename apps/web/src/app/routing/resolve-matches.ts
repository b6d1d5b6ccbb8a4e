import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Loads the code of the routes that match, so that the first render needs no fallback. */
export async function resolveMatches(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
