import { useLocation } from 'react-router-dom'
import { useAppStore } from '../../shared/store/hooks.ts'
import { selectIsAuthenticated, selectViewer } from './session-slice.ts'
import { type SignUpReason, signUpPrompted } from './sign-up-prompt-slice.ts'

/**
 * Does what takes a member. A limited login is asked for its password first, a visitor is invited to sign up and
 * comes back to `next`.
 */
export function useAsMember(reason: SignUpReason) {
  const store = useAppStore()
  const { pathname, search } = useLocation()
  return (act: () => void, next = pathname + search): void => {
    const state = store.getState()
    if (selectIsAuthenticated(state)) return act()
    if (!selectViewer(state)) return void store.dispatch(signUpPrompted({ reason, next }))
    import('./become-full.ts')
      .then(({ becomeFull }) => becomeFull(store))
      .then((isFull) => isFull && act())
      // Without a connection nothing can be asked: a later press tries again.
      .catch(() => undefined)
  }
}
