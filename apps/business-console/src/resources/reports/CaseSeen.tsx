import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { CaseCard } from './CaseCard.tsx'

type Seen = ReportCaseDetailView['seen'][number]

const FLAGS = ['is_product', 'is_promoted', 'is_third_party_ad'] as const

function useSeenText() {
  const translate = useTranslate()
  const base = 'resources.reports'
  return (seen: Seen): string => {
    const elsewhere = translate(`${base}.views.elsewhere`)
    const { video_duration: seconds, parent_id: parent, node_id: node } = seen
    return [
      translate(`${base}.views.${seen.view_type}`, { _: elsewhere }),
      seen.view_parameter !== null && translate(`${base}.view_parameters.${seen.view_parameter}`, { _: '' }),
      ...FLAGS.map((flag) => seen[flag] && translate(`${base}.seen_as.${flag}`)),
      seconds !== null && translate(`${base}.seen_as.video`, { seconds }),
      parent !== null && translate(`${base}.seen_as.parent`, { id: parent }),
      node !== null && translate(`${base}.seen_as.node`, { id: node }),
      translate(`${base}.by_how_many`, { count: seen.count }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

/** On which pages, and as what, the reported thing was met. */
export function CaseSeen({ seen }: { seen: readonly Seen[] }) {
  const textOf = useSeenText()
  if (seen.length === 0) return null
  return (
    <CaseCard title="resources.reports.seen">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {seen.map((one) => (
          <li key={textOf(one)}>{textOf(one)}</li>
        ))}
      </Box>
    </CaseCard>
  )
}
