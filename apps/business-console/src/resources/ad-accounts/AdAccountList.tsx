import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { SelectInput, useTranslate } from 'react-admin'
import { AD_ACCOUNT_STATUSES } from '@tessera/api-types/business/business-options'
import { EmptyList } from '../../shared/EmptyList.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { AdAccountTable } from './AdAccountTable.tsx'
import { CreateAdAccountButton } from './CreateAdAccountButton.tsx'

const statuses = AD_ACCOUNT_STATUSES.map((id) => ({ id, name: `console.account_status.${id}` }))
const byName = { field: 'name', order: 'ASC' } as const

export function AdAccountList() {
  const translate = useTranslate()
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
          <EmptyList resource="ad-accounts" icon={<CampaignIcon />}>
            <CreateAdAccountButton />
          </EmptyList>
        }
      >
        <AdAccountTable />
      </HubList>
    </>
  )
}
