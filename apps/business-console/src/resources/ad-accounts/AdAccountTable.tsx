import MuiLink from '@mui/material/Link'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { CountryName } from '../../shared/CountryName.tsx'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

/** The address of the settings of an ad account. */
export function useSettingsPath(): (id: string) => string {
  const hubPath = useHubPath()
  return (id) => hubPath(`ad-accounts/${id}/settings`)
}

const tones = { ACTIVE: 'good', ARCHIVED: 'plain', BILLING_HOLD: 'bad' } as const

export function AccountStatusChip({ status }: { status: AdAccountView['status'] }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`console.account_status.${status}`)} tone={tones[status]} />
}

const Column = HubColumn<AdAccountView>

export function AdAccountTable() {
  const settingsPath = useSettingsPath()
  return (
    <DataTable<AdAccountView> bulkActionButtons={false} rowClick={(id) => settingsPath(String(id))}>
      <Column
        source="name"
        render={({ id, name }) => (
          <MuiLink
            component={Link}
            to={settingsPath(id)}
            onClick={(event) => event.stopPropagation()}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 600 }}
          >
            {name}
          </MuiLink>
        )}
      />
      <Column source="id" />
      <Column source="owner_business" disableSort render={({ owner_business }) => owner_business.name} />
      <Column source="country" render={({ country }) => <CountryName code={country} />} />
      <Column source="currency" />
      <Column source="status" render={({ status }) => <AccountStatusChip status={status} />} />
      <Column source="employees" align="right" render={({ employees }) => employees.length} />
      <Column source="partners" align="right" disableSort render={({ partners }) => partners.length} />
    </DataTable>
  )
}
