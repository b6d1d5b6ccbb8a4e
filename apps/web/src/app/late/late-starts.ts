import { keepAccounts } from './keep-accounts.ts'
import { renewSession } from './renew-session.ts'
import { startAutologin } from '../../features/one-tap/start-autologin.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { followViewport } from './follow-viewport.ts'

/** Begins work beside the page, in the order of the list; the answer ends it. */
type LateStart = (store: AppStore) => void | (() => void)

/** One line a feature. Each must be harmless when called twice and when its call fails. */
export const lateStarts: readonly LateStart[] = [followViewport, keepAccounts, renewSession, startAutologin]
