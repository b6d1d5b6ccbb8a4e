import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { useTranslate } from 'react-admin'
import type { IssuedInvoiceView } from '@tessera/api-types/ads/credit-note-contracts'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'

const newestFirst = { field: 'id', order: 'DESC' } as const
const currency = ({ currency: code }: IssuedInvoiceView) => code

const columns: TableColumn<IssuedInvoiceView>[] = [
  {
    source: 'invoice_number',
    isUnsorted: true,
    render: ({ id, invoice_number }) => (
      <RecordLink resource="issued-invoices" id={id}>
        {invoice_number}
      </RecordLink>
    ),
  },
  { source: 'business_name', isUnsorted: true },
  { source: 'ad_account_name', isUnsorted: true, priority: 'third' },
  { source: 'issued_date', kind: 'date', isUnsorted: true, width: 140, priority: 'second' },
  {
    source: 'status',
    isUnsorted: true,
    width: 130,
    render: ({ status }) => <RecordStatus resource="invoices" status={status} />,
  },
  { source: 'total_micros', kind: 'money', currency, isUnsorted: true, width: 130 },
  {
    source: 'credited_micros',
    kind: 'money',
    currency,
    value: ({ credited_micros }) => credited_micros || null,
    isUnsorted: true,
    width: 130,
    priority: 'third',
  },
]

/** The invoices of everybody, of which something can be given back. */
export function IssuedInvoiceList() {
  const translate = useTranslate()
  return (
    <>
      <ListHeader resource="issued-invoices" />
      <HubList
        filters={[searchInput(translate('resources.issued-invoices.search'))]}
        sort={newestFirst}
        empty={<Message title={translate('resources.issued-invoices.empty')} icon={<ReceiptIcon />} />}
      >
        <HubTable<IssuedInvoiceView> columns={columns} rowClick="edit" />
      </HubList>
    </>
  )
}
