import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { siteNavItems } from './site-nav-items.tsx'

/** The places of the site's own console, beside each other. */
export function SiteNav() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <Box component="nav" aria-label={translate('console.site')} sx={{ display: 'flex', gap: 0.5 }}>
      {siteNavItems.map(({ to, label }) => {
        const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
        return (
          <Button
            key={to}
            component={Link}
            to={to}
            color="inherit"
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              minHeight: 44,
              ...(isCurrent && {
                backgroundColor: 'var(--color-accent-soft)',
                color: 'var(--color-on-accent-soft)',
              }),
            }}
          >
            {translate(label)}
          </Button>
        )
      })}
    </Box>
  )
}
