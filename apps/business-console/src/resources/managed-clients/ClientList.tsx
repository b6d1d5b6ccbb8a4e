import AdsIcon from '@mui/icons-material/CampaignOutlined'
import ClientsIcon from '@mui/icons-material/SupervisorAccountOutlined'
import { useTranslate } from 'react-admin'
import { advertiserHome } from '@tessera/api-types/ads/advertiser-addresses'
import type { ManagedClientView } from '@tessera/api-types/partners/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { PermissionChips } from '../../shared/PermissionChips.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { clientKind } from './client-actions.ts'

const byName = { field: 'name', order: 'ASC' } as const

const columns: TableColumn<ManagedClientView>[] = [
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
  { source: 'ad_accounts', kind: 'number', width: 130 },
  {
    source: 'permissions',
    isUnsorted: true,
    isLong: true,
    priority: 'second',
    render: ({ permissions }) => <PermissionChips permissions={permissions} />,
  },
  { source: 'created_time', kind: 'date', width: 140, priority: 'second' },
]

/** The businesses whose ad accounts an agency works with. */
export function ClientList() {
  const translate = useTranslate()
  return (
    <>
      <ListHeader resource="managed-clients" />
      <HubList
        filters={[searchInput(translate('resources.managed-clients.search'))]}
        sort={byName}
        empty={
          <Message
            title={translate('resources.managed-clients.empty')}
            text={translate('resources.managed-clients.empty_text')}
            icon={<ClientsIcon />}
          />
        }
      >
        <HubTable<ManagedClientView>
          columns={columns}
          actions={(client) => <ClientActions client={client} />}
          bulk={clientKind}
        />
      </HubList>
    </>
  )
}

/** The ads of each account, and the end of the work. */
function ClientActions({ client }: { client: ManagedClientView }) {
  const translate = useTranslate()
  const openAds = client.adAccounts.map(({ id, name }) => ({
    label: translate('resources.managed-clients.open_ads', { name }),
    icon: <AdsIcon fontSize="small" />,
    onSelect: () => window.location.assign(advertiserHome('ads', id)),
  }))
  return <RecordMenu kind={clientKind} record={client} before={openAds} />
}
