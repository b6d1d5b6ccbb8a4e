import { useTranslate } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { When } from '../../shared/When.tsx'
import { personKind } from './person-actions.ts'

const LastActive = ({ at }: { at: string | null }) => {
  const translate = useTranslate()
  return at ? <When at={at} isDay /> : translate('resources.people.never_active')
}

const columns: TableColumn<EmployeeView>[] = [
  {
    source: 'full_name',
    render: ({ id, full_name, image_medium_url }) => (
      <PersonLine
        name={full_name}
        image={image_medium_url}
        size={32}
        title={
          <RecordLink resource="people" id={id}>
            {full_name}
          </RecordLink>
        }
      />
    ),
  },
  { source: 'username', priority: 'fourth', render: ({ username }) => <bdi>@{username}</bdi> },
  { source: 'email', priority: 'second' },
  {
    source: 'business_roles',
    width: 120,
    render: ({ business_roles }) => <RoleChip roles={business_roles} />,
  },
  {
    source: 'ad_accounts',
    fields: ['assets_summary.ad_accounts'],
    kind: 'number',
    width: 120,
    priority: 'second',
    value: ({ assets_summary }) => assets_summary.ad_accounts,
  },
  {
    source: 'profiles',
    fields: ['assets_summary.profiles'],
    kind: 'number',
    width: 112,
    priority: 'third',
    value: ({ assets_summary }) => assets_summary.profiles,
  },
  {
    source: 'last_active_time',
    width: 130,
    render: ({ last_active_time }) => <LastActive at={last_active_time} />,
  },
]

export const PeopleTable = () => (
  <HubTable<EmployeeView>
    columns={columns}
    rowClick="edit"
    actions={(person) => <RecordMenu kind={personKind} record={person} />}
    bulk={personKind}
  />
)
