import Chip from '@mui/material/Chip'

const looks = {
  good: { backgroundColor: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  plain: { backgroundColor: 'var(--color-surface-sunken)', color: 'var(--color-text)' },
  bad: { backgroundColor: 'var(--color-surface-sunken)', color: 'var(--color-text-error)' },
}

/** A long label breaks instead of being cut off. */
const room = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }

export const StatusChip = ({ label, tone }: { label: string; tone: keyof typeof looks }) => (
  <Chip size="small" label={label} sx={{ ...room, ...looks[tone] }} />
)
