import type { AppStore } from '../../shared/store/make-store.ts'
import { ask } from './ask-to-confirm.ts'
import { signInApi } from './sign-in-api.ts'

const asking = new WeakMap<AppStore, Promise<boolean>>()

/** Asks a limited login for its password, once for all who need it; resolves with whether the login is full now. */
export function becomeFull(store: AppStore): Promise<boolean> {
  const running = asking.get(store)
  if (running) return running
  const outcome = askAndBegin(store).finally(() => asking.delete(store))
  asking.set(store, outcome)
  return outcome
}

async function askAndBegin(store: AppStore): Promise<boolean> {
  const given = await ask(store, { kind: 'limited-login' })
  if (!given?.token) return false
  const begun = await store.dispatch(signInApi.endpoints.beginSession.initiate({ token: given.token }))
  return !begun.error
}
