import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { CONTACT_STEP, stepAt } from '@tessera/api-types/business-onboarding/onboarding-rules'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import type { Onboarding } from '../../session/load-session.ts'
import { LAST_HUB } from '../../shared/console-paths.ts'
import { StepFrame } from '../../shared/StepFrame.tsx'
import { Done } from './Done.tsx'
import { AskedContext } from './questions.tsx'
import { stepQuestions } from './steps.tsx'
import { useOnboarding } from './use-onboarding.ts'

export function OnboardingPage() {
  const session = useLoaderData<Onboarding>()
  return (
    <FlowFrame>
      <Questionnaire session={session} />
    </FlowFrame>
  )
}

/** The questions about a new business, one step at a time. */
export function Questionnaire({ session }: { session: Onboarding }) {
  const translate = useTranslate()
  const { state, businessId, isBusy, answer, next, back, leave, ...calls } = useOnboarding(session)
  const navigate = useNavigate()
  const step = stepAt(state.stepIndex)
  if (step === 'done') {
    return (
      <Done
        state={state}
        businessId={businessId}
        bookingUrl={session.onboarding.booking_url}
        isBusy={isBusy}
        {...calls}
      />
    )
  }
  const title = translate(`console.onboarding.step.${step}`)
  const Step = stepQuestions[step]
  const exit = () => (session.businesses.length > 0 ? void navigate(LAST_HUB) : window.location.assign('/'))
  const isLast = state.stepIndex === CONTACT_STEP
  return (
    <AskedContext value={{ state, answer }}>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <StepFrame
        title={title}
        lead={translate(`console.onboarding.lead.${step}`)}
        step={state.stepIndex + 1}
        steps={CONTACT_STEP + 1}
        canProceed={state.canProceed}
        isBusy={isBusy}
        next={{
          label: translate(isLast ? 'console.onboarding.finish' : 'console.steps.next'),
          onNext: () => void next(),
        }}
        {...(state.stepIndex > 0 && { onBack: () => void back() })}
        actions={
          <Button disabled={isBusy} onClick={() => void leave(exit)}>
            {translate('console.onboarding.later')}
          </Button>
        }
      >
        <Step key={step} />
      </StepFrame>
    </AskedContext>
  )
}
