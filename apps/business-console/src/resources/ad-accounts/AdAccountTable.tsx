import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { AccountStatusChip } from '../../shared/AccountStatusChip.tsx'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

/** The address of the settings of an ad account. */
export function useSettingsPath(): (id: string) => string {
  const hubPath = useHubPath()
  return (id) => hubPath(`ad-accounts/${id}/settings`)
}

const SettingsLink = ({ id, name }: Pick<AdAccountView, 'id' | 'name'>) => (
  <MuiLink
    component={Link}
    to={useSettingsPath()(id)}
    onClick={(event) => event.stopPropagation()}
    underline="hover"
    sx={{ color: 'text.primary', fontWeight: 600 }}
  >
    {name}
  </MuiLink>
)

const BillingStatus = ({ status }: { status: AdAccountView['billing_status'] }) => (
  <StatusChip
    label={useTranslate()(`resources.ad-accounts.billing.${status}`)}
    tone={status === 'VALID' ? 'good' : status === 'MISSING' ? 'plain' : 'bad'}
  />
)

const columns: TableColumn<AdAccountView>[] = [
  { source: 'name', render: ({ id, name }) => <SettingsLink id={id} name={name} /> },
  { source: 'id', priority: 'third' },
  {
    source: 'owner_business',
    isUnsorted: true,
    priority: 'third',
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
    priority: 'second',
  },
  {
    source: 'billing_status',
    width: 130,
    isUnsorted: true,
    priority: 'third',
    render: ({ billing_status }) => <BillingStatus status={billing_status} />,
  },
  { source: 'employees', kind: 'number', width: 100, value: ({ employees }) => employees.length },
  {
    source: 'partners',
    kind: 'number',
    width: 100,
    isUnsorted: true,
    priority: 'second',
    value: ({ partners }) => partners.length,
  },
]

export function AdAccountTable() {
  const settingsPath = useSettingsPath()
  return <HubTable<AdAccountView> columns={columns} rowClick={(id) => settingsPath(String(id))} />
}
