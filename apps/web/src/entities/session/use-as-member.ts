import { useLocation } from 'react-router-dom'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppStore } from '../../shared/store/hooks.ts'
import { notLoadedShown } from '../../shared/toasts/not-loaded.ts'
import { selectIsAuthenticated, selectViewer } from './session-slice.ts'
import { type SignUpReason, signUpPrompted } from './sign-up-prompt-slice.ts'

/**
 * Does what takes a member. A limited login is asked for its password first, a visitor is invited to sign up and
 * comes back to `next`.
 */
export function useAsMember(reason: SignUpReason) {
  const t = useT()
  const store = useAppStore()
  const { pathname, search } = useLocation()
  return (act: () => void, next = pathname + search): void => {
    const state = store.getState()
    if (selectIsAuthenticated(state)) return act()
    if (!selectViewer(state)) return void store.dispatch(signUpPrompted({ reason, next }))
    void import('./become-full.ts').then(
      async ({ becomeFull }) => (await becomeFull(store)) && act(),
      () => store.dispatch(notLoadedShown(t)),
    )
  }
}
