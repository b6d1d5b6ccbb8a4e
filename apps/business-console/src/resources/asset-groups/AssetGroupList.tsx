import FolderIcon from '@mui/icons-material/FolderSharedOutlined'
import Button from '@mui/material/Button'
import { CanAccess, SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ASSET_GROUP_TYPES, type AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { EmptyList } from '../../shared/EmptyList.tsx'
import { HubList, BY_NAME } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { groupKind } from './group-actions.ts'
import { GroupTypes, typeChoices } from './group-texts.tsx'

const columns: TableColumn<AssetGroupView>[] = [
  {
    source: 'name',
    render: ({ id, name }) => (
      <RecordLink resource="asset-groups" id={id}>
        {name}
      </RecordLink>
    ),
  },
  { source: 'description', isUnsorted: true, priority: 'third' },
  {
    source: 'asset_group_types',
    isUnsorted: true,
    priority: 'second',
    render: (group) => <GroupTypes types={group.asset_group_types} />,
  },
  {
    source: 'ad_accounts',
    fields: ['child_ad_account_ids.length'],
    kind: 'number',
    isUnsorted: true,
    width: 120,
    value: ({ child_ad_account_ids }) => child_ad_account_ids.length,
  },
  {
    source: 'profiles',
    fields: ['child_profile_ids.length'],
    kind: 'number',
    isUnsorted: true,
    width: 100,
    value: ({ child_profile_ids }) => child_profile_ids.length,
  },
  { source: 'created_time', kind: 'date', width: 140, priority: 'second' },
]

function CreateGroupButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="asset-groups" action="create">
      <Button component={Link} to={hubPath('asset-groups/create')} variant="contained">
        {translate('resources.asset-groups.create')}
      </Button>
    </CanAccess>
  )
}

export function AssetGroupList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <>
      <ListHeader resource="asset-groups">
        <CreateGroupButton />
      </ListHeader>
      <HubList
        filters={[
          searchInput(translate('resources.asset-groups.search')),
          <SelectInput
            key="type"
            source="asset_group_types"
            choices={typeChoices(ASSET_GROUP_TYPES)}
            emptyText="resources.asset-groups.all_types"
            alwaysOn
          />,
        ]}
        sort={BY_NAME}
        empty={
          <EmptyList resource="asset-groups" text="resources.asset-groups.empty_text" icon={<FolderIcon />}>
            <CreateGroupButton />
          </EmptyList>
        }
      >
        <HubTable<AssetGroupView>
          columns={columns}
          rowClick={(id) => hubPath(`asset-groups/${id}`)}
          actions={(group) => <RecordMenu kind={groupKind} record={group} />}
          bulk={groupKind}
        />
      </HubList>
    </>
  )
}
