import Box from '@mui/material/Box'
import EditIcon from '@mui/icons-material/EditOutlined'
import RemoveIcon from '@mui/icons-material/LinkOff'
import { useState } from 'react'
import { ListContextProvider, Pagination, ResourceContextProvider, useList, useTranslate } from 'react-admin'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import { permissionsOfType, type AssetPermission, type AssetType } from '@tessera/api-types/business/roles'
import type { AssetGrant, GrantSource } from '@tessera/api-types/business/views'
import { HubTable, type TableColumn } from './HubTable.tsx'
import { PermissionChips } from './PermissionChips.tsx'
import { PickDialog } from './PickDialog.tsx'
import { RowMenu } from './RowMenu.tsx'

export interface Access extends AssetGrant {
  type: AssetType
}

interface Props {
  access: readonly Access[]
  /** Gives what stands in the list, and takes what has no permission left; without it the table is to read. */
  onChange?: (access: Access, permissions: AssetPermission[]) => Promise<boolean>
}

/** What somebody reaches, each right with the grant it comes through. */
export function AccessTable({ access, onChange }: Props) {
  const list = useList({
    data: [...access],
    resource: 'access',
    perPage: ADMIN_PAGE_SIZE,
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <ResourceContextProvider value="access">
      <ListContextProvider value={list}>
        <HubTable<Access>
          columns={columns}
          {...(onChange && { actions: (asset: Access) => <Actions asset={asset} onChange={onChange} /> })}
        />
        {access.length > ADMIN_PAGE_SIZE && <Pagination rowsPerPageOptions={[ADMIN_PAGE_SIZE]} />}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const columns: TableColumn<Access>[] = [
  { source: 'name' },
  { source: 'type', width: 130, priority: 'second', render: ({ type }) => <TypeName type={type} /> },
  {
    source: 'granted_by',
    isUnsorted: true,
    isLong: true,
    render: ({ granted_by }) => <Sources sources={granted_by} />,
  },
]

const TypeName = ({ type }: { type: AssetType }) => useTranslate()(`resources.people.asset.${type}`)

function Sources({ sources }: { sources: readonly GrantSource[] }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {sources.map(({ type, id, name, permissions }) => (
        <Box key={id ?? type} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PermissionChips permissions={permissions} />
          {type !== 'DIRECT' && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {translate(`resources.access.through.${type}`, { name: name ?? '' })}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Actions({ asset, onChange }: { asset: Access; onChange: NonNullable<Props['onChange']> }) {
  const translate = useTranslate()
  const [isChanging, setIsChanging] = useState(false)
  const [isRunning, setIsRunning] = useState(false)
  const direct =
    asset.granted_by.find(({ type }) => type === 'DIRECT' || type === 'PARTNER')?.permissions ?? []
  const held = direct.filter((permission) => permission !== 'OWNER')
  const change = async (permissions: AssetPermission[]) => {
    setIsRunning(true)
    const isDone = await onChange(asset, permissions)
    setIsRunning(false)
    if (isDone) setIsChanging(false)
  }
  const edit = {
    label: translate('resources.people.permissions'),
    icon: <EditIcon fontSize="small" />,
    onSelect: () => setIsChanging(true),
  }
  const remove = {
    label: translate('resources.access.remove'),
    icon: <RemoveIcon fontSize="small" />,
    isDisabled: isRunning,
    onSelect: () => void change([]),
  }
  return (
    <>
      <RowMenu name={asset.name} actions={held.length > 0 ? [edit, remove] : [edit]} />
      {isChanging && (
        <PickDialog
          title={translate('resources.access.change', { name: asset.name })}
          submit={translate('ra.action.save')}
          permissions={permissionsOfType[asset.type]}
          held={held}
          isRunning={isRunning}
          onClose={() => setIsChanging(false)}
          onSubmit={({ permissions }) => void change(permissions)}
        />
      )}
    </>
  )
}
