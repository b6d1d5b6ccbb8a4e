import AdsIcon from '@mui/icons-material/AdsClickOutlined'
import AnalyticsIcon from '@mui/icons-material/BarChartOutlined'
import CatalogsIcon from '@mui/icons-material/StorefrontOutlined'
import TrendsIcon from '@mui/icons-material/TrendingUpOutlined'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { ADVERTISER_HOMES, advertiserHome } from '@tessera/api-types/ads/advertiser-addresses'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { AccountStatusChip, StatusChip } from '../../shared/StatusChip.tsx'
import { NameLink } from '../../shared/NameLink.tsx'
import { RowMenu } from '../../shared/RowMenu.tsx'
import { useExplain } from '../../shared/use-explain.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { accountKind } from './account-actions.ts'

/** The address of the settings of an ad account. */
export function useSettingsPath(): (id: string) => string {
  const hubPath = useHubPath()
  return (id) => hubPath(`ad-accounts/${id}/settings`)
}

const SettingsLink = ({ id, name }: Pick<AdAccountView, 'id' | 'name'>) => (
  <NameLink to={useSettingsPath()(id)}>{name}</NameLink>
)

const BillingStatus = ({ status }: { status: NonNullable<AdAccountView['billing_status']> }) => (
  <StatusChip
    label={useTranslate()(`resources.ad-accounts.billing.${status}`)}
    tone={status === 'VALID' ? 'good' : status === 'MISSING' ? 'waiting' : 'bad'}
  />
)

const columns: TableColumn<AdAccountView>[] = [
  {
    source: 'name',
    width: 200,
    isLong: true,
    render: ({ id, name }) => <SettingsLink id={id} name={name} />,
  },
  { source: 'id', priority: 'fourth' },
  {
    source: 'owner_business',
    isUnsorted: true,
    priority: 'fourth',
    value: ({ owner_business }) => owner_business.name,
  },
  { source: 'country', kind: 'country', priority: 'second' },
  { source: 'currency', width: 100, priority: 'second' },
  { source: 'status', width: 130, render: ({ status }) => <AccountStatusChip status={status} /> },
  {
    source: 'spend_month_micros',
    kind: 'money',
    currency: ({ currency }) => currency,
    width: 150,
    isUnsorted: true,
  },
  {
    source: 'billing_status',
    width: 130,
    isUnsorted: true,
    priority: 'third',
    render: ({ billing_status }) => billing_status && <BillingStatus status={billing_status} />,
  },
  {
    source: 'employees',
    fields: ['employees.length'],
    kind: 'number',
    width: 100,
    priority: 'second',
    value: ({ employees }) => employees.length,
  },
  {
    source: 'partners',
    fields: ['partners.length'],
    kind: 'number',
    width: 100,
    isUnsorted: true,
    priority: 'second',
    value: ({ partners }) => partners.length,
  },
]

const ICON_OF = { ads: AdsIcon, analytics: AnalyticsIcon, trends: TrendsIcon, catalogs: CatalogsIcon }

/** Ways to where an advertiser works. */
function AccountActions({ id, name }: AdAccountView) {
  const labelOf = useGetResourceLabel()
  const explainOf = useExplain()
  const actions = ADVERTISER_HOMES.map((home) => {
    const Icon = ICON_OF[home]
    return {
      label: labelOf(home),
      icon: <Icon fontSize="small" />,
      onSelect: () => window.location.assign(advertiserHome(home, id)),
    }
  })
  const explain = explainOf({ subjectType: 'PERSON', subject: '', type: 'AD_ACCOUNT', asset: id })
  return <RowMenu name={name} actions={[...actions, explain]} />
}

export function AdAccountTable() {
  const settingsPath = useSettingsPath()
  return (
    <HubTable<AdAccountView>
      columns={columns}
      rowClick={(id) => settingsPath(String(id))}
      actions={(account) => <AccountActions {...account} />}
      bulk={accountKind}
    />
  )
}
