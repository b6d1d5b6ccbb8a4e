import AddIcon from '@mui/icons-material/AddBusinessOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import RemoveIcon from '@mui/icons-material/LinkOff'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { CanAccess, useRecordContext, useTranslate } from 'react-admin'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { AssetGroupPartnerView } from '@tessera/api-types/partners/views'
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

const byName = { field: 'name', order: 'ASC' } as const

const columns: TableColumn<AssetGroupPartnerView>[] = [
  {
    source: 'name',
    render: ({ id, name, image_medium_url }) => (
      <PersonLine
        name={name}
        image={image_medium_url}
        size={32}
        title={
          <RecordLink resource="partners" id={id}>
            {name}
          </RecordLink>
        }
      />
    ),
  },
  {
    source: 'permissions',
    isUnsorted: true,
    isLong: true,
    render: ({ permissions }) => <PermissionChips permissions={permissions} />,
  },
]

/** The businesses that work with the assets of a group. */
export function GroupPartners() {
  const translate = useTranslate()
  const group = useRecordContext<AssetGroupView>()
  const [isAdding, setIsAdding] = useState(false)
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('assetGroupPartners.create', 'resources.asset-groups.saved')
  if (!group) return null
  const place = { business_id: business.id, asset_group_id: group.id }
  const add = (
    <CanAccess resource="asset-groups" action="edit">
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
        {translate('resources.asset-groups.add.partners')}
      </Button>
    </CanAccess>
  )
  return (
    <>
      <HubList
        resource={`asset-groups/${group.id}/partners`}
        filters={[searchInput(translate('resources.partners.search'))]}
        sort={byName}
        tools={add}
        empty={<Message title={translate('resources.asset-groups.none.partners')}>{add}</Message>}
      >
        <HubTable<AssetGroupPartnerView>
          labels="partners"
          columns={columns}
          actions={(partner) => <PartnerActions partner={partner} place={place} />}
        />
      </HubList>
      {isAdding && (
        <PickDialog
          title={translate('resources.asset-groups.add.partners')}
          submit={translate('ra.action.add')}
          choices={{ reference: 'partners', text: 'name', label: 'resources.asset-groups.tabs.partners' }}
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

function PartnerActions({ partner, place }: { partner: AssetGroupPartnerView; place: Place }) {
  const translate = useTranslate()
  const [isChanging, setIsChanging] = useState(false)
  const update = useOperation('assetGroupPartners.update', 'resources.asset-groups.saved')
  const remove = useOperation('assetGroupPartners.delete', 'resources.asset-groups.saved')
  const title = translate('resources.asset-groups.change_permissions', { name: partner.name })
  return (
    <CanAccess resource="asset-groups" action="edit">
      <RowMenu
        name={partner.name}
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
            onSelect: () => void remove.perform({ ...place, id: partner.id }),
          },
        ]}
      />
      {isChanging && (
        <PickDialog
          title={title}
          submit={translate('ra.action.save')}
          permissions={ASSET_PERMISSIONS}
          held={partner.permissions}
          isRunning={update.isRunning}
          onClose={() => setIsChanging(false)}
          onSubmit={async ({ permissions }) => {
            if (await update.perform({ ...place, id: partner.id, permissions })) setIsChanging(false)
          }}
        />
      )}
    </CanAccess>
  )
}
