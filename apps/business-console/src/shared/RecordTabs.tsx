import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

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

/** The parts of one record, each at an address of its own. */
export function RecordTabs({ base, current, tabs, label }: Props) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', overflowX: 'auto', mb: 1, borderBottom: '1px solid var(--color-border)' }}
    >
      {tabs.map(({ path, to = `${base}/${path}`, label: text, count }) => (
        <MuiLink
          key={path}
          component={Link}
          to={to}
          underline="none"
          aria-current={path === current ? 'page' : undefined}
          sx={link}
        >
          {count === undefined ? translate(text) : `${translate(text)} (${count})`}
        </MuiLink>
      ))}
    </Box>
  )
}
