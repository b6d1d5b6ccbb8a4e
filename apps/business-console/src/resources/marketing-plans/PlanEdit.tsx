import { useRecordContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import { savedPlan } from '../../flows/marketing-plan/plan-state.ts'
import { PlanWizard } from '../../flows/marketing-plan/PlanWizard.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'

const nothing = () => undefined

export function PlanEdit() {
  const { planId = '' } = useParams()
  return (
    <RecordPage resource="marketing-plans" id={planId} listPath="marketing-plans" onSaved={nothing}>
      <Plan />
    </RecordPage>
  )
}

function Plan() {
  const plan = useRecordContext<MarketingPlanView>()
  if (!plan) return null
  return (
    <>
      <PageHeader title={plan.marketingPlanName} back="marketing-plans" />
      <PlanWizard key={plan.version} start={savedPlan(plan)} record={plan} />
    </>
  )
}
