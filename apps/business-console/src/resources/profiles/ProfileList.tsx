import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import type { ProfileView } from '@tessera/api-types/business/views'
import { EmptyList } from '../../shared/EmptyList.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { searchInput } from '../../shared/search-input.tsx'

const byName = { field: 'full_name', order: 'ASC' } as const

/** The public page of a profile, on the consumer site. */
const PublicName = ({ username }: { username: string }) => (
  <MuiLink href={`/${username}/`} underline="hover">
    @{username}
  </MuiLink>
)

const columns: TableColumn<ProfileView>[] = [
  {
    source: 'full_name',
    render: ({ id, full_name, image_medium_url }) => (
      <PersonLine
        name={full_name}
        image={image_medium_url}
        size={32}
        title={
          <RecordLink resource="profiles" id={id}>
            {full_name}
          </RecordLink>
        }
      />
    ),
  },
  { source: 'username', render: ({ username }) => <PublicName username={username} /> },
  {
    source: 'owner_business',
    isUnsorted: true,
    priority: 'second',
    value: ({ owner_business }) => owner_business.name,
  },
  {
    source: 'employees',
    fields: ['employees.length'],
    kind: 'number',
    width: 110,
    value: ({ employees }) => employees.length,
  },
  {
    source: 'partners',
    fields: ['partners.length'],
    kind: 'number',
    width: 110,
    isUnsorted: true,
    value: ({ partners }) => partners.length,
  },
]

export function ProfileList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <>
      <ListHeader resource="profiles" />
      <HubList
        filters={[searchInput(translate('resources.profiles.search'))]}
        sort={byName}
        empty={<EmptyList resource="profiles" icon={<BadgeIcon />} />}
      >
        <HubTable<ProfileView> columns={columns} rowClick={(id) => hubPath(`profiles/${id}`)} />
      </HubList>
    </>
  )
}
