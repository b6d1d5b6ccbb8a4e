import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { CanAccess, useRecordContext, useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { ASSET_PERMISSIONS, type AssetPermission } from '@tessera/api-types/business/roles'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import type { GivenAccess } from '../../shared/access-end.ts'
import { AccessCell } from '../../shared/AccessCell.tsx'
import { AccessDialogs, type OpenDialog } from '../../shared/AccessDialogs.tsx'
import { HolderMenu } from '../../shared/HolderMenu.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { PickDialog } from '../../shared/PickDialog.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useOperation } from '../../shared/use-operation.ts'

/** Somebody with access to the assets of a group: a person or a partner. */
export interface GroupMember {
  id: string
  image_medium_url: string | null
  permissions: AssetPermission[]
  ends_at: string | null
  is_expired: boolean
}

/** One kind of those who work with a group. */
export interface MemberKind<M extends GroupMember> {
  /** The list of the hub they are picked from. */
  resource: 'people' | 'partners'
  /** Their place below the group, and in the names of its calls. */
  path: 'employees' | 'partners'
  calls: 'assetGroupEmployees' | 'assetGroupPartners'
  /** The field of their name, which sorts them. */
  nameField: 'full_name' | 'name'
  nameOf: (member: M) => string
  searchLabel: string
  icon: ReactNode
  columns?: readonly TableColumn<M>[]
}

interface Place {
  business_id: string
  asset_group_id: string
}

function columnsOf<M extends GroupMember>(kind: MemberKind<M>): TableColumn<M>[] {
  return [
    {
      source: kind.nameField,
      render: (member) => (
        <PersonLine
          name={kind.nameOf(member)}
          image={member.image_medium_url}
          size={32}
          title={
            <RecordLink resource={kind.resource} id={member.id}>
              {kind.nameOf(member)}
            </RecordLink>
          }
        />
      ),
    },
    ...(kind.columns ?? []),
    {
      source: 'permissions',
      isUnsorted: true,
      isLong: true,
      render: ({ permissions, ends_at, is_expired }) => (
        <AccessCell permissions={permissions} ends_at={ends_at} is_expired={is_expired} />
      ),
    },
  ]
}

/** Who works with the assets of a group, and what they may do with each that it fits. */
export function GroupMembers<M extends GroupMember>({ kind }: { kind: MemberKind<M> }) {
  const { resource, path, calls, nameField, searchLabel, icon } = kind
  const translate = useTranslate()
  const group = useRecordContext<AssetGroupView>()
  const [isAdding, setIsAdding] = useState(false)
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation(`${calls}.create`, 'resources.asset-groups.saved')
  if (!group) return null
  const place = { business_id: business.id, asset_group_id: group.id }
  const addLabel = translate(`resources.asset-groups.add.${resource}`)
  const add = (
    <CanAccess resource="asset-groups" action="edit">
      <Button variant="contained" startIcon={icon} onClick={() => setIsAdding(true)}>
        {addLabel}
      </Button>
    </CanAccess>
  )
  return (
    <>
      <HubList
        resource={`asset-groups/${group.id}/${path}`}
        filters={[searchInput(translate(searchLabel))]}
        sort={{ field: nameField, order: 'ASC' }}
        tools={add}
        empty={<Message title={translate(`resources.asset-groups.none.${resource}`)}>{add}</Message>}
      >
        <HubTable<M>
          labels={resource}
          columns={columnsOf(kind)}
          actions={(member) => <MemberActions member={member} kind={kind} place={place} />}
        />
      </HubList>
      {isAdding && (
        <PickDialog
          title={addLabel}
          submit={translate('ra.action.add')}
          choices={{ reference: resource, text: nameField, label: `resources.asset-groups.tabs.${resource}` }}
          permissions={ASSET_PERMISSIONS}
          hasEnd
          previewOf={({ ids, ...given }) => ids.map((id) => changeOf(kind, place, id, given))}
          isRunning={isRunning}
          onClose={() => setIsAdding(false)}
          onSubmit={async ({ ids, ...given }) => {
            if (await perform({ ...place, items: ids.map((id) => ({ id, ...given })) })) setIsAdding(false)
          }}
        />
      )}
    </>
  )
}

const changeOf = <M extends GroupMember>(
  { path }: MemberKind<M>,
  { asset_group_id }: Place,
  id: string,
  given: GivenAccess,
): AccessChange => ({
  type: path === 'partners' ? 'GROUP_PARTNER' : 'GROUP_PERSON',
  asset_group_id,
  id,
  ...given,
})

type ActionsProps<M extends GroupMember> = { member: M; kind: MemberKind<M>; place: Place }

function MemberActions<M extends GroupMember>({ member, kind, place }: ActionsProps<M>) {
  const translate = useTranslate()
  const name = kind.nameOf(member)
  const [open, setOpen] = useState<OpenDialog>(null)
  const { save, isRunning } = useMembership(kind, { ...place, id: member.id })
  const removal = translate('resources.asset-groups.remove_title', { name })
  const change = async (given: GivenAccess) => (await save(given)) && setOpen(null)
  return (
    <CanAccess resource="asset-groups" action="edit">
      <HolderMenu
        name={name}
        explained={{ ...subjectOf(kind, member.id), type: 'AD_ACCOUNT', asset: '' }}
        isExpired={member.is_expired}
        removal={translate('resources.asset-groups.remove')}
        isRunning={isRunning}
        onOpen={setOpen}
      />
      <AccessDialogs
        open={open}
        titles={{
          change: translate('resources.asset-groups.change_permissions', { name }),
          removal,
          confirm: translate('resources.asset-groups.remove'),
        }}
        permissions={ASSET_PERMISSIONS}
        held={member.permissions}
        heldEnd={member.ends_at}
        changeTo={(given) => changeOf(kind, place, member.id, given)}
        isRunning={isRunning}
        onClose={() => setOpen(null)}
        onChange={(given) => void change(given)}
      />
    </CanAccess>
  )
}

const subjectOf = <M extends GroupMember>({ path }: MemberKind<M>, subject: string) => ({
  subjectType: path === 'partners' ? ('PARTNER' as const) : ('PERSON' as const),
  subject,
})

/** Changes what one member may do, or takes them out of the group where nothing is left. */
function useMembership<M extends GroupMember>({ calls }: MemberKind<M>, at: Place & { id: string }) {
  const update = useOperation(`${calls}.update`, 'resources.asset-groups.saved')
  const remove = useOperation(`${calls}.delete`, 'resources.asset-groups.saved')
  const save = async (given: GivenAccess) => {
    const isStaying = given.permissions.length > 0
    return (await (isStaying ? update.perform({ ...at, ...given }) : remove.perform(at))) !== null
  }
  return { save, isRunning: update.isRunning || remove.isRunning }
}
