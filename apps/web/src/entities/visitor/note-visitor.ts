import {
  emptyVisitorState,
  type VisitorEvent,
  type VisitorState,
  visitorStep,
} from '@tessera/shared-tracking'
import { now } from '../../shared/browser/clock.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { isAllowed } from '../consent/consent-slice.ts'
import { selectIsAuthenticated } from '../session/session-slice.ts'
import { readVisitor, storeVisitor } from './visitor-storage.ts'

/** Whether this browser may note what its visitor does. // ADR 0012 */
export const mayNote = (state: RootState): boolean =>
  !selectIsAuthenticated(state) &&
  state.session?.pageData?.isVisitorTracked === true &&
  isAllowed(state, 'analytics')

/** Notes what a visitor did, where that is allowed; returns the updated state. */
export function noteVisitor(state: RootState, event: VisitorEvent): VisitorState | null {
  if (!mayNote(state)) return null
  const noted = visitorStep({ ...emptyVisitorState, ...readVisitor() }, event, now())
  storeVisitor(noted)
  return noted
}

/** The visitor as far as this page may use what is noted of them. */
export const visitorOf = (state: RootState): VisitorState | null => (mayNote(state) ? readVisitor() : null)
