import { makeExperimentActivator } from '@tessera/shared-tracking'
import { after } from '../../shared/browser/clock.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { onCheck } from '../../shared/tracking/checked-experiments.ts'
import { experimentsApi } from './experiments-api.ts'
import type { PageData } from '@tessera/api-types/page/request-context'
import type { RootState } from '../../shared/store/root-reducer.ts'
import '../session/session-slice.ts'

/** The sets the page was served with: those that wait for a check, and those in force without one. */
const selectPageExperiments = (state: RootState): PageData['experiments'] | undefined =>
  state.session?.pageData?.experiments

/** Tells the server which experiments this page has checked; overridden ones count for nobody. */
export function countChecks(store: AppStore): () => void {
  const activator = makeExperimentActivator({
    send: async (names) => {
      const experiments = names.map((name) => ({ experiment_name: name, experiment_group: groupOf(name) }))
      const call = experimentsApi.endpoints.activateExperiments.initiate({ experiments }, { track: false })
      return !('error' in (await store.dispatch(call)))
    },
    soon: (task) => void after(0, task),
  })
  const groupOf = (name: string) => selectPageExperiments(store.getState())?.triggerable[name]
  return onCheck((name) => {
    if (groupOf(name) !== undefined) activator.check(name)
  })
}
