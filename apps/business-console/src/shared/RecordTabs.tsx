import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

interface RecordTab {
  /** The last part of its address. */
  path: string
  label: string
  count?: number
}

/** The parts of one record, each at an address of its own. */
export function RecordTabs({
  base,
  current,
  tabs,
  label,
}: {
  base: string
  current: string
  tabs: readonly RecordTab[]
  label: string
}) {
  const translate = useTranslate()
  return (
    <Tabs
      value={current}
      component="nav"
      aria-label={label}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 1, borderBottom: '1px solid var(--color-border)' }}
    >
      {tabs.map(({ path, label: text, count }) => (
        <Tab
          key={path}
          value={path}
          component={Link}
          to={`${base}/${path}`}
          role={undefined}
          aria-selected={undefined}
          aria-current={path === current ? 'page' : undefined}
          label={count === undefined ? translate(text) : `${translate(text)} (${count})`}
        />
      ))}
    </Tabs>
  )
}
