import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLocale, useTranslate } from 'react-admin'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue, type ValueKind } from '../format-value.ts'

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

/** The items of an invoice, and what they come to. */
export function InvoiceLines({ invoice: { lines, currency, ...sums } }: { invoice: InvoiceDetail }) {
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

const SUMS = [
  'subtotal_micros',
  'tax_micros',
  'total_micros',
  'credit_used_micros',
  'balance_due_micros',
] as const
/** Shown where there is some of it, and taken off. */
const USED = 'credit_used_micros'

function Sums({ sums, currency }: { sums: Pick<InvoiceDetail, (typeof SUMS)[number]>; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return SUMS.filter((name) => name !== USED || sums[name] > 0).map((name) => (
    <TableRow key={name}>
      <TableCell sx={WHERE_THERE_IS_ROOM} />
      <TableCell component="th" scope="row" colSpan={COLUMNS.length - 2} align="right">
        {translate(`resources.invoices.fields.${name}`)}
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 700 }}>
        {formatValue('money', name === USED ? -sums[name] : sums[name], { locale, currency })}
      </TableCell>
    </TableRow>
  ))
}
