import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate, type LayoutProps } from 'react-admin'
import { AccountMenu } from './AccountMenu.tsx'
import { useNarrowScreen } from '../shared/use-small-screen.ts'
import { Brand } from './Brand.tsx'
import { LoginAgain } from './LoginAgain.tsx'
import { SiteNav } from './SiteNav.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

const bar = {
  '& .MuiButton-root': { whiteSpace: 'nowrap', flexShrink: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: { xs: 1.5, sm: 3 },
  borderBottom: '1px solid var(--color-border)',
  backgroundColor: 'background.paper',
}

/** One column under the brand: there is no business to switch. */
export function SiteLayout({ children }: LayoutProps) {
  const translate = useTranslate()
  const isNarrow = useNarrowScreen()
  return (
    <Box sx={{ minHeight: '100vh', backgroundColor: 'var(--color-background)' }}>
      <Box component="header" sx={bar}>
        <Brand />
        {!isNarrow && (
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {translate('console.site')}
          </Typography>
        )}
        <SiteNav />
        <Box sx={{ flex: 1 }} />
        <ThemeMenu />
        <AccountMenu />
      </Box>
      <Box component="main" sx={{ px: { xs: 1.5, sm: 3 }, py: 2, minWidth: 0 }}>
        {children}
      </Box>
      <LoginAgain />
    </Box>
  )
}
