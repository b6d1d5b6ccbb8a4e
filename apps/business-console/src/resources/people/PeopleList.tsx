import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { SelectInput, useTranslate } from 'react-admin'
import { BUSINESS_ROLES } from '@tessera/api-types/business/roles'
import { Message } from '../../layout/Message.tsx'
import { HubList, BY_FULL_NAME } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { InvitePeopleButton } from './InvitePeopleButton.tsx'
import { PeopleTable } from './PeopleTable.tsx'

const roles = BUSINESS_ROLES.map((id) => ({ id, name: `console.role.${id}` }))
export function PeopleList() {
  const translate = useTranslate()
  const filters = [
    searchInput(translate('resources.people.search')),
    <SelectInput
      key="role"
      source="business_roles"
      label="resources.people.fields.business_roles"
      choices={roles}
      emptyText="resources.people.all_roles"
      alwaysOn
    />,
  ]
  return (
    <>
      <ListHeader resource="people">
        <InvitePeopleButton />
      </ListHeader>
      <HubList
        filters={filters}
        sort={BY_FULL_NAME}
        empty={
          <Message title={translate('resources.people.empty')} icon={<PeopleIcon />}>
            <InvitePeopleButton />
          </Message>
        }
      >
        <PeopleTable />
      </HubList>
    </>
  )
}
