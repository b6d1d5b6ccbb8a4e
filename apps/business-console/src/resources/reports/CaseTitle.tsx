import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { ReportCaseView } from '@tessera/api-types/reports/views'
import { RecordLink } from '../../shared/RecordLink.tsx'

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** The picture and the words of what was reported, and the way to it. */
export function CaseTitle({ report }: { report: ReportCaseView }) {
  const translate = useTranslate()
  const { id, type, words, image_url } = report
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {image_url && <Avatar variant="rounded" src={image_url} alt="" sx={{ width: 48, height: 48 }} />}
      <Box sx={twoLines}>
        <RecordLink resource="reports" id={id}>
          {words || translate(`resources.reports.untitled.${type}`)}
        </RecordLink>
      </Box>
    </Box>
  )
}
