import Box from '@mui/material/Box'
import { formatDay } from '@tessera/i18n/formats'
import type { Locale } from '@tessera/api-types/locales'
import { useLocale, useTranslate } from 'react-admin'
import { StatusChip } from './StatusChip.tsx'

interface Props {
  ends_at: string | null
  is_expired?: boolean
}

/** Until when access holds; nothing where it has no end. */
export function AccessEnd({ ends_at, is_expired = false }: Props) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  if (is_expired) return <StatusChip label={translate('resources.access.expired')} tone="bad" />
  if (ends_at === null) return null
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {translate('resources.access.ends', { date: formatDay(ends_at, locale) })}
    </Box>
  )
}
