import AdsIcon from '@mui/icons-material/AdsClickOutlined'
import Skeleton from '@mui/material/Skeleton'
import { SelectInput, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { PROMOTION_STATUSES } from '@tessera/api-types/ads/ad-options'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { Message } from '../../layout/Message.tsx'
import { useChosenAccount } from '../../shared/use-chosen-account.ts'
import { AccountChoice } from '../../shared/AccountChoice.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { PromoteButton } from '../../shared/PromoteButton.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { NoAccount } from '../../shared/NoAccount.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'

const byName = { field: 'name', order: 'ASC' } as const
const currency = (promotion: PromotionView) => promotion.currency

const columns: TableColumn<PromotionView>[] = [
  {
    source: 'name',
    render: ({ id, advertiser_id, name }) => (
      <RecordLink resource={`ads/${advertiser_id}`} id={id}>
        {name}
      </RecordLink>
    ),
  },
  { source: 'status', width: 150, render: ({ status }) => <RecordStatus resource="ads" status={status} /> },
  { source: 'daily_budget_micros', kind: 'money', currency, width: 130, priority: 'second' },
  { source: 'impressions', kind: 'number', isUnsorted: true, width: 120, priority: 'second' },
  { source: 'outbound_clicks', kind: 'number', isUnsorted: true, width: 140, priority: 'third' },
  { source: 'spend_micros', kind: 'money', currency, width: 110 },
  {
    source: 'start_at',
    fields: ['start_date'],
    kind: 'date',
    value: ({ start_date }) => start_date,
    width: 130,
    priority: 'third',
  },
]

/** The promotions of one ad account; the first one where none is named. */
export function AdsPage() {
  const { accountId } = useParams()
  const { accounts, chosen, isPending, error, refetch } = useChosenAccount(accountId)
  if (isPending && !chosen) return <Skeleton variant="rounded" height={320} />
  if (!chosen)
    return (
      <>
        <ListHeader resource="ads" />
        <NoAccount error={error} onRetry={() => void refetch()} icon={<AdsIcon />} />
      </>
    )
  return (
    <>
      <ListHeader resource="ads">
        {accounts && accounts.length > 1 && <AccountChoice place="ads" chosen={chosen} />}
        <PromoteButton advertiserId={chosen} />
      </ListHeader>
      <Promotions key={chosen} advertiserId={chosen} />
    </>
  )
}

function Promotions({ advertiserId }: { advertiserId: string }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <HubList
      resource={`advertisers/${advertiserId}/promotions`}
      filters={[
        searchInput(translate('resources.ads.search')),
        <SelectInput
          key="status"
          source="status"
          label="resources.ads.fields.status"
          choices={PROMOTION_STATUSES.map((id) => ({ id, name: `resources.ads.status.${id}` }))}
          emptyText="resources.ads.all_statuses"
          alwaysOn
        />,
      ]}
      sort={byName}
      empty={
        <Message
          title={translate('resources.ads.empty')}
          text={translate('resources.ads.empty_text')}
          icon={<AdsIcon />}
        />
      }
    >
      <HubTable<PromotionView>
        labels="ads"
        columns={columns}
        rowClick={(id) => hubPath(`ads/${advertiserId}/${id}`)}
      />
    </HubList>
  )
}
