import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { When } from '../../shared/When.tsx'
import { CaseCard } from './CaseCard.tsx'
import { Reasons } from './Reasons.tsx'

const pictureOf = {
  pin: 'resources.reports.picture',
  comment: 'resources.reports.picture_above',
  conversation: 'resources.reports.picture_above',
  board: 'resources.reports.picture_of_board',
  user: 'resources.reports.picture_of_user',
} as const

/** What was reported, as far as it still exists, and the reports about it. */
export function Reported({ report }: { report: ReportCaseDetailView }) {
  const translate = useTranslate()
  const { type, words, is_there, path, large_image_url, report_count, reasons, reported_at } = report
  return (
    <CaseCard title="resources.reports.fields.words">
      {!is_there && <Alert severity="info">{translate('resources.reports.gone')}</Alert>}
      {type === 'conversation' && <Alert severity="info">{translate('resources.reports.private')}</Alert>}
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontSize: '1.125rem' }}>
        {words || translate(`resources.reports.untitled.${type}`)}
      </Typography>
      {large_image_url && (
        <Box
          component="img"
          src={large_image_url}
          alt={translate(pictureOf[type])}
          sx={{ maxWidth: '100%', maxHeight: type === 'pin' ? 480 : 160, borderRadius: 2 }}
        />
      )}
      <Reasons reasons={reasons} />
      <Typography color="textSecondary">
        {translate('resources.reports.by_how_many', { count: report_count })} · <When at={reported_at} />
      </Typography>
      {path && (
        <Button href={path} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />} variant="outlined">
          {translate('resources.reports.open')}
        </Button>
      )}
    </CaseCard>
  )
}
