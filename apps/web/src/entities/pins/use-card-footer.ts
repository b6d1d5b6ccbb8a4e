import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectExperiments, selectIsAuthenticated } from '../session/session-slice.ts'
import { hasCardFooter } from './card-footer-rule.ts'

export const useCardFooter = (): boolean => {
  const isSignedIn = useAppSelector(selectIsAuthenticated)
  return hasCardFooter(isSignedIn, useAppSelector(selectExperiments))
}
