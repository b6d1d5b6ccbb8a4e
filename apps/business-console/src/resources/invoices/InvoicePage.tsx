import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue, type ValueKind } from '../../shared/format-value.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import { PayingCard } from './PayingCard.tsx'

/** One invoice with its lines, as a file, and paid from here. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams()
  return (
    <RecordPage resource="invoices" id={invoiceId} listPath="invoices" onSaved={() => undefined}>
      <Invoice />
    </RecordPage>
  )
}

function Invoice() {
  const translate = useTranslate()
  const invoice = useRecordContext<InvoiceDetail>()
  const { perform, isRunning } = useOperation('invoices.pay', 'resources.invoices.paid')
  if (!invoice) return null
  const { id, business_id, invoice_number, status, abilities } = invoice
  const file = (kind: string) => `/v3/businesses/${business_id}/invoices/${id}/${kind}`
  return (
    <>
      <PageHeader title={invoice_number ?? translate('resources.invoices.in_progress')} back="invoices">
        <InvoiceStatus status={status} />
        {['pdf', 'csv'].map((kind) => (
          <Button key={kind} href={file(kind)} download startIcon={<DownloadIcon />}>
            {kind.toUpperCase()}
          </Button>
        ))}
        {abilities.can_pay && (
          <Button variant="contained" disabled={isRunning} onClick={() => void perform({ business_id, id })}>
            {translate('resources.invoices.pay')}
          </Button>
        )}
      </PageHeader>
      {abilities.can_pay && <PayingCard invoice={invoice} />}
      <Lines invoice={invoice} />
    </>
  )
}

const COLUMNS: readonly [keyof InvoiceDetail['lines'][number], ValueKind][] = [
  ['date', 'date'],
  ['campaign_name', 'text'],
  ['impressions', 'number'],
  ['outbound_clicks', 'number'],
  ['amount_micros', 'money'],
]

/** A day, a number or an amount is not broken. */
const ONE_LINE = { whiteSpace: 'nowrap' }
/** On a phone there is no room for it beside the amount. */
const WHERE_THERE_IS_ROOM = { display: { xs: 'none', sm: 'table-cell' } }
const roomOf = (name: string) => (name === 'impressions' ? WHERE_THERE_IS_ROOM : {})
const cells = { '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } }, '& thead th': { whiteSpace: 'normal' } }

function Lines({ invoice: { lines, currency, ...sums } }: { invoice: InvoiceDetail }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const align = (kind: ValueKind) => (kind === 'number' || kind === 'money' ? 'right' : 'left')
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('resources.invoices.lines')}>
      <Table size="small" sx={cells}>
        <TableHead>
          <TableRow>
            {COLUMNS.map(([name, kind]) => (
              <TableCell key={name} align={align(kind)} sx={roomOf(name)}>
                {translate(`resources.invoices.fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={`${line.date} ${line.campaign_id}`}>
              {COLUMNS.map(([name, kind]) => (
                <TableCell
                  key={name}
                  align={align(kind)}
                  sx={{ ...(kind !== 'text' && ONE_LINE), ...roomOf(name) }}
                >
                  {formatValue(kind, line[name], { locale, currency })}
                </TableCell>
              ))}
            </TableRow>
          ))}
          {(['subtotal_micros', 'tax_micros', 'total_micros', 'balance_due_micros'] as const).map((name) => (
            <TableRow key={name}>
              <TableCell sx={WHERE_THERE_IS_ROOM} />
              <TableCell component="th" scope="row" colSpan={COLUMNS.length - 2} align="right">
                {translate(`resources.invoices.fields.${name}`)}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 700 }}>
                {formatValue('money', sums[name], { locale, currency })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
