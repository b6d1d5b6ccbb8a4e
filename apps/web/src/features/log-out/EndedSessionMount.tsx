import { useEffect, useEffectEvent } from 'react'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { currentAddress } from '../../shared/browser/page-location.ts'
import { pathToLogIn } from '../../shared/local-path.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import { isEndedSession } from './ended-session.ts'
import { useLogOut } from './use-log-out.ts'

/** Beside every page: a member whose session ended elsewhere is logged out here, and comes back by logging in. */
export function EndedSessionMount() {
  const logOut = useLogOut()
  const isMember = useAppSelector(selectIsAuthenticated)
  const leave = useEffectEvent(() => {
    if (isMember) void logOut({ reason: 'authentication_failed', redirect: pathToLogIn(currentAddress()) })
  })
  useEffect(() => onAnyAction((action) => isEndedSession(action) && leave()), [])
  return null
}
