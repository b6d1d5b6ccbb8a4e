import { signInApi } from '../../entities/session/sign-in-api.ts'
import { botField } from '../../entities/bot-checks/bot-token.ts'
import { signUpExtras } from '../../entities/visitor/sign-up-extras.ts'
import { visitorOf } from '../../entities/visitor/note-visitor.ts'
import { sendLandingSignals } from '../../entities/visitor/send-landing-signals.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { wait } from '../../shared/browser/clock.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { selectLoginSignupFrom } from '../../entities/session/session-slice.ts'
import { runSignUp } from './run-sign-up.ts'
import type { SignUpState } from './sign-up-attempts.ts'
import { emitSignUp } from './sign-up-events.ts'

type Personal = { email: string; password: string; birthday: string }
type Business = { email: string; password: string; business_name: string }

/** Signs up by the handshake, begins the session and goes on to `next` as the new member. */
export function useSignUp(next: string) {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { getState } = store
  const emitState = (state: SignUpState) => emitSignUp(state, selectLoginSignupFrom(getState()))
  const { registerEmail, registerPartner, beginSession } = signInApi.endpoints

  const enter = async (token: string) => {
    const visitor = visitorOf(getState())
    const begun = token && (await dispatch(beginSession.initiate({ token, isRegistration: true })))
    if (begun && !begun.error) {
      await dispatch(sendLandingSignals(visitor))
      openPage(next)
    } else dispatch(toastShown({ text: t('auth.signUp.noSession'), tone: 'error' }))
  }
  return {
    signUp: async (values: Personal) => {
      const input = { ...values, ...signUpExtras(getState()) }
      const attempt = async () =>
        dispatch(registerEmail.initiate({ ...input, ...(await botField('signup', store)) })).unwrap()
      await enter(await runSignUp({ attempt, wait, onState: emitState }))
    },
    signUpBusiness: async (values: Business) => {
      const input = { ...values, ...signUpExtras(getState()) }
      const attempt = async () =>
        dispatch(registerPartner.initiate({ ...input, ...(await botField('signup', store)) })).unwrap()
      await enter(await runSignUp({ attempt, wait, onState: emitState }))
    },
  }
}
