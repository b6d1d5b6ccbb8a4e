import { useMemo } from 'react'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { writeCookie } from '../../shared/browser/cookies.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { clearPersonalStorage, localStore } from '../../shared/browser/storage.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { makeLogOut } from './log-out.ts'

/** Logs the viewer out of this browser; a failure is told and leaves everything as it was. */
export function useLogOut() {
  const t = useT()
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const logOut = makeLogOut({
      endSession: (input) => dispatch(signInApi.endpoints.logOut.initiate(input)).unwrap(),
      clearStorage: clearPersonalStorage,
      writeLocal: localStore.write,
      writeCookie,
      now: () => new Date(),
      navigate: openPage,
    })
    return () =>
      logOut({ logoutOnAbort: true }).catch((error: unknown) =>
        dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' })),
      )
  }, [dispatch, t])
}
