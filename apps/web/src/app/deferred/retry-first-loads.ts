import { retryingTransport } from '../../shared/api/first-load.ts'
import { wait } from '../../shared/browser/timer.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** From now on what a page begins with may fail twice. */
export const retryFirstLoads = ({ dispatch }: AppStore): void =>
  dispatch((_dispatch, _getState, { add }) => add('retry', (next) => retryingTransport(next, wait)))
