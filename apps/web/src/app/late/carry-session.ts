import { carrySession } from '../../features/country-sessions/carry-session.ts'
import { ownOrigin, postForm } from '../../shared/browser/post-form.ts'
import { localStore } from '../../shared/browser/storage.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** A member is signed in on the regional host of their country, too. */
export const carryToCountry = (store: AppStore): void =>
  void carrySession(store, { origin: ownOrigin(), store: localStore, postForm }).catch(() => undefined)
