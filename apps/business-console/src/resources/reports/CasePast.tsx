import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { When } from '../../shared/When.tsx'
import { CaseCard } from './CaseCard.tsx'

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }

/** What came before this report, and what was done about it. */
export function CasePast({ report: { earlier, log } }: { report: ReportCaseDetailView }) {
  const translate = useTranslate()
  return (
    <>
      <CaseCard title="resources.reports.log">
        {log.length === 0 && (
          <Typography color="textSecondary">{translate('resources.reports.no_log')}</Typography>
        )}
        <Box component="ol" sx={list}>
          {log.map(({ id, actor_name, action, occurred_at }) => (
            <li key={id}>
              {translate(`resources.reports.actions.${action}`)}
              <Typography variant="body2" color="textSecondary">
                {actor_name ?? translate('resources.reports.somebody')} · <When at={occurred_at} />
              </Typography>
            </li>
          ))}
        </Box>
      </CaseCard>
      <CaseCard title="resources.reports.earlier">
        {earlier.length === 0 && (
          <Typography color="textSecondary">{translate('resources.reports.no_earlier')}</Typography>
        )}
        <Box component="ol" sx={list}>
          {earlier.map(({ id, state, report_count, decided_at }) => (
            <li key={id}>
              <RecordLink resource="reports" id={id}>
                {translate(`resources.reports.states.${state}`)}
              </RecordLink>{' '}
              {translate('resources.reports.by_how_many', { count: report_count })}
              {decided_at && (
                <>
                  {' '}
                  · <When at={decided_at} isDay />
                </>
              )}
            </li>
          ))}
        </Box>
      </CaseCard>
    </>
  )
}
