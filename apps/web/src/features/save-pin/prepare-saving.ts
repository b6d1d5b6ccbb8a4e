import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** What saving is made of comes when somebody first comes near it. */
export const loadSaving = () => import('./quick-save.ts')

/** Code and boards of a save are here before the connection may go: a save without one then waits in the outbox. */
export function prepareSaving(store: AppStore): void {
  if (!selectIsAuthenticated(store.getState())) return
  loadSaving().then(
    ({ askForBoards }) => askForBoards(store),
    // A press retries and shows a failure.
    () => undefined,
  )
}
