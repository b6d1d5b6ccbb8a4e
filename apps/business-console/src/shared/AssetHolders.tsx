import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { permissionsOfType, type AssetType } from '@tessera/api-types/business/roles'
import type { ProfileView } from '@tessera/api-types/business/views'
import type { GivenAccess } from './access-end.ts'
import { AccessCell } from './AccessCell.tsx'
import { AccessDialogs, type OpenDialog } from './AccessDialogs.tsx'
import { HolderMenu } from './HolderMenu.tsx'
import { HubTable, type TableColumn } from './HubTable.tsx'
import { PickDialog } from './PickDialog.tsx'
import { RecordLink } from './RecordLink.tsx'

export type HolderKind = 'people' | 'partners'
type HeldBy = Pick<ProfileView, 'employees' | 'partners' | 'expired_access'>
type Holder = HeldBy['employees'][number] & { is_expired: boolean }

/** Where the texts about the holders of an asset stand. */
const PLACE = { AD_ACCOUNT: 'ad-accounts', PROFILE: 'profiles' } as const

const KINDS = {
  people: { field: 'employees', text: 'full_name' },
  partners: { field: 'partners', text: 'name' },
} as const

const SUBJECT_OF = { people: 'PERSON', partners: 'PARTNER' } as const

export interface HeldAsset extends HeldBy {
  id: string
  type: AssetType
}

interface Props {
  asset: HeldAsset
  kind: HolderKind
  /** Whether the list may be changed. */
  isOpen: boolean
  /** Gives what stands in the list, and takes what has no permission left. */
  onSave: (holders: ({ id: string } & GivenAccess)[]) => Promise<boolean>
  isRunning: boolean
}

/** The people or the partners that work with an ad account or a profile. */
export function AssetHolders(props: Props) {
  const { asset, kind, isOpen, onSave, isRunning } = props
  const translate = useTranslate()
  const [isAdding, setIsAdding] = useState(false)
  const place = `resources.${PLACE[asset.type]}`
  const title = `holders-${kind}`
  return (
    <section aria-labelledby={title}>
      <Typography id={title} variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate(`${place}.${kind}`)}
      </Typography>
      <HolderTable {...props} />
      {isOpen && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
            {translate(`${place}.assign_${kind}`)}
          </Button>
        </Box>
      )}
      {isAdding && (
        <PickDialog
          title={translate(`${place}.assign_${kind}`)}
          submit={translate('resources.access.submit')}
          choices={{ reference: kind, text: KINDS[kind].text, label: `resources.asset-groups.tabs.${kind}` }}
          permissions={permissionsOfType[asset.type]}
          hasEnd
          previewOf={({ ids, ...given }) => ids.map((id) => changeOf(asset, kind, id, given))}
          isRunning={isRunning}
          onClose={() => setIsAdding(false)}
          onSubmit={async ({ ids, ...given }) => {
            if (await onSave(ids.map((id) => ({ id, ...given })))) setIsAdding(false)
          }}
        />
      )}
    </section>
  )
}

/** Those who work with it, and those whose access has ended, until somebody renews or removes it. */
function holdersOf(asset: HeldBy, kind: HolderKind): Holder[] {
  const { field } = KINDS[kind]
  return [
    ...asset[field].map((holder) => ({ ...holder, is_expired: false })),
    ...asset.expired_access[field].map((holder) => ({ ...holder, is_expired: true })),
  ]
}

function HolderTable({ isOpen, ...props }: Props) {
  const { asset, kind } = props
  const translate = useTranslate()
  const holders = holdersOf(asset, kind)
  const list = useList({ data: holders, sort: { field: 'name', order: 'ASC' }, perPage: holders.length || 1 })
  const place = PLACE[asset.type]
  if (holders.length === 0) {
    return <Typography color="textSecondary">{translate(`resources.${place}.no_${kind}`)}</Typography>
  }
  const actions = (holder: Holder) => <HolderActions {...props} holder={holder} />
  return (
    <ResourceContextProvider value={`${place}/${kind}`}>
      <ListContextProvider value={list}>
        <HubTable<Holder> labels={place} columns={columnsOf(kind)} {...(isOpen && { actions })} />
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const columnsOf = (kind: HolderKind): TableColumn<Holder>[] => [
  {
    source: 'name',
    render: ({ id, name }) => (
      <RecordLink resource={kind} id={id}>
        {name}
      </RecordLink>
    ),
  },
  {
    source: 'permissions',
    isUnsorted: true,
    isLong: true,
    render: ({ permissions, ends_at, is_expired }) => (
      <AccessCell permissions={permissions} ends_at={ends_at} is_expired={is_expired} />
    ),
  },
]

const changeOf = (
  { id: assetId, type }: HeldAsset,
  kind: HolderKind,
  id: string,
  given: GivenAccess,
): AccessChange => ({
  type: SUBJECT_OF[kind],
  id,
  assets: [{ id: assetId, type, ...given }],
})

type ActionsProps = Omit<Props, 'isOpen'> & { holder: Holder }

function HolderActions(props: ActionsProps) {
  const { asset, kind, holder, isRunning } = props
  const translate = useTranslate()
  const [open, setOpen] = useState<OpenDialog>(null)
  return (
    <>
      <HolderMenu
        name={holder.name}
        explained={{ subjectType: SUBJECT_OF[kind], subject: holder.id, type: asset.type, asset: asset.id }}
        isExpired={holder.is_expired}
        removal={translate('resources.access.remove')}
        isRunning={isRunning}
        onOpen={setOpen}
      />
      <HolderDialogs {...props} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

function HolderDialogs({
  asset,
  kind,
  holder,
  onSave,
  isRunning,
  ...dialog
}: ActionsProps & { open: OpenDialog; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <AccessDialogs
      {...dialog}
      titles={{
        change: translate('resources.access.change', { name: holder.name }),
        removal: translate('resources.access.remove_holder', { name: holder.name }),
        confirm: translate('resources.access.remove'),
      }}
      permissions={permissionsOfType[asset.type]}
      held={holder.permissions.filter((held) => held !== 'OWNER')}
      heldEnd={holder.ends_at}
      changeTo={(given) => changeOf(asset, kind, holder.id, given)}
      isRunning={isRunning}
      onChange={(given) =>
        void onSave([{ id: holder.id, ...given }]).then((isSaved) => isSaved && dialog.onClose())
      }
    />
  )
}
