import VerifiedIcon from '@mui/icons-material/VerifiedOutlined'
import { useTranslate } from 'react-admin'
import { MAX_APPEALS } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantAppealView } from '@tessera/api-types/verified-merchants/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'

const oldestFirst = { field: 'appealed_at', order: 'ASC' } as const

const Nth = ({ count }: { count: number }) =>
  useTranslate()('resources.merchant-appeals.nth', { count, most: MAX_APPEALS })

const columns: TableColumn<MerchantAppealView>[] = [
  {
    source: 'full_name',
    isLong: true,
    render: ({ id, full_name, image_medium_url }) => (
      <PersonLine
        name={full_name}
        image={image_medium_url}
        title={
          <RecordLink resource="merchant-appeals" id={id}>
            {full_name}
          </RecordLink>
        }
      />
    ),
  },
  { source: 'business_name', isUnsorted: true, isLong: true },
  { source: 'country', isUnsorted: true, width: 110, priority: 'second' },
  {
    source: 'appeal_count',
    isUnsorted: true,
    width: 110,
    priority: 'second',
    render: ({ appeal_count }) => <Nth count={appeal_count} />,
  },
  { source: 'appealed_at', kind: 'moment', width: 200 },
]

/** The merchants who wait for a decision. */
export function AppealList() {
  const translate = useTranslate()
  return (
    <>
      <ListHeader resource="merchant-appeals" />
      <HubList
        filters={[searchInput(translate('resources.merchant-appeals.search'))]}
        sort={oldestFirst}
        empty={<Message title={translate('resources.merchant-appeals.empty')} icon={<VerifiedIcon />} />}
      >
        <HubTable<MerchantAppealView> columns={columns} rowClick="edit" />
      </HubList>
    </>
  )
}
