import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { AppBar, Logout, UserMenu, useTranslate } from 'react-admin'
import { Brand } from './Brand.tsx'
import { BusinessSwitcher } from './BusinessSwitcher.tsx'
import { LeaveItem } from './LeaveItem.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

export function ConsoleAppBar() {
  const translate = useTranslate()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <AppBar
      color="default"
      elevation={0}
      toolbar={<ThemeMenu />}
      userMenu={
        <UserMenu>
          <LeaveItem />
          <Logout />
        </UserMenu>
      }
      sx={{ '& .MuiToolbar-root': { minHeight: 64, gap: { xs: 0.5, sm: 1 } } }}
    >
      <Brand />
      {!isSmall && (
        <Typography component="span" sx={{ fontWeight: 700, mr: 2 }}>
          {translate('console.name')}
        </Typography>
      )}
      <BusinessSwitcher />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  )
}
