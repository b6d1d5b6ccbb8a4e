import { useEffect } from 'react'
import type { ExperimentName } from '@tessera/api-types/experiments/experiment-names'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { noteCheck } from '../../shared/tracking/checked-experiments.ts'
import { selectExperiments } from '../session/session-slice.ts'

/** The viewer's group of an experiment, null when in none; shown, so counted. */
export function useExperiment(name: ExperimentName): string | null {
  const group = useAppSelector((state) => selectExperiments(state)[name] ?? null)
  useEffect(() => {
    if (group !== null) noteCheck(name)
  }, [group, name])
  return group
}
