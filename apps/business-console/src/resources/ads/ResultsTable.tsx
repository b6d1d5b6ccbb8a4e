import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLocale, useTranslate } from 'react-admin'
import type { Results } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'

const COUNTS = ['impressions', 'saves', 'pin_clicks', 'outbound_clicks', 'conversions', 'filtered'] as const

interface Props {
  label: string
  /** The head of the first column. */
  over: string
  rows: readonly { id: string; name: string; results: Results }[]
  currency: string
}

/** What a promotion brought in parts, and together. */
export function ResultsTable({ label, over, rows, currency }: Props) {
  const translate = useTranslate()
  const nameOf = (name: keyof Results) => translate(`resources.ads.fields.${name}`)
  const total = (name: keyof Results) => rows.reduce((sum, { results }) => sum + results[name], 0)
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{over}</TableCell>
            {[...COUNTS, 'spend_micros' as const].map((name) => (
              <TableCell key={name} align="right">
                {nameOf(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, results }) => (
            <Row key={id} name={name} valueOf={(field) => results[field]} currency={currency} />
          ))}
          <Row name={translate('resources.ads.total')} valueOf={total} currency={currency} isBold />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface RowProps {
  name: string
  valueOf: (field: keyof Results) => number
  currency: string
  isBold?: boolean
}

function Row({ name, valueOf, currency, isBold = false }: RowProps) {
  const locale = useLocale() as Locale
  const sx = isBold ? { fontWeight: 700 } : {}
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={sx}>
        {name}
      </TableCell>
      {COUNTS.map((field) => (
        <TableCell key={field} align="right" sx={sx}>
          {formatValue('number', valueOf(field), { locale })}
        </TableCell>
      ))}
      <TableCell align="right" sx={sx}>
        {formatValue('money', valueOf('spend_micros'), { locale, currency })}
      </TableCell>
    </TableRow>
  )
}
