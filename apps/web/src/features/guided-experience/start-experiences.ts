import { experimentsApi } from '../../entities/experiments/experiments-api.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Asks which guided experiences stand for the member; visitors have none. */
export function startExperiences(store: AppStore): void {
  if (!selectIsAuthenticated(store.getState())) return
  void store.dispatch(experimentsApi.endpoints.experiences.initiate({}, { subscribe: false }))
}
