import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { SelectInput, SimpleList, useTranslate } from 'react-admin'
import { AD_ACCOUNT_STATUSES } from '@tessera/api-types/business/business-options'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { Message } from '../../layout/Message.tsx'
import { CountryName } from '../../shared/CountryName.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useNarrowTable } from '../../shared/use-small-screen.ts'
import { AdAccountTable } from './AdAccountTable.tsx'
import { CreateAdAccountButton } from './CreateAdAccountButton.tsx'
import { AccountStatusChip } from './AdAccountTable.tsx'
import { useSettingsPath } from './AdAccountTable.tsx'

const statuses = AD_ACCOUNT_STATUSES.map((id) => ({ id, name: `console.account_status.${id}` }))
const byName = { field: 'name', order: 'ASC' } as const

function AdAccountLines() {
  const settingsPath = useSettingsPath()
  return (
    <SimpleList<AdAccountView>
      rowClick={(id) => settingsPath(String(id))}
      primaryText={({ name, status }) => (
        <>
          {name} <AccountStatusChip status={status} />
        </>
      )}
      secondaryText={({ country, currency }) => (
        <>
          <CountryName code={country} /> · {currency}
        </>
      )}
    />
  )
}

export function AdAccountList() {
  const translate = useTranslate()
  const isNarrow = useNarrowTable()
  return (
    <>
      <ListHeader resource="ad-accounts">
        <CreateAdAccountButton />
      </ListHeader>
      <HubList
        filters={[
          searchInput(translate('resources.ad-accounts.search')),
          <SelectInput
            key="status"
            source="status"
            label="resources.ad-accounts.fields.status"
            choices={statuses}
            emptyText="resources.ad-accounts.all_statuses"
            alwaysOn
          />,
        ]}
        sort={byName}
        empty={
          <Message title={translate('resources.ad-accounts.empty')} icon={<CampaignIcon />}>
            <CreateAdAccountButton />
          </Message>
        }
      >
        {isNarrow ? <AdAccountLines /> : <AdAccountTable />}
      </HubList>
    </>
  )
}
