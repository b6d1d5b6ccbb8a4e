import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { currentAddress } from '../../shared/browser/page-location.ts'
import { after } from '../../shared/browser/clock.ts'
import { onTyping } from '../../shared/browser/typing.ts'
import { pathToLogIn } from '../../shared/local-path.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { linkedText } from '../../shared/toasts/linked-text.ts'
import { causePassed, toastShown } from '../../shared/toasts/toast-slice.ts'
import { isEndedSession, isOfShownData, isRefusedChange } from './ended-session.ts'
import { useLogOut } from './use-log-out.ts'

/** What was refused complains within this, too. */
const COMPLAINT_MS = 1_000

/**
 * Beside every page: a member whose session ended elsewhere is logged out here, and comes back by logging in.
 * Who would lose what they typed or look at, or has just tried to change something, logs in beside the page.
 */
export function EndedSessionMount() {
  const t = useT()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const logOut = useLogOut()
  const isMember = useAppSelector(selectIsAuthenticated)
  const { pathname } = useLocation()
  const leave = useEffectEvent(() => {
    if (isMember) void logOut({ reason: 'authentication_failed', redirect: pathToLogIn(currentAddress()) })
  })
  const invite = useEffectEvent(() => {
    if (!isMember) return
    const link = { href: pathToLogIn(currentAddress()), label: t('nav.logIn'), opensTab: true }
    const linked = linkedText((login) => t('app.loggedOut', { login }), link)
    dispatch(toastShown({ ...linked, tone: 'error', isWhy: true }))
    after(COMPLAINT_MS, () => dispatch(causePassed()))
  })
  useEffect(() => {
    let isTypedIn = false
    let hasInvited = false
    const stopNoting = onTyping(() => (isTypedIn = true))
    const stopHearing = onAnyAction((action) => {
      if (isRefusedChange(action)) return invite()
      if (!isEndedSession(action)) return
      if (!isTypedIn && !isOfShownData(action, store.getState())) return leave()
      if (!hasInvited) invite()
      hasInvited = true
    })
    return () => {
      stopNoting()
      stopHearing()
    }
  }, [pathname, store])
  return null
}
