import { useReducer, useState } from 'react'
import { useNotify } from 'react-admin'
import { CONTACT_STEP } from '@tessera/api-types/business-onboarding/onboarding-rules'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import type { Onboarding } from '../../session/load-session.ts'
import { keepKnownEmployers, readKnownEmployers } from '../../session/acting-business.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { localTimeZone } from '@tessera/i18n/formats'
import { answersOf, onboardingReducer, startOnboarding } from './onboarding-state.ts'

/** The questionnaire at work: each step is saved before the next one is shown. */
export function useOnboarding({ user, onboarding }: Onboarding) {
  const notify = useNotify()
  const [state, dispatch] = useReducer(onboardingReducer, onboarding, startOnboarding)
  const [businessId, setBusinessId] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const sent = async (send: () => Promise<unknown>) => {
    setIsBusy(true)
    try {
      await send()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  const save = (stepIndex: number) => run('businessOnboarding.save', { ...answersOf(state), stepIndex })
  const finish = async () => {
    await save(state.stepIndex)
    const finished = await run('businessOnboarding.complete', { time_zone: localTimeZone() })
    const known = readKnownEmployers(user.id)
    if (known && finished.business_id) keepKnownEmployers(user.id, [...known, finished.business_id])
    setBusinessId(finished.business_id)
    dispatch({ type: 'finished', by: finished })
  }
  return {
    state,
    businessId,
    isBusy,
    answer: (changes: Parameters<typeof answered>[0]) => dispatch(answered(changes)),
    next: () =>
      sent(async () => {
        if (state.stepIndex === CONTACT_STEP) return finish()
        await save(state.stepIndex + 1)
        dispatch({ type: 'incremented' })
      }),
    back: () =>
      sent(async () => {
        await save(state.stepIndex - 1)
        dispatch({ type: 'decremented' })
      }),
    leave: (go: () => void) => sent(() => save(state.stepIndex).then(go)),
    closeCallOffer: () => dispatch({ type: 'callOfferClosed' }),
    askForCall: () =>
      sent(async () => {
        await run('feedback.send', { feedback_data: callRequest(state) })
        notify('console.onboarding.call.asked', { type: 'success' })
        dispatch({ type: 'callOfferClosed' })
      }),
  }
}

const answered = (changes: Partial<ReturnType<typeof answersOf>>) => ({ type: 'answered', changes }) as const

const callRequest = ({
  fullName,
  email,
  countryCode,
  phoneNumber,
  leadId,
}: ReturnType<typeof startOnboarding>) =>
  JSON.stringify({
    verbatim: `Asks for a call about ads: ${fullName}, ${email}${phoneNumber && `, ${countryCode} ${phoneNumber}`} (${leadId})`,
    action_from: 'business_onboarding',
  })
