import { useEffect, useState } from 'react'
import type { PendingIdentity } from '@tessera/api-types/social-login/views'
import { botField } from '../../entities/bot-checks/bot-token.ts'
import {
  facebookTokenRead,
  selectLoginSignupFrom,
  selectRequestContext,
} from '../../entities/session/session-slice.ts'
import { socialRegistration } from '../../entities/social-login/social-registration.ts'
import { signUpExtras } from '../../entities/visitor/sign-up-extras.ts'
import { sendLandingSignals } from '../../entities/visitor/send-landing-signals.ts'
import { forgetInPage } from '../../shared/browser/browser-sign-in.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { wait } from '../../shared/browser/clock.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { runSignUp } from './run-sign-up.ts'
import type { SignUpState } from './sign-up-attempts.ts'
import { emitSignUp } from './sign-up-events.ts'

type Values = { email: string; birthday: string }

/** Registers who comes from a provider; the token that came with the page is read once and then gone from it. */
export function useSocialSignUp({ slot, first_name, last_name }: PendingIdentity, next: string) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const served = useAppSelector((state) => selectRequestContext(state)?.facebookToken ?? null)
  const [token] = useState(served)
  useEffect(() => {
    if (served === null) return
    forgetInPage(served)
    dispatch(facebookTokenRead())
  }, [served, dispatch])

  return async (values: Values) => {
    const credential = { slot, token: slot === 'facebook' ? token : null }
    const input = { ...values, first_name, last_name, ...signUpExtras(store.getState()) }
    const attempt = async () =>
      dispatch(socialRegistration(credential, { ...input, ...(await botField('signup', store)) })).unwrap()
    const emitState = (state: SignUpState) => emitSignUp(state, selectLoginSignupFrom(store.getState()))
    await runSignUp({ attempt, wait, onState: emitState })
    await dispatch(sendLandingSignals())
    openPage(next)
  }
}
