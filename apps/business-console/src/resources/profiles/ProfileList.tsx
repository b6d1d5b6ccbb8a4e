import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { DataTable, SimpleList, useTranslate } from 'react-admin'
import type { ProfileView } from '@tessera/api-types/business/views'
import { Message } from '../../layout/Message.tsx'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useNarrowTable } from '../../shared/use-small-screen.ts'

const Column = HubColumn<ProfileView>
const byName = { field: 'full_name', order: 'ASC' } as const

/** The public page of a profile, on the consumer site. */
const PublicName = ({ username }: { username: string }) => (
  <MuiLink href={`/${username}/`} underline="hover">
    @{username}
  </MuiLink>
)

const lines = (
  <SimpleList<ProfileView>
    rowClick={false}
    primaryText={({ full_name, image_medium_url, username }) => (
      <PersonLine name={full_name} image={image_medium_url}>
        <PublicName username={username} />
      </PersonLine>
    )}
  />
)

const table = (
  <DataTable<ProfileView> bulkActionButtons={false} rowClick={false}>
    <Column
      source="full_name"
      render={({ full_name, image_medium_url }) => <PersonLine name={full_name} image={image_medium_url} />}
    />
    <Column source="username" render={({ username }) => <PublicName username={username} />} />
    <Column source="owner_business" disableSort render={({ owner_business }) => owner_business.name} />
    <Column source="employees" align="right" render={({ employees }) => employees.length} />
  </DataTable>
)

export function ProfileList() {
  const translate = useTranslate()
  const isNarrow = useNarrowTable()
  return (
    <>
      <ListHeader resource="profiles" />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('resources.profiles.hint')}
      </Typography>
      <HubList
        filters={[searchInput(translate('resources.profiles.search'))]}
        sort={byName}
        empty={<Message title={translate('resources.profiles.empty')} icon={<BadgeIcon />} />}
      >
        {isNarrow ? lines : table}
      </HubList>
    </>
  )
}
