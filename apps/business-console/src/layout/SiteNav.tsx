import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { siteResources } from '../site-resources.ts'
import { SITE_BASE } from '../shared/console-paths.ts'
import { intoView } from '../shared/into-view.ts'

/** The places of the site's own console, beside each other. */
export function SiteNav() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { pathname } = useLocation()
  return (
    <Box
      component="nav"
      aria-label={translate('console.site')}
      sx={{ display: 'flex', gap: 0.5, minWidth: 0, overflowX: 'auto' }}
    >
      {siteResources.map(({ name }) => {
        const to = `${SITE_BASE}/${name}`
        const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
        return (
          <Button
            key={to}
            ref={isCurrent ? intoView : undefined}
            component={Link}
            to={to}
            color="inherit"
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              minHeight: 44,
              flexShrink: 0,
              whiteSpace: 'nowrap',
              ...(isCurrent && {
                backgroundColor: 'var(--color-accent-soft)',
                color: 'var(--color-on-accent-soft)',
              }),
            }}
          >
            {labelOf(name)}
          </Button>
        )
      })}
    </Box>
  )
}
