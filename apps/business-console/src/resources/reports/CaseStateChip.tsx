import { useTranslate } from 'react-admin'
import type { CaseState } from '@tessera/api-types/reports/report-cases'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = { open: 'good', dismissed: 'plain', upheld: 'bad' } as const

export function CaseStateChip({ state }: { state: CaseState }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.reports.states.${state}`)} tone={tones[state]} />
}
