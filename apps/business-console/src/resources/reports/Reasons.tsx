import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { ReportCaseView } from '@tessera/api-types/reports/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

/** Why it was reported, and how often. */
export function Reasons({ reasons }: Pick<ReportCaseView, 'reasons'>) {
  const translate = useTranslate()
  const text = (reason: string, count: number) => {
    const name = translate(`resources.reports.reasons.${reason}`)
    return count === 1 ? name : translate('resources.reports.reason_count', { reason: name, count })
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {reasons.map(({ reason, count }) => (
        <StatusChip key={reason} label={text(reason, count)} tone="plain" />
      ))}
    </Box>
  )
}
