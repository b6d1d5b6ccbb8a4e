import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import RemoveIcon from '@mui/icons-material/LinkOff'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { PROFILE_PERMISSIONS } from '@tessera/api-types/business/roles'
import type { ProfileView } from '@tessera/api-types/business/views'
import { useActingBusiness } from '../../session/business-context.ts'
import type { GivenAccess } from '../../shared/access-end.ts'
import { AccessCell } from '../../shared/AccessCell.tsx'
import { AccessDialogs, type OpenDialog } from '../../shared/AccessDialogs.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { PickDialog } from '../../shared/PickDialog.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { RowMenu } from '../../shared/RowMenu.tsx'
import { useExplain } from '../../shared/use-explain.tsx'
import { useOperation } from '../../shared/use-operation.ts'

type Kind = 'people' | 'partners'
type Holder = ProfileView['employees'][number] & { is_expired: boolean }

const KINDS = {
  people: { field: 'employees', text: 'full_name' },
  partners: { field: 'partners', text: 'name' },
} as const

const SUBJECT_OF = { people: 'PERSON', partners: 'PARTNER' } as const

interface Props {
  profile: ProfileView
  kind: Kind
  /** Whether the list may be changed. */
  isOpen: boolean
}

/** The people or the partners that work with a profile. */
export function ProfileHolders({ profile, kind, isOpen }: Props) {
  const translate = useTranslate()
  const [isAdding, setIsAdding] = useState(false)
  const { save, isRunning } = useHolders(profile, kind)
  const { text } = KINDS[kind]
  const title = `holders-${kind}`
  return (
    <section aria-labelledby={title}>
      <Typography id={title} variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate(`resources.profiles.${kind}`)}
      </Typography>
      <HolderTable profile={profile} kind={kind} isOpen={isOpen} />
      {isOpen && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
            {translate(`resources.profiles.assign_${kind}`)}
          </Button>
        </Box>
      )}
      {isAdding && (
        <PickDialog
          title={translate(`resources.profiles.assign_${kind}`)}
          submit={translate('resources.access.submit')}
          choices={{ reference: kind, text, label: `resources.asset-groups.tabs.${kind}` }}
          permissions={PROFILE_PERMISSIONS}
          hasEnd
          previewOf={({ ids, ...given }) => ids.map((id) => changeOf(profile, kind, id, given))}
          isRunning={isRunning}
          onClose={() => setIsAdding(false)}
          onSubmit={async ({ ids, ...given }) => {
            if (await save(ids.map((id) => ({ id, ...given })))) setIsAdding(false)
          }}
        />
      )}
    </section>
  )
}

/** Those who work with it, and those whose access has ended, until somebody renews or removes it. */
function holdersOf(profile: ProfileView, kind: Kind): Holder[] {
  const { field } = KINDS[kind]
  return [
    ...profile[field].map((holder) => ({ ...holder, is_expired: false })),
    ...profile.expired_access[field].map((holder) => ({ ...holder, is_expired: true })),
  ]
}

function HolderTable({ profile, kind, isOpen }: Props) {
  const translate = useTranslate()
  const holders = holdersOf(profile, kind)
  const list = useList({ data: holders, sort: { field: 'name', order: 'ASC' }, perPage: holders.length || 1 })
  if (holders.length === 0) {
    return <Typography color="textSecondary">{translate(`resources.profiles.no_${kind}`)}</Typography>
  }
  const actions = (holder: Holder) => <HolderActions profile={profile} kind={kind} holder={holder} />
  return (
    <ResourceContextProvider value={`profiles/${kind}`}>
      <ListContextProvider value={list}>
        <HubTable<Holder> labels="profiles" columns={columnsOf(kind)} {...(isOpen && { actions })} />
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

const columnsOf = (kind: Kind): TableColumn<Holder>[] => [
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

const changeOf = (profile: ProfileView, kind: Kind, id: string, given: GivenAccess): AccessChange => ({
  type: SUBJECT_OF[kind],
  id,
  assets: [{ id: profile.id, type: 'PROFILE', ...given }],
})

function useHolders({ id }: ProfileView, kind: Kind) {
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('profiles.update', 'resources.profiles.saved')
  const save = async (holders: ({ id: string } & GivenAccess)[]) =>
    (await perform({ business_id: business.id, id, [KINDS[kind].field]: holders })) !== null
  return { save, isRunning }
}

function HolderActions({ profile, kind, holder }: { profile: ProfileView; kind: Kind; holder: Holder }) {
  const translate = useTranslate()
  const explainOf = useExplain()
  const [open, setOpen] = useState<OpenDialog>(null)
  const { save, isRunning } = useHolders(profile, kind)
  const change = async (given: GivenAccess) => (await save([{ id: holder.id, ...given }])) && setOpen(null)
  return (
    <>
      <RowMenu
        name={holder.name}
        actions={[
          explainOf({
            subjectType: SUBJECT_OF[kind],
            subject: holder.id,
            type: 'PROFILE',
            asset: profile.id,
          }),
          {
            label: translate('resources.people.permissions'),
            icon: <EditIcon fontSize="small" />,
            onSelect: () => setOpen('change'),
          },
          {
            label: translate('resources.access.remove'),
            icon: <RemoveIcon fontSize="small" />,
            isDisabled: isRunning,
            onSelect: () => setOpen('removal'),
          },
        ]}
      />
      <AccessDialogs
        open={open}
        titles={{
          change: translate('resources.access.change', { name: holder.name }),
          removal: translate('resources.access.remove_holder', { name: holder.name }),
          confirm: translate('resources.access.remove'),
        }}
        permissions={PROFILE_PERMISSIONS}
        held={holder.permissions.filter((held) => held !== 'OWNER')}
        heldEnd={holder.ends_at}
        changeTo={(given) => changeOf(profile, kind, holder.id, given)}
        isRunning={isRunning}
        onClose={() => setOpen(null)}
        onChange={(given) => void change(given)}
      />
    </>
  )
}
