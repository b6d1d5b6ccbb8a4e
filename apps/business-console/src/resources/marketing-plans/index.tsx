import PlanIcon from '@mui/icons-material/InsightsOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { exactPage } from '../../layout/exact-page.tsx'
import { isReading, type HubResource } from '../../shared/console-resource.ts'

const PlanEdit = lazy(async () => ({ default: (await import('./PlanEdit.tsx')).PlanEdit }))

export const marketingPlans: HubResource = {
  name: 'marketing-plans',
  icon: PlanIcon,
  group: 'accounts',
  list: exactPage('marketing-plans', async () => (await import('./PlanList.tsx')).PlanList),
  create: exactPage('marketing-plans', async () => (await import('./PlanCreate.tsx')).PlanCreate),
  recordRepresentation: 'marketingPlanName',
  children: <Route path=":planId/edit" element={<PlanEdit />} />,
  allows: (action, { can_create_ad_accounts }) => isReading(action) || can_create_ad_accounts,
}
