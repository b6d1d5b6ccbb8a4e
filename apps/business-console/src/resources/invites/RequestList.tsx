import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import { CanAccess, useTranslate } from 'react-admin'
import type { PartnerRequestView } from '@tessera/api-types/partners/views'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { InviteTabs } from './InviteTabs.tsx'
import { RequestActions } from './RequestActions.tsx'

const bySentTime = { field: 'sent_at', order: 'ASC' } as const

const RequestType = ({ type }: { type: PartnerRequestView['request_type'] }) =>
  useTranslate()(`resources.requests.types.${type}`)

const columns: TableColumn<PartnerRequestView>[] = [
  { source: 'name', fields: ['partner'], render: ({ partner }) => <strong>{partner.name}</strong> },
  {
    source: 'request_type',
    isUnsorted: true,
    width: 180,
    render: ({ request_type }) => <RequestType type={request_type} />,
  },
  {
    source: 'assets',
    isUnsorted: true,
    isLong: true,
    value: ({ assets }) => assets.map(({ name }) => name).join(', '),
  },
  {
    source: 'requested_by',
    isUnsorted: true,
    priority: 'third',
    value: ({ requested_by }) => requested_by?.full_name,
  },
  {
    source: 'sent_at',
    kind: 'moment',
    width: 190,
    priority: 'second',
    value: ({ invite_data }) => invite_data.sent_at,
  },
]

/** Invites and requests of other businesses that wait for this one. */
export function RequestList() {
  const translate = useTranslate()
  return (
    <CanAccess resource="requests" action="list" accessDenied={<AccessDenied />}>
      <ListHeader resource="invites" />
      <InviteTabs current="requests" />
      <HubList
        resource="requests"
        filters={[searchInput(translate('resources.partners.search'))]}
        sort={bySentTime}
        empty={
          <Message
            title={translate('resources.requests.empty')}
            text={translate('resources.requests.empty_text')}
            icon={<HandshakeIcon />}
          />
        }
      >
        <HubTable<PartnerRequestView>
          columns={columns}
          actions={(request) => <RequestActions request={request} />}
        />
      </HubList>
    </CanAccess>
  )
}
