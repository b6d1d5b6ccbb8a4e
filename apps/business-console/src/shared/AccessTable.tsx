import EditIcon from '@mui/icons-material/EditOutlined'
import RemoveIcon from '@mui/icons-material/LinkOff'
import { useState } from 'react'
import { ListContextProvider, Pagination, ResourceContextProvider, useList, useTranslate } from 'react-admin'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import { permissionsOfType, type AssetType } from '@tessera/api-types/business/roles'
import type { AssetGrant } from '@tessera/api-types/business/views'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { GivenAccess } from './access-end.ts'
import { AccessDialogs, type OpenDialog } from './AccessDialogs.tsx'
import { AccessWays } from './AccessWays.tsx'
import type { AskedAccess } from './explain-address.ts'
import { useExplain } from './use-explain.tsx'
import { HubTable, type TableColumn } from './HubTable.tsx'
import { RowMenu } from './RowMenu.tsx'

export interface Access extends AssetGrant {
  type: AssetType
}

interface Props {
  access: readonly Access[]
  /** Gives what stands in the list, and takes what has no permission left; without it the table is to read. */
  onChange?: (access: Access, given: GivenAccess) => Promise<boolean>
  /** The change in the form that the preview of its effect takes. */
  previewOf?: (access: Access, given: GivenAccess) => AccessChange
  /** Whose access it is. */
  subject?: Pick<AskedAccess, 'subject' | 'subjectType'>
}

/** What somebody reaches, each right with the grant it comes through. */
export function AccessTable({ access, ...actions }: Props) {
  const list = useList({
    data: [...access],
    resource: 'access',
    perPage: ADMIN_PAGE_SIZE,
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <ResourceContextProvider value="access">
      <ListContextProvider value={list}>
        <HubTable<Access> columns={columns} actions={(asset) => <Actions asset={asset} {...actions} />} />
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
    render: ({ granted_by }) => <AccessWays ways={granted_by} />,
  },
]

const TypeName = ({ type }: { type: AssetType }) => useTranslate()(`resources.people.asset.${type}`)

function Actions({ asset, onChange, previewOf, subject }: Omit<Props, 'access'> & { asset: Access }) {
  const translate = useTranslate()
  const explainOf = useExplain()
  const [open, setOpen] = useState<OpenDialog>(null)
  const [isRunning, setIsRunning] = useState(false)
  const direct = asset.granted_by.find(({ type }) => type === 'DIRECT' || type === 'PARTNER')
  const held = (direct?.permissions ?? []).filter((permission) => permission !== 'OWNER')
  const change = async (given: GivenAccess) => {
    setIsRunning(true)
    const isDone = await onChange?.(asset, given)
    setIsRunning(false)
    if (isDone) setOpen(null)
  }
  const explain = subject ? [explainOf({ ...subject, type: asset.type, asset: asset.id })] : []
  const edit = {
    label: translate(direct?.is_expired ? 'resources.access.renew' : 'resources.people.permissions'),
    icon: <EditIcon fontSize="small" />,
    onSelect: () => setOpen('change'),
  }
  const remove = {
    label: translate('resources.access.remove'),
    icon: <RemoveIcon fontSize="small" />,
    isDisabled: isRunning,
    onSelect: () => setOpen('removal'),
  }
  const changes = onChange ? (held.length > 0 ? [edit, remove] : [edit]) : []
  return (
    <>
      <RowMenu name={asset.name} actions={[...explain, ...changes]} />
      {previewOf && (
        <AccessDialogs
          open={open}
          titles={{
            change: translate('resources.access.change', { name: asset.name }),
            removal: translate('resources.access.remove_title', { name: asset.name }),
            confirm: remove.label,
          }}
          permissions={permissionsOfType[asset.type]}
          held={held}
          heldEnd={direct?.ends_at ?? null}
          changeTo={(given) => previewOf(asset, given)}
          isRunning={isRunning}
          onClose={() => setOpen(null)}
          onChange={(given) => void change(given)}
        />
      )}
    </>
  )
}
