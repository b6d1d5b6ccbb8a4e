import { useEffect, useEffectEvent } from 'react'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { currentAddress } from '../../shared/browser/page-location.ts'
import { pathToLogIn } from '../../shared/local-path.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { isEndedSession, isRefusedChange } from './ended-session.ts'
import { useLogOut } from './use-log-out.ts'

/**
 * Beside every page: a member whose session ended elsewhere is logged out here, and comes back by logging in.
 * Who has just tried to change something logs in beside the page, where what they typed stays.
 */
export function EndedSessionMount() {
  const t = useT()
  const dispatch = useAppDispatch()
  const logOut = useLogOut()
  const isMember = useAppSelector(selectIsAuthenticated)
  const leave = useEffectEvent(() => {
    if (isMember) void logOut({ reason: 'authentication_failed', redirect: pathToLogIn(currentAddress()) })
  })
  const invite = useEffectEvent(() => {
    if (!isMember) return
    const link = { href: pathToLogIn(currentAddress()), label: t('nav.logIn'), opensTab: true }
    dispatch(toastShown({ text: t('app.loggedOut'), tone: 'error', link }))
  })
  useEffect(
    () =>
      onAnyAction((action) => {
        if (isEndedSession(action)) leave()
        else if (isRefusedChange(action)) invite()
      }),
    [],
  )
  return null
}
