import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useTranslate } from 'react-admin'
import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import { StepFrame } from '../../shared/StepFrame.tsx'
import { BudgetStep } from './BudgetStep.tsx'
import { GoalsStep } from './GoalsStep.tsx'
import type { PlanState } from './plan-state.ts'
import { SummaryStep } from './SummaryStep.tsx'
import { usePlan } from './use-plan.ts'

interface Props {
  start: PlanState
  /** The plan that is changed; a new one without it. */
  record?: MarketingPlanView
}

/** What to reach, what to spend, and which ad fits that. */
export function PlanWizard({ start, record }: Props) {
  const translate = useTranslate()
  const plan = usePlan(start, record)
  const { state, step, at, steps, isBusy, canProceed, change, place } = plan
  const isLast = step === 'summary'
  const save = { label: translate('console.plan.save'), onNext: plan.save }
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
      <StepFrame
        title={translate(`console.plan.step.${step}`)}
        level="h2"
        lead={translate(`console.plan.lead.${step}`)}
        step={at + 1}
        steps={steps.length}
        canProceed={canProceed}
        isBusy={isBusy}
        next={isLast ? save : { label: translate('console.steps.next'), onNext: plan.next }}
        onBack={at > 0 ? plan.back : undefined}
        actions={
          isLast && (
            <Button variant="outlined" disabled={!canProceed || isBusy} onClick={plan.createAd}>
              {translate('console.plan.create_ad')}
            </Button>
          )
        }
      >
        {step === 'goals' && <GoalsStep goal={state.topBusinessGoal} onChange={change} />}
        {step === 'budget' && <BudgetStep state={state} place={place} onChange={change} />}
        {step === 'summary' && <SummaryStep state={state} currency={place.currency} onChange={change} />}
      </StepFrame>
    </Card>
  )
}
