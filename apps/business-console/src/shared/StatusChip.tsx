import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { looks, type ChipTone } from './chip-tones.ts'

/** A long label breaks instead of being cut off. */
const room = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }

export const StatusChip = ({ label, tone }: { label: string; tone: ChipTone }) => (
  <Chip size="small" label={label} sx={{ ...room, ...looks[tone] }} />
)

/** States that are news or wait for somebody; any other is plain. */
const TONES: Readonly<Record<string, ChipTone>> = {
  ACTIVE: 'good',
  READY: 'good',
  PAID: 'good',
  BILLING_HOLD: 'bad',
  EXPIRED: 'bad',
  FAILED: 'bad',
  OVERDUE: 'bad',
  REJECTED: 'bad',
  PENDING: 'waiting',
  ISSUED: 'waiting',
  PENDING_REVIEW: 'info',
  PROCESSING: 'info',
  PROGRESS: 'info',
}

/** The state of a record, named by the texts of its resource. */
export function RecordStatus({ resource, status }: { resource: string; status: string }) {
  const translate = useTranslate()
  return (
    <StatusChip label={translate(`resources.${resource}.status.${status}`)} tone={TONES[status] ?? 'plain'} />
  )
}

const tones = { ACTIVE: 'good', ARCHIVED: 'plain', BILLING_HOLD: 'bad' } as const

export function AccountStatusChip({ status }: { status: AdAccountView['status'] }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`console.account_status.${status}`)} tone={tones[status]} />
}
