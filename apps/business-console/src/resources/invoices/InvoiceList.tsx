import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateInput, ResourceContextProvider, useTranslate } from 'react-admin'
import { DEFAULT_INVOICE_TAB, INVOICE_TABS } from '@tessera/api-types/ads/ad-options'
import { usualInvoiceRange } from '@tessera/api-types/ads/invoice-range'
import type { InvoiceView } from '@tessera/api-types/ads/views'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { localDay } from '@tessera/i18n/formats'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useRun } from '../../shared/use-operation.ts'
import { RecordStatus } from '../../shared/StatusChip.tsx'

const byPeriod = { field: 'period_start', order: 'ASC' } as const

/** An invoice gets its number when it is issued. */
const Unnumbered = () => useTranslate()('resources.invoices.unnumbered')

const columns: TableColumn<InvoiceView>[] = [
  {
    source: 'invoice_number',
    render: ({ id, invoice_number }) => (
      <RecordLink resource="invoices" id={id}>
        {invoice_number ?? <Unnumbered />}
      </RecordLink>
    ),
  },
  { source: 'ad_account_name' },
  { source: 'period_start', kind: 'date', width: 140 },
  {
    source: 'due_at',
    fields: ['due_date'],
    kind: 'date',
    value: ({ due_date }) => due_date,
    width: 140,
    priority: 'third',
  },
  {
    source: 'status',
    width: 130,
    render: ({ status }) => <RecordStatus resource="invoices" status={status} />,
  },
  { source: 'total_micros', kind: 'money', currency: ({ currency }) => currency, width: 130 },
  {
    source: 'credited_micros',
    kind: 'money',
    currency: ({ currency }) => currency,
    value: ({ credited_micros }) => credited_micros || null,
    isUnsorted: true,
    width: 130,
    priority: 'third',
  },
]

/** Whether there is more to choose from than what is in progress. */
function useHasTabs(): boolean {
  const run = useRun()
  const { business } = useActingBusiness()
  const { data } = useQuery({
    queryKey: ['invoice-tabs', business.id],
    queryFn: () => run('invoices.tabs', { business_id: business.id }),
  })
  return data?.is_visible === true
}

export function InvoiceList({ asked = DEFAULT_INVOICE_TAB }: { asked?: (typeof INVOICE_TABS)[number] }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const hasTabs = useHasTabs()
  const tab = hasTabs ? asked : DEFAULT_INVOICE_TAB
  const [today] = useState(() => localDay(new Date()))
  const { from, to } = usualInvoiceRange(tab, today)
  const empty = (
    <Message
      title={translate('resources.invoices.empty')}
      text={translate(`resources.invoices.${from ? 'empty_text' : 'none_text'}`)}
      icon={<ReceiptIcon />}
    />
  )
  return (
    <ResourceContextProvider value="invoices">
      <ListHeader resource="invoices" />
      {hasTabs && (
        <RecordTabs
          base={hubPath('invoices')}
          current={tab.toLowerCase()}
          label={translate('resources.invoices.tabs')}
          tabs={INVOICE_TABS.map((each) => ({
            path: each.toLowerCase(),
            label: `resources.invoices.status.${each}`,
          }))}
        />
      )}
      <HubList
        key={tab}
        filter={{ tab }}
        filters={[
          <DateInput key="from" source="date_from" label="resources.invoices.fields.from" alwaysOn />,
          <DateInput key="to" source="date_to" label="resources.invoices.fields.to" alwaysOn />,
        ]}
        {...(from && { defaults: { values: { date_from: from, date_to: to }, empty } })}
        sort={byPeriod}
        empty={empty}
      >
        <HubTable<InvoiceView> columns={columns} rowClick={(id) => hubPath(`invoices/${id}`)} />
      </HubList>
    </ResourceContextProvider>
  )
}
