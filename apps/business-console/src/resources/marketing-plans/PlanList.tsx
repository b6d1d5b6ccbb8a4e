import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import PlanIcon from '@mui/icons-material/InsightsOutlined'
import Button from '@mui/material/Button'
import { CanAccess, SelectInput, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { MICROS } from '@tessera/api-types/wire/micros'
import type { MarketingPlanView } from '@tessera/api-types/marketing-plans/contracts'
import { PLAN_GOALS } from '@tessera/api-types/marketing-plans/plan-rules'
import { Message } from '../../layout/Message.tsx'
import { DeletingRowMenu } from '../../shared/ConfirmedDelete.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { NameLink } from '../../shared/NameLink.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { promotePath } from '../../shared/promote-path.ts'
import { RowMenu, type RowAction } from '../../shared/RowMenu.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

const byName = { field: 'marketingPlanName', order: 'ASC' } as const

const deleteTexts = {
  button: 'resources.marketing-plans.delete.button',
  title: 'resources.marketing-plans.delete.title',
  content: 'resources.marketing-plans.delete.content',
  done: 'resources.marketing-plans.delete.done',
}

function useColumns(): TableColumn<MarketingPlanView>[] {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const inMicros = (amount: number) => Math.round(amount * MICROS)
  const currency = (plan: MarketingPlanView) => plan.currency
  return [
    {
      source: 'marketingPlanName',
      render: (plan) =>
        plan.abilities.can_edit ? (
          <NameLink to={hubPath(`marketing-plans/${plan.id}/edit`)}>{plan.marketingPlanName}</NameLink>
        ) : (
          plan.marketingPlanName
        ),
    },
    {
      source: 'topBusinessGoal',
      priority: 'second',
      render: ({ topBusinessGoal }) => translate(`console.plan.goal.${topBusinessGoal}`),
    },
    {
      source: 'objective',
      fields: ['marketingPlanSuggestion.objective'],
      isUnsorted: true,
      priority: 'third',
      render: ({ marketingPlanSuggestion }) =>
        translate(`console.objective.${marketingPlanSuggestion.objective}`),
    },
    {
      source: 'dailyAdsBudget',
      kind: 'money',
      width: 140,
      currency,
      value: ({ dailyAdsBudget }) => inMicros(dailyAdsBudget),
    },
    { source: 'created_time', kind: 'date', width: 140, priority: 'second' },
  ]
}

function CreatePlanButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="marketing-plans" action="create">
      <Button component={Link} to={hubPath('marketing-plans/create')} variant="contained">
        {translate('resources.marketing-plans.create')}
      </Button>
    </CanAccess>
  )
}

function PlanMenu({ plan }: { plan: MarketingPlanView }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const { id, business_id: businessId, marketingPlanName: name, marketingPlanSuggestion: suggestion } = plan
  const createAd: RowAction = {
    label: translate('console.plan.create_ad'),
    icon: <CampaignIcon fontSize="small" />,
    onSelect: () => void navigate(promotePath({ businessId, suggestion })),
  }
  const edit: RowAction = {
    label: translate('resources.marketing-plans.edit'),
    icon: <EditIcon fontSize="small" />,
    onSelect: () => void navigate(hubPath(`marketing-plans/${id}/edit`)),
  }
  if (!plan.abilities.can_edit) return <RowMenu name={name} actions={[createAd]} />
  return (
    <DeletingRowMenu
      resource="marketing-plans"
      record={plan}
      name={name}
      texts={deleteTexts}
      before={[createAd, edit]}
    />
  )
}

export function PlanList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const columns = useColumns()
  const goals = PLAN_GOALS.map((id) => ({ id, name: `console.plan.goal.${id}` }))
  return (
    <>
      <ListHeader resource="marketing-plans">
        <CreatePlanButton />
      </ListHeader>
      <HubList
        filters={[
          searchInput(translate('resources.marketing-plans.search')),
          <SelectInput
            key="goal"
            source="topBusinessGoal"
            choices={goals}
            emptyText="resources.marketing-plans.all_goals"
            alwaysOn
          />,
        ]}
        sort={byName}
        empty={
          <Message
            title={translate('resources.marketing-plans.empty')}
            text={translate('resources.marketing-plans.empty_text')}
            icon={<PlanIcon />}
          >
            <CreatePlanButton />
          </Message>
        }
      >
        <HubTable<MarketingPlanView>
          columns={columns}
          rowClick={(id) => hubPath(`marketing-plans/${id}/edit`)}
          actions={(plan) => <PlanMenu plan={plan} />}
        />
      </HubList>
    </>
  )
}
