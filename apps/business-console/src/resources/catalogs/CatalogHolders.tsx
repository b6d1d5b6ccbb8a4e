import AddIcon from '@mui/icons-material/PersonAddAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { CATALOG_PERMISSIONS } from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogHolderView, CatalogView } from '@tessera/api-types/catalogs/views'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { NO_ACCESS, type GivenAccess } from '../../shared/access-end.ts'
import { AccessCell } from '../../shared/AccessCell.tsx'
import type { OpenDialog } from '../../shared/AccessDialogs.tsx'
import { ConfirmedChange } from '../../shared/ConfirmedChange.tsx'
import { HolderMenu } from '../../shared/HolderMenu.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { PickDialog } from '../../shared/PickDialog.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useOperation } from '../../shared/use-operation.ts'

type Kind = 'employees' | 'partners'

const CALLS = {
  employees: {
    create: 'catalogEmployees.create',
    update: 'catalogEmployees.update',
    delete: 'catalogEmployees.delete',
    choices: { reference: 'people', text: 'full_name', label: 'resources.catalogs.employees' },
  },
  partners: {
    create: 'catalogPartners.create',
    update: 'catalogPartners.update',
    delete: 'catalogPartners.delete',
    choices: { reference: 'partners', text: 'name', label: 'resources.catalogs.partners' },
  },
} as const

const byName = { field: 'name', order: 'ASC' } as const
const columns: TableColumn<CatalogHolderView>[] = [
  { source: 'name' },
  {
    source: 'permissions',
    isUnsorted: true,
    isLong: true,
    render: ({ permissions, ends_at, is_expired }) => (
      <AccessCell permissions={permissions} ends_at={ends_at} is_expired={is_expired} />
    ),
  },
]

/** Who works with a catalog: people of the business, and its partners. */
export const CatalogHolders = ({ catalog }: { catalog: CatalogView }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <Holders catalog={catalog} kind="employees" />
    <Holders catalog={catalog} kind="partners" />
  </Box>
)

const Heading = ({ text }: { text: string }) => (
  <Typography variant="h6" component="h2">
    {text}
  </Typography>
)

function Holders({ catalog, kind }: { catalog: CatalogView; kind: Kind }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const [isAdding, setIsAdding] = useState(false)
  const { perform, isRunning } = useOperation(CALLS[kind].create, 'resources.catalogs.saved')
  const place = { business_id: business.id, catalog_id: catalog.id }
  const title = translate(`resources.catalogs.add.${kind}`)
  const add = catalog.abilities.can_share && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
      {title}
    </Button>
  )
  return (
    <Box component="section" aria-label={translate(`resources.catalogs.${kind}`)} sx={{ minWidth: 0 }}>
      <Heading text={translate(`resources.catalogs.${kind}`)} />
      <HubList
        resource={`catalogs/${catalog.id}/${kind}`}
        isApart
        filters={[searchInput(translate('resources.catalogs.search_holders'))]}
        sort={byName}
        tools={add}
        empty={<Message title={translate(`resources.catalogs.no_${kind}`)}>{add}</Message>}
      >
        <HubTable<CatalogHolderView>
          labels="catalogs"
          columns={columns}
          actions={(holder) =>
            catalog.abilities.can_share && <HolderActions holder={holder} kind={kind} place={place} />
          }
        />
      </HubList>
      {isAdding && (
        <PickDialog
          title={title}
          submit={translate('ra.action.add')}
          choices={CALLS[kind].choices}
          permissions={CATALOG_PERMISSIONS}
          hasEnd
          previewOf={({ ids, ...given }) => ids.map((id) => changeOf(kind, place, id, given))}
          isRunning={isRunning}
          onClose={() => setIsAdding(false)}
          onSubmit={async ({ ids, ...given }) => {
            const items = ids.map((id) => ({ id, ...ofCatalogs(given) }))
            if (await perform({ ...place, items })) setIsAdding(false)
          }}
        />
      )}
    </Box>
  )
}

interface Place {
  business_id: string
  catalog_id: string
}

const ofCatalogs = ({ permissions, ends_at }: GivenAccess) => ({
  permissions: CATALOG_PERMISSIONS.filter((each) => permissions.includes(each)),
  ends_at,
})

const changeOf = (kind: Kind, { catalog_id }: Place, id: string, given: GivenAccess): AccessChange => ({
  type: kind === 'employees' ? 'CATALOG_PERSON' : 'CATALOG_PARTNER',
  catalog_id,
  id,
  ...ofCatalogs(given),
})

interface ActionsProps {
  holder: CatalogHolderView
  kind: Kind
  place: Place
}

function HolderActions(props: ActionsProps) {
  const { holder, kind, place } = props

  const translate = useTranslate()
  const [open, setOpen] = useState<OpenDialog>(null)
  return (
    <>
      <HolderMenu
        name={holder.name}
        explained={{
          subjectType: kind === 'employees' ? 'PERSON' : 'PARTNER',
          subject: holder.id,
          type: 'CATALOG',
          asset: place.catalog_id,
        }}
        isExpired={holder.is_expired}
        removal={translate('resources.catalogs.remove')}
        onOpen={setOpen}
      />
      <HolderDialogs {...props} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

type DialogsProps = ActionsProps & { open: OpenDialog; onClose: () => void }

function HolderDialogs({ holder, kind, place, open, onClose }: DialogsProps) {
  const translate = useTranslate()
  const update = useOperation(CALLS[kind].update, 'resources.catalogs.saved')
  const remove = useOperation(CALLS[kind].delete, 'resources.catalogs.saved')
  if (open === 'removal')
    return (
      <ConfirmedChange
        title={translate('resources.access.remove_holder', { name: holder.name })}
        confirm={translate('resources.access.remove')}
        change={changeOf(kind, place, holder.id, NO_ACCESS)}
        isRunning={remove.isRunning}
        onClose={onClose}
        onConfirm={() => void remove.perform({ ...place, id: holder.id }).finally(onClose)}
      />
    )
  if (open === null) return null
  return (
    <PickDialog
      title={translate('resources.catalogs.change_permissions', { name: holder.name })}
      submit={translate('ra.action.save')}
      permissions={CATALOG_PERMISSIONS}
      held={holder.permissions}
      hasEnd
      heldEnd={holder.ends_at}
      previewOf={(given) => changeOf(kind, place, holder.id, given)}
      isRunning={update.isRunning}
      onClose={onClose}
      onSubmit={async (given) => {
        if (await update.perform({ ...place, id: holder.id, ...ofCatalogs(given) })) onClose()
      }}
    />
  )
}
