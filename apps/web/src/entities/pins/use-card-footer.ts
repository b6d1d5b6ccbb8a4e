import { useAppSelector } from '../../shared/store/hooks.ts'
import { useExperiment } from '../experiments/use-experiment.ts'
import { selectIsAuthenticated } from '../session/session-slice.ts'
import { hasCardFooter, SIMPLIFIED_GRID } from './card-footer-rule.ts'

export const useCardFooter = (): boolean => {
  const isSignedIn = useAppSelector(selectIsAuthenticated)
  return hasCardFooter(isSignedIn, useExperiment(SIMPLIFIED_GRID.flag))
}
