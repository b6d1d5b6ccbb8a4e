import { signInApi } from '../../entities/session/sign-in-api.ts'
import { signUpExtras } from '../../shared/browser/sign-up-extras.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { wait } from '../../shared/browser/timer.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { runSignUp } from './run-sign-up.ts'

type Personal = { email: string; password: string; birthday: string }
type Business = { email: string; password: string; business_name: string }

/** Signs up by the handshake, begins the session and goes on to `next` as the new member. */
export function useSignUp(next: string) {
  const t = useT()
  const dispatch = useAppDispatch()
  const { registerEmail, registerPartner, beginSession } = signInApi.endpoints

  const enter = async (token: string) => {
    const begun = token && (await dispatch(beginSession.initiate({ token, isRegistration: true })))
    if (begun && !begun.error) openPage(next)
    else dispatch(toastShown({ text: t('auth.signUp.noSession'), tone: 'error' }))
  }
  return {
    signUp: async (values: Personal) => {
      const input = { ...values, ...signUpExtras() }
      await enter(await runSignUp({ attempt: () => dispatch(registerEmail.initiate(input)).unwrap(), wait }))
    },
    signUpBusiness: async (values: Business) => {
      const input = { ...values, ...signUpExtras() }
      await enter(
        await runSignUp({ attempt: () => dispatch(registerPartner.initiate(input)).unwrap(), wait }),
      )
    },
  }
}
