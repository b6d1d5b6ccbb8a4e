import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'

const mixed = (tone: string) => ({
  backgroundColor: `color-mix(in srgb, var(--color-${tone}) 12%, var(--color-surface))`,
  color: `var(--color-${tone})`,
})

/** The colour of the brand marks a rank; those of states are no colour of anything pressable. */
const looks = {
  good: mixed('text-success'),
  bad: mixed('text-error'),
  plain: { backgroundColor: 'var(--color-surface-sunken)', color: 'var(--color-text)' },
  rank: { backgroundColor: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
}

/** A long label breaks instead of being cut off. */
const room = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }

export const StatusChip = ({ label, tone }: { label: string; tone: keyof typeof looks }) => (
  <Chip size="small" label={label} sx={{ ...room, ...looks[tone] }} />
)

/** States that are good or bad news; any other is plain. */
const TONES: Readonly<Record<string, keyof typeof looks>> = {
  ACTIVE: 'good',
  READY: 'good',
  PAID: 'good',
  BILLING_HOLD: 'bad',
  EXPIRED: 'bad',
  FAILED: 'bad',
  OVERDUE: 'bad',
  REJECTED: 'bad',
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
