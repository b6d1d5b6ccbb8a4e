import type { StoreExtra } from '../../shared/api/base-api.ts'
import { retryingTransport } from '../../shared/api/first-load.ts'
import { wait } from '../../shared/browser/timer.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

const retrying = new WeakSet<StoreExtra>()

/** From now on what a page begins with may fail twice. */
export const retryFirstLoads = ({ dispatch }: AppStore): void =>
  dispatch((_dispatch, _getState, extra) => {
    if (retrying.has(extra)) return
    retrying.add(extra)
    extra.transport = retryingTransport(extra.transport, wait)
  })
