import AddIcon from '@mui/icons-material/PersonAddAlt'
import EditIcon from '@mui/icons-material/EditOutlined'
import RemoveIcon from '@mui/icons-material/LinkOff'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { CanAccess, useRecordContext, useTranslate } from 'react-admin'
import type { AssetGroupMemberView, AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { ASSET_PERMISSIONS } from '@tessera/api-types/business/roles'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { PermissionChips } from '../../shared/PermissionChips.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { PickDialog } from '../../shared/PickDialog.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { RowMenu } from '../../shared/RowMenu.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useOperation } from '../../shared/use-operation.ts'

const byName = { field: 'full_name', order: 'ASC' } as const

const columns: TableColumn<AssetGroupMemberView>[] = [
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
  { source: 'username', priority: 'third', render: ({ username }) => <bdi>@{username}</bdi> },
  {
    source: 'permissions',
    isUnsorted: true,
    isLong: true,
    render: ({ permissions }) => <PermissionChips permissions={permissions} />,
  },
]

/** Who works with the assets of a group, and what they may do with each that it fits. */
export function GroupPeople() {
  const translate = useTranslate()
  const group = useRecordContext<AssetGroupView>()
  const [isAdding, setIsAdding] = useState(false)
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('assetGroupEmployees.create', 'resources.asset-groups.saved')
  if (!group) return null
  const place = { business_id: business.id, asset_group_id: group.id }
  const add = (
    <CanAccess resource="asset-groups" action="edit">
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
        {translate('resources.asset-groups.add.people')}
      </Button>
    </CanAccess>
  )
  return (
    <>
      <HubList
        resource={`asset-groups/${group.id}/employees`}
        filters={[searchInput(translate('resources.profiles.search'))]}
        sort={byName}
        tools={add}
        empty={<Message title={translate('resources.asset-groups.none.people')}>{add}</Message>}
      >
        <HubTable<AssetGroupMemberView>
          labels="people"
          columns={columns}
          actions={(person) => <PersonActions person={person} place={place} />}
        />
      </HubList>
      {isAdding && (
        <PickDialog
          title={translate('resources.asset-groups.add.people')}
          submit={translate('ra.action.add')}
          choices={{ reference: 'people', text: 'full_name', label: 'resources.asset-groups.tabs.people' }}
          permissions={ASSET_PERMISSIONS}
          isRunning={isRunning}
          onClose={() => setIsAdding(false)}
          onSubmit={async ({ ids, permissions }) => {
            const items = ids.map((id) => ({ id, permissions }))
            if (await perform({ ...place, items })) setIsAdding(false)
          }}
        />
      )}
    </>
  )
}

interface Place {
  business_id: string
  asset_group_id: string
}

function PersonActions({ person, place }: { person: AssetGroupMemberView; place: Place }) {
  const translate = useTranslate()
  const [isChanging, setIsChanging] = useState(false)
  const update = useOperation('assetGroupEmployees.update', 'resources.asset-groups.saved')
  const remove = useOperation('assetGroupEmployees.delete', 'resources.asset-groups.saved')
  const title = translate('resources.asset-groups.change_permissions', { name: person.full_name })
  return (
    <CanAccess resource="asset-groups" action="edit">
      <RowMenu
        name={person.full_name}
        actions={[
          {
            label: translate('resources.people.permissions'),
            icon: <EditIcon fontSize="small" />,
            onSelect: () => setIsChanging(true),
          },
          {
            label: translate('resources.asset-groups.remove'),
            icon: <RemoveIcon fontSize="small" />,
            isDisabled: remove.isRunning,
            onSelect: () => void remove.perform({ ...place, id: person.id }),
          },
        ]}
      />
      {isChanging && (
        <PickDialog
          title={title}
          submit={translate('ra.action.save')}
          permissions={ASSET_PERMISSIONS}
          held={person.permissions}
          isRunning={update.isRunning}
          onClose={() => setIsChanging(false)}
          onSubmit={async ({ permissions }) => {
            if (await update.perform({ ...place, id: person.id, permissions })) setIsChanging(false)
          }}
        />
      )}
    </CanAccess>
  )
}
