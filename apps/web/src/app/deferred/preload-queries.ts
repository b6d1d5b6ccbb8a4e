import { matchRoutes } from 'react-router-dom'
import type { ExperimentName } from '@tessera/api-types/experiments/experiment-names'

type Params = Readonly<Record<string, string | undefined>>

/** A query that pages of these paths begin with; `experiment` names the group that it is preloaded for, null for everyone. */
export type PreloadedQuery = {
  paths: readonly string[]
  experiment: ExperimentName | null
  start: (params: Params) => void
}

type Rules = { queries: readonly PreloadedQuery[]; isOn: (experiment: ExperimentName) => boolean }

/** Starts, at each change of location, the registered queries of the page it leads to. spec 001 §4 */
export function makePreloader({ queries, isOn }: Rules) {
  let last: string | null = null
  return (pathname: string): void => {
    if (pathname === last) return
    last = pathname
    for (const { paths, experiment, start } of queries) {
      const match = matchRoutes(
        paths.map((path) => ({ path })),
        pathname,
      )?.at(-1)
      if (match && (experiment === null || isOn(experiment))) start(match.params)
    }
  }
}
