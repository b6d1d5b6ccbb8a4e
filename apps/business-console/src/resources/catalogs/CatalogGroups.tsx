import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { ProductGroupView } from '@tessera/api-types/catalogs/product-groups'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { BY_NAME, HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ProductGroupDialog } from '../../shared/product-groups/ProductGroupDialog.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useRun } from '../../shared/use-operation.ts'
import { productGroupKind } from './catalog-actions.ts'

function Rules({ filters }: Pick<ProductGroupView, 'filters'>) {
  const translate = useTranslate()
  if (filters.length === 0) return translate('resources.catalogs.groups.all')
  const words = filters.map(({ field, operator, value }) =>
    [
      translate(`resources.catalogs.groups.by.${field}`),
      translate(`resources.catalogs.groups.is.${operator}`),
      field === 'availability' ? translate(`resources.catalogs.availability.${value}`) : value,
    ].join(' '),
  )
  return words.join(' · ')
}

const columns: TableColumn<ProductGroupView>[] = [
  { source: 'name' },
  {
    source: 'filters',
    isUnsorted: true,
    isLong: true,
    priority: 'second',
    render: (group) => <Rules {...group} />,
  },
  { source: 'product_count', kind: 'number', width: 120 },
]

/** The groups of products that a business promotes together. */
export function CatalogGroups({ catalog }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const [isAdding, setIsAdding] = useState(false)
  const add = catalog.abilities.can_edit && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
      {translate('resources.catalogs.groups.create')}
    </Button>
  )
  return (
    <>
      <HubList
        resource="product-groups"
        filter={{ catalog_id: catalog.id }}
        filters={[searchInput(translate('resources.catalogs.groups.search'))]}
        sort={BY_NAME}
        tools={add}
        empty={
          <Message
            title={translate('resources.catalogs.groups.none')}
            text={translate('resources.catalogs.groups.none_text')}
          >
            {add}
          </Message>
        }
      >
        <HubTable<ProductGroupView>
          labels="catalogs"
          columns={columns}
          actions={(group) => group.abilities.can_edit && <GroupActions catalog={catalog} group={group} />}
        />
      </HubList>
      {isAdding && <HubGroupDialog catalog={catalog} onClose={() => setIsAdding(false)} />}
    </>
  )
}

function GroupActions({ catalog, group }: { catalog: CatalogView; group: ProductGroupView }) {
  const translate = useTranslate()
  const [isEditing, setIsEditing] = useState(false)
  const edit = {
    label: translate('resources.catalogs.groups.edit'),
    icon: <EditIcon fontSize="small" />,
    onSelect: () => setIsEditing(true),
  }
  return (
    <>
      <RecordMenu kind={productGroupKind} record={group} before={[edit]} />
      {isEditing && <HubGroupDialog catalog={catalog} group={group} onClose={() => setIsEditing(false)} />}
    </>
  )
}

interface DialogProps {
  catalog: CatalogView
  group?: ProductGroupView
  onClose: () => void
}

function HubGroupDialog({ catalog, group, onClose }: DialogProps) {
  const { business } = useActingBusiness()
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <ProductGroupDialog
      businessId={business.id}
      catalogs={[catalog]}
      {...(group && { group })}
      run={useRun()}
      onClose={onClose}
      onDiscard={() => {
        refresh()
        onClose()
      }}
      onSaved={({ name }) => {
        notify('resources.catalogs.groups.saved', { type: 'success', messageArgs: { name } })
        refresh()
        onClose()
      }}
    />
  )
}
