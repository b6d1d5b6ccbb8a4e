import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { addressLines } from '@tessera/i18n/address-lines'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { SOURCE_LOCALE, type Locale } from '@tessera/api-types/locales'
import { formatValue, type ValueKind } from '../../shared/format-value.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { PayingCard } from '../../shared/billing/PayingCard.tsx'
import { PayButton } from './PayButton.tsx'

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
  if (!invoice) return null
  const { id, business_id, invoice_number, status, abilities } = invoice
  const file = (kind: string) => `/v3/businesses/${business_id}/invoices/${id}/${kind}`
  return (
    <>
      <PageHeader title={invoice_number ?? translate('resources.invoices.in_progress')} back="invoices">
        <RecordStatus resource="invoices" status={status} />
        {['pdf', 'csv'].map((kind) => (
          <Button key={kind} href={file(kind)} download startIcon={<DownloadIcon />}>
            {kind.toUpperCase()}
          </Button>
        ))}
        {abilities.can_pay && <PayButton invoice={invoice} />}
      </PageHeader>
      {(abilities.can_pay || status === 'PROGRESS') && (
        <PayingCard
          advertiser_id={invoice.ad_account_id}
          return_path={`/business/${invoice.business_id}/hub/invoices/${invoice.id}`}
        />
      )}
      <Parties invoice={invoice} />
      <Lines invoice={invoice} />
    </>
  )
}

/** Who the invoice is from and to. */
function Parties({ invoice: { issued_by, billed_to } }: { invoice: InvoiceDetail }) {
  const translate = useTranslate()
  const locale = useLocale() ?? SOURCE_LOCALE
  const { name, address, tax_id } = billed_to
  const taxLine = tax_id === null ? [] : [translate('resources.invoices.tax_id', { id: tax_id })]
  const parties = {
    issued_by,
    billed_to: [name, ...addressLines(address, locale), ...taxLine],
  }
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, mb: 3 }}>
      {(['issued_by', 'billed_to'] as const).map((party) => (
        <Box key={party} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="subtitle2" color="textSecondary">
            {translate(`resources.invoices.${party}`)}
          </Typography>
          {parties[party].map((line, index) => (
            <Box component="dd" key={`${index} ${line}`} sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
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
/** Beside a menu or on a phone there is no room for it next to the amount. */
const WHERE_THERE_IS_ROOM = { '@container (width < 560px)': { display: 'none' } }
const roomOf = (name: string) => (name === 'impressions' ? WHERE_THERE_IS_ROOM : {})
const cells = {
  '@container (width < 560px)': { '& .MuiTableCell-root': { px: 0.5 } },
  '& thead th': { whiteSpace: 'normal' },
}

function Lines({ invoice: { lines, currency, ...sums } }: { invoice: InvoiceDetail }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const align = (kind: ValueKind) => (kind === 'number' || kind === 'money' ? 'right' : 'left')
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('resources.invoices.lines')}
      sx={{ containerType: 'inline-size' }}
    >
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
          <Sums sums={sums} currency={currency} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const SUMS = ['subtotal_micros', 'tax_micros', 'total_micros', 'balance_due_micros'] as const

function Sums({ sums, currency }: { sums: Pick<InvoiceDetail, (typeof SUMS)[number]>; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return SUMS.map((name) => (
    <TableRow key={name}>
      <TableCell sx={WHERE_THERE_IS_ROOM} />
      <TableCell component="th" scope="row" colSpan={COLUMNS.length - 2} align="right">
        {translate(`resources.invoices.fields.${name}`)}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 700 }}>
        {formatValue('money', sums[name], { locale, currency })}
      </TableCell>
    </TableRow>
  ))
}
