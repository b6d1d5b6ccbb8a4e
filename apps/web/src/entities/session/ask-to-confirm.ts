import type { AppStore } from '../../shared/store/make-store.ts'
import { type Confirmation, confirmationAsked, selectConfirm } from './confirm-slice.ts'

/** Resolves when the person has confirmed, with null when they would rather not. */
export function ask(store: AppStore, confirmation: Confirmation): Promise<{ token: string | null } | null> {
  store.dispatch(confirmationAsked(confirmation))
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const state = selectConfirm(store.getState())
      if (state.status === 'asked') return
      stop()
      resolve(state.status === 'given' ? { token: state.token } : null)
    })
  })
}
