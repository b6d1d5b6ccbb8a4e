import { ask } from '../../entities/session/ask-to-confirm.ts'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { takeLoginChallenge } from '../../shared/browser/login-challenge.ts'
import { currentNext, openPage } from '../../shared/browser/page-location.ts'
import { localPath } from '../../shared/local-path.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Asks for what a login that came by way of another site still needs. */
export function confirmIdentity(store: AppStore): void {
  const challenge = takeLoginChallenge()
  if (!challenge) return
  ask(store, { kind: 'second-step', challenge })
    .then(async (given) => {
      if (!given?.token) return
      await store.dispatch(signInApi.endpoints.beginSession.initiate({ token: given.token })).unwrap()
      openPage(localPath(currentNext()))
    })
    // The page they are on is where they log in anew.
    .catch(() => undefined)
}
