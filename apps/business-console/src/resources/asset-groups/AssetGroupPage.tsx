import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { CanAccess, ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { NotFound } from '../../layout/NotFound.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { ConfirmedDelete } from '../../shared/ConfirmedDelete.tsx'
import { listAddress } from '../../shared/list-address.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { TO_HEADING } from '../../shared/use-heading-focus.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { DELETE_TEXTS } from './group-texts.tsx'
import { GroupAssets } from './GroupAssets.tsx'
import { GroupPartners } from './GroupPartners.tsx'
import { GroupPeople } from './GroupPeople.tsx'

const TABS = {
  'ad-accounts': () => <GroupAssets type="AD_ACCOUNT" />,
  profiles: () => <GroupAssets type="PROFILE" />,
  people: GroupPeople,
  partners: GroupPartners,
} as const
type TabName = keyof typeof TABS

const isTab = (tab: string): tab is TabName => Object.hasOwn(TABS, tab)

/** One group: its assets and who works with them, each on a tab. */
export function AssetGroupPage() {
  const { groupId = '', tab = 'ad-accounts' } = useParams()
  if (!isTab(tab)) return <NotFound place="asset-groups" />
  return (
    <RecordPage id={groupId} listPath="asset-groups" onSaved={() => undefined}>
      <Group tab={tab} />
    </RecordPage>
  )
}

function Group({ tab }: { tab: TabName }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const group = useRecordContext<AssetGroupView>()
  const mayShare = useActingBusiness().business.abilities.can_manage_partners
  if (!group) return null
  const base = hubPath(`asset-groups/${group.id}`)
  const Tab = TABS[tab]
  return (
    <>
      <PageHeader title={group.name} back="asset-groups">
        <CanAccess resource="asset-groups" action="edit">
          <Button component={Link} to={`${base}/edit`} startIcon={<EditIcon />}>
            {translate('ra.action.edit')}
          </Button>
          <DeleteGroup group={group} />
        </CanAccess>
      </PageHeader>
      {group.description && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {group.description}
        </Typography>
      )}
      <RecordTabs
        base={base}
        current={tab}
        label={group.name}
        tabs={[
          {
            path: 'ad-accounts',
            label: 'resources.asset-groups.tabs.ad-accounts',
            count: group.child_ad_account_ids.length,
          },
          {
            path: 'profiles',
            label: 'resources.asset-groups.tabs.profiles',
            count: group.child_profile_ids.length,
          },
          { path: 'people', label: 'resources.asset-groups.tabs.people' },
          ...(mayShare ? [{ path: 'partners', label: 'resources.asset-groups.tabs.partners' }] : []),
        ]}
      />
      <ResourceContextProvider value="asset-groups">
        <Tab key={`${group.id}/${tab}`} />
      </ResourceContextProvider>
    </>
  )
}

function DeleteGroup({ group }: { group: AssetGroupView }) {
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const toList = () => void navigate(listAddress(hubPath('asset-groups')), { state: TO_HEADING })
  return (
    <ConfirmedDelete
      resource="asset-groups"
      record={group}
      name={group.name}
      texts={DELETE_TEXTS}
      onDeleted={toList}
    />
  )
}
