import { isEnabledGroup } from '@tessera/api-types/experiments/experiment-flags'
import type { ExperimentName } from '@tessera/api-types/experiments/experiment-names'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { noteCheck } from '../../shared/tracking/checked-experiments.ts'
import { selectExperiments } from '../session/session-slice.ts'

type Store = { getState: () => RootState }

/**
 * The viewer's group of an experiment, null when in none. Reading it counts as exposure: the check counts
 * as an exposure, unless `isActivated` is false.
 */
export function experimentGroup(
  { getState }: Store,
  name: ExperimentName,
  { isActivated = true }: { isActivated?: boolean } = {},
): string | null {
  const group = selectExperiments(getState())[name] ?? null
  if (group !== null && isActivated) noteCheck(name)
  return group
}

export const isExperimentOn = (store: Store, name: ExperimentName): boolean =>
  isEnabledGroup(experimentGroup(store, name))
