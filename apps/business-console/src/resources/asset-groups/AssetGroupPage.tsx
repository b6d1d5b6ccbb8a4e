import type { ComponentType } from 'react'
import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { CanAccess, ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import type { AssetGroupContentsView } from '@tessera/api-types/asset-access/views'
import {
  ASSET_GROUP_ACCESS_TYPES,
  type AssetGroupAccessType,
  type AssetGroupView,
} from '@tessera/api-types/business/asset-groups'
import { NotFound } from '../../layout/NotFound.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { RemoveRecord } from '../../shared/RecordMenu.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { BY_NAME } from '../../shared/HubList.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useOpenNext } from '../../shared/use-open-next.ts'
import { groupKind } from './group-actions.ts'
import { GroupAssets } from './GroupAssets.tsx'
import { GroupFacts } from './GroupFacts.tsx'
import { GroupPartners } from './GroupPartners.tsx'
import { GroupPeople } from './GroupPeople.tsx'
import { useGroupContents } from './use-group-contents.ts'

interface AccessTab {
  path: string
  Rows: ComponentType
  count: (group: AssetGroupView, contents: AssetGroupContentsView | undefined) => number | undefined
}

const TABS: Record<AssetGroupAccessType, AccessTab> = {
  AD_ACCOUNT: {
    path: 'ad-accounts',
    Rows: () => <GroupAssets type="AD_ACCOUNT" />,
    count: ({ child_ad_account_ids }) => child_ad_account_ids.length,
  },
  PROFILE: {
    path: 'profiles',
    Rows: () => <GroupAssets type="PROFILE" />,
    count: ({ child_profile_ids }) => child_profile_ids.length,
  },
  PEOPLE: { path: 'people', Rows: GroupPeople, count: (_, contents) => contents?.employees.length },
  PARTNER: { path: 'partners', Rows: GroupPartners, count: (_, contents) => contents?.partners.length },
}

/** One group: its assets and who works with them, each on a tab. */
export function AssetGroupPage() {
  const { groupId = '', tab = 'ad-accounts' } = useParams()
  const type = ASSET_GROUP_ACCESS_TYPES.find((each) => TABS[each].path === tab)
  if (!type) return <NotFound place="asset-groups" />
  return (
    <RecordPage id={groupId} isForReaders listPath="asset-groups" onSaved={() => undefined}>
      <Group type={type} />
    </RecordPage>
  )
}

function Group({ type }: { type: AssetGroupAccessType }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const group = useRecordContext<AssetGroupView>()
  const { groupId = '' } = useParams()
  const { data: contents } = useGroupContents(groupId)
  const mayShare = useActingBusiness().business.abilities.can_manage_partners
  if (!group) return null
  const base = hubPath(`asset-groups/${group.id}`)
  const { path: current, Rows } = TABS[type]
  const shown = ASSET_GROUP_ACCESS_TYPES.filter((each) => each !== 'PARTNER' || mayShare)
  return (
    <RecordShell
      title={group.name}
      back="asset-groups"
      facts={[group.description]}
      actions={
        <CanAccess resource="asset-groups" action="edit">
          <Button component={Link} to={`${base}/edit`} startIcon={<EditIcon />}>
            {translate('ra.action.edit')}
          </Button>
          <DeleteGroup group={group} />
        </CanAccess>
      }
    >
      <GroupFacts groupId={group.id} />
      <RecordTabs
        base={base}
        current={current}
        label={group.name}
        tabs={shown.map((each) => {
          const { path, count } = TABS[each]
          const held = count(group, contents)
          return {
            path,
            label: `resources.asset-groups.tabs.${path}`,
            ...(held !== undefined && { count: held }),
          }
        })}
      />
      <ResourceContextProvider value="asset-groups">
        <Rows key={`${group.id}/${current}`} />
      </ResourceContextProvider>
    </RecordShell>
  )
}

function DeleteGroup({ group }: { group: AssetGroupView }) {
  const openNext = useOpenNext('asset-groups', BY_NAME)
  return <RemoveRecord kind={groupKind} record={group} onDeleted={() => void openNext()} />
}
