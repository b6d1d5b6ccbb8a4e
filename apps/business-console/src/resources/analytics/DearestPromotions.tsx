import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { AdvertiserResultsView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { PromoteButton } from '../../shared/PromoteButton.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { kindOf } from './metrics.ts'

interface Props {
  advertiserId: string
  results: AdvertiserResultsView
}

const SHOWN = ['spend_micros', 'impressions', 'outbound_clicks'] as const

/** Where the money went: the promotions that cost most. */
export function DearestPromotions({ advertiserId, results }: Props) {
  const translate = useTranslate()
  return (
    <section aria-labelledby="dearest">
      <Typography id="dearest" variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('resources.analytics.promotions')}
      </Typography>
      {results.promotions.length > 0 ? (
        <Promotions advertiserId={advertiserId} results={results} />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {translate('resources.analytics.no_promotions')}
          </Typography>
          <PromoteButton advertiserId={advertiserId} />
        </>
      )}
    </section>
  )
}

function Promotions({ advertiserId, results: { promotions, currency } }: Props) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.ads.fields.name')}</TableCell>
            {SHOWN.map((metric) => (
              <TableCell key={metric} align="right">
                {translate(`resources.ads.fields.${metric}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {promotions.map((promotion) => (
            <TableRow key={promotion.id}>
              <TableCell component="th" scope="row">
                <RecordLink resource={`ads/${advertiserId}`} id={promotion.id}>
                  {promotion.name}
                </RecordLink>
              </TableCell>
              {SHOWN.map((metric) => (
                <TableCell key={metric} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatValue(kindOf(metric), promotion[metric], { locale, currency })}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
