import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/LinkOff'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { CanAccess, useRecordContext, useTranslate } from 'react-admin'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { AssetType } from '@tessera/api-types/business/roles'
import type { AdAccountView, ProfileView } from '@tessera/api-types/business/views'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { AccountStatusChip } from '../../shared/StatusChip.tsx'
import { ConfirmedChange } from '../../shared/ConfirmedChange.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { PickDialog } from '../../shared/PickDialog.tsx'
import { RowMenu } from '../../shared/RowMenu.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useExplain } from '../../shared/use-explain.tsx'
import { useOperation } from '../../shared/use-operation.ts'

type Asset = AdAccountView | ProfileView

const accountColumns: TableColumn<AdAccountView>[] = [
  { source: 'name' },
  { source: 'country', kind: 'country', priority: 'second' },
  { source: 'currency', width: 110, priority: 'second' },
  { source: 'status', width: 130, render: ({ status }) => <AccountStatusChip status={status} /> },
]
const profileColumns: TableColumn<ProfileView>[] = [
  {
    source: 'full_name',
    render: ({ full_name, image_medium_url }) => (
      <PersonLine name={full_name} image={image_medium_url} size={32} />
    ),
  },
  { source: 'username', render: ({ username }) => <bdi>@{username}</bdi> },
]

const KINDS = {
  AD_ACCOUNT: { resource: 'ad-accounts', text: 'name', columns: accountColumns },
  PROFILE: { resource: 'profiles', text: 'full_name', columns: profileColumns },
} as const

/** The ad accounts or the profiles of a group. */
export function GroupAssets({ type }: { type: AssetType }) {
  const translate = useTranslate()
  const group = useRecordContext<AssetGroupView>()
  const [isAdding, setIsAdding] = useState(false)
  const { resource, text, columns } = KINDS[type]
  const { change, isRunning } = useGroupAssets(group, type)
  if (!group) return null
  const add = (
    <CanAccess resource="asset-groups" action="edit">
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
        {translate(`resources.asset-groups.add.${resource}`)}
      </Button>
    </CanAccess>
  )
  return (
    <>
      <HubList
        resource={resource}
        filter={{ asset_group_id: group.id }}
        filters={[searchInput(translate(`resources.${resource}.search`))]}
        sort={{ field: text, order: 'ASC' }}
        tools={add}
        empty={<Message title={translate(`resources.asset-groups.none.${resource}`)}>{add}</Message>}
      >
        <HubTable<Asset>
          columns={columns as readonly TableColumn<Asset>[]}
          actions={(asset) => <AssetActions asset={asset} group={group} type={type} />}
        />
      </HubList>
      {isAdding && (
        <PickDialog
          title={translate(`resources.asset-groups.add.${resource}`)}
          submit={translate('ra.action.add')}
          choices={{ reference: resource, text, label: `resources.asset-groups.tabs.${resource}` }}
          isRunning={isRunning}
          onClose={() => setIsAdding(false)}
          onSubmit={async ({ ids }) => {
            if (await change(ids, true)) setIsAdding(false)
          }}
        />
      )}
    </>
  )
}

function AssetActions({ asset, group, type }: { asset: Asset; group: AssetGroupView; type: AssetType }) {
  const translate = useTranslate()
  const { change, isRunning } = useGroupAssets(group, type)
  const explainOf = useExplain()
  const [isAsking, setIsAsking] = useState(false)
  const name = 'name' in asset ? asset.name : asset.full_name
  const explain = explainOf({ subjectType: 'PERSON', subject: '', type, asset: asset.id })
  const remove = {
    label: translate('resources.asset-groups.remove'),
    icon: <RemoveIcon fontSize="small" />,
    isDisabled: isRunning,
    onSelect: () => setIsAsking(true),
  }
  return (
    <CanAccess resource="asset-groups" action="edit">
      <RowMenu name={name} actions={[explain, remove]} />
      {isAsking && (
        <ConfirmedChange
          title={translate('resources.asset-groups.remove_title', { name })}
          confirm={translate('resources.asset-groups.remove')}
          change={{
            type: 'GROUP_ASSET_REMOVAL',
            asset_group_id: group.id,
            id: asset.id,
            asset_type: type,
          }}
          isRunning={isRunning}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            void change([asset.id], false)
            setIsAsking(false)
          }}
        />
      )}
    </CanAccess>
  )
}

function useGroupAssets(group: AssetGroupView | undefined, type: AssetType) {
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('assetGroups.update', 'resources.asset-groups.saved')
  const change = (ids: readonly string[], is_in_group: boolean) =>
    perform({
      business_id: business.id,
      id: group?.id ?? '',
      assets: ids.map((id) => ({ id, type, is_in_group })),
    })
  return { change, isRunning }
}
