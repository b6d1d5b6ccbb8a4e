import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { intoView } from './into-view.ts'

interface RecordTab {
  /** The last part of its address. */
  path: string
  /** Its address where it is not below that of the record. */
  to?: string
  label: string
  count?: number
}

interface Props {
  base: string
  current: string
  tabs: readonly RecordTab[]
  label: string
}

const link = {
  px: 2,
  py: 1.5,
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&[aria-current]': { color: 'primary.main', borderBottomColor: 'currentColor' },
} as const

const PHONE = '@media (max-width: 599.95px)'
const SHADOW_PX = 12
const shadowAt = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side}, color-mix(in srgb, var(--color-border-control) 60%, transparent), transparent) ${side} / ${SHADOW_PX}px 100% no-repeat scroll`
const coverAt = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, var(--color-background) 50%) ${side} / ${3 * SHADOW_PX}px 100% no-repeat local`

/**
 * Tabs take as many lines as they need; on a phone they scroll, with a shadow at either end where there is more: what
 * scrolls along covers it at the end itself.
 */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  overflowX: 'auto',
  [PHONE]: { flexWrap: 'nowrap' },
  mb: 1,
  borderBottom: '1px solid var(--color-border)',
  background: [coverAt('left'), coverAt('right'), shadowAt('left'), shadowAt('right')].join(', '),
} as const

/** The parts of one record, each at an address of its own. */
export function RecordTabs({ base, current, tabs, label }: Props) {
  const translate = useTranslate()
  return (
    <Box component="nav" aria-label={label} sx={bar}>
      {tabs.map(({ path, to = `${base}/${path}`, label: text, count }) => (
        <MuiLink
          key={path}
          component={Link}
          to={to}
          ref={path === current ? intoView : undefined}
          underline="none"
          aria-current={path === current ? 'page' : undefined}
          sx={link}
        >
          {count === undefined
            ? translate(text)
            : translate('console.tab_count', { label: translate(text), count })}
        </MuiLink>
      ))}
    </Box>
  )
}
