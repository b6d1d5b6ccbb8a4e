import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CanAccess, useTranslate } from 'react-admin'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { newPlan } from '../../flows/marketing-plan/plan-state.ts'
import { PlanWizard } from '../../flows/marketing-plan/PlanWizard.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { localDay } from '@tessera/i18n/formats'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { useRun } from '../../shared/use-operation.ts'

/** A new plan; what the questionnaire of the business asked is not asked again. */
export function PlanCreate() {
  const translate = useTranslate()
  const run = useRun()
  const { business } = useActingBusiness()
  const onboarding = useQuery({
    queryKey: ['businessOnboarding'],
    queryFn: () => run('businessOnboarding.get', {}),
    retry: false,
  })
  const { business_id, businessGoals = [] } = onboarding.data ?? {}
  const goals = business_id === business.id ? businessGoals : []
  const [today] = useState(() => localDay(new Date()))
  return (
    <CanAccess resource="marketing-plans" action="create" accessDenied={<AccessDenied />}>
      <PageHeader title={translate('resources.marketing-plans.create')} back="marketing-plans" />
      {onboarding.isPending ? (
        <Skeleton variant="rounded" height={320} sx={{ maxWidth: 640 }} />
      ) : (
        <PlanWizard start={newPlan(goals, business, today)} />
      )}
    </CanAccess>
  )
}
