import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useLocale, useTranslate } from 'react-admin'
import type { PromotionDayView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { kindOf, METRICS } from './metrics.ts'

/** Every metric of every day, the last one first, behind a press. */
export function DayTable({ days, currency }: { days: readonly PromotionDayView[]; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return (
    <Box component="details" sx={{ mt: 2, '& > summary': { cursor: 'pointer', py: 1, fontWeight: 500 } }}>
      <summary>{translate('resources.analytics.table')}</summary>
      <TableContainer sx={{ maxHeight: 420 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.ads.fields.date')}</TableCell>
              {METRICS.map((metric) => (
                <TableCell key={metric} align="right">
                  {translate(`resources.ads.fields.${metric}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map((day) => (
              <TableRow key={day.date}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {formatValue('date', day.date, { locale })}
                </TableCell>
                {METRICS.map((metric) => (
                  <TableCell key={metric} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatValue(kindOf(metric), day[metric], { locale, currency })}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
