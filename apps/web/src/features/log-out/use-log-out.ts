import { useMemo } from 'react'
import { itemsAfterLogOut } from '../../entities/session/multiple-accounts.ts'
import { isRememberAsked } from '../../entities/session/remember-me.ts'
import { selectSiteOrigins, selectViewer } from '../../entities/session/session-slice.ts'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { writeCookie } from '../../shared/browser/cookies.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { clearPersonalStorage, localStore } from '../../shared/browser/storage.ts'
import { forgetOutbox } from '../../shared/browser/worker/outbox.ts'
import { forgetShared } from '../../shared/browser/worker/shared-picture.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { pauseImpressions } from '../../shared/tracking/track.ts'
import { type LogOutOptions, makeLogOut } from './log-out.ts'

type Why = Required<Pick<LogOutOptions, 'reason'>> & Pick<LogOutOptions, 'redirect'>

/**
 * Logs the viewer out of this browser; a failure is shown, leaves everything as it was and resolves with false. The other accounts
 * of the browser stay stored, unless `endAll` ends the sessions of all of them.
 */
export function useLogOut(endAll?: () => Promise<unknown>) {
  const t = useT()
  const dispatch = useAppDispatch()
  const origins = useAppSelector(selectSiteOrigins)
  const viewerId = useAppSelector(selectViewer)?.id
  return useMemo(() => {
    const logOut = makeLogOut({
      pauseImpressions,
      endSession: (input) =>
        endAll?.() ??
        dispatch(signInApi.endpoints.logOut.initiate({ ...input, remember_me: isRememberAsked() })).unwrap(),
      clearStorage(kept) {
        clearPersonalStorage(kept)
        forgetOutbox()
        forgetShared()
      },
      writeLocal: localStore.write,
      writeCookie,
      now: () => new Date(),
      origins,
      navigate: openPage,
    })
    return (why: Why): Promise<boolean> =>
      logOut({ ...why, logoutOnAbort: true, accounts: endAll ? {} : itemsAfterLogOut(viewerId) }).then(
        () => true,
        (error: unknown) => {
          dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
          return false
        },
      )
  }, [dispatch, endAll, origins, t, viewerId])
}
