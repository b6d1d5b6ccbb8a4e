import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { InvoiceDetail } from '@tessera/api-types/ads/views'
import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import { addressLines } from '@tessera/i18n/address-lines'

/** Who the invoice is from and to. */
export function InvoiceParties({ invoice: { issued_by, billed_to } }: { invoice: InvoiceDetail }) {
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
