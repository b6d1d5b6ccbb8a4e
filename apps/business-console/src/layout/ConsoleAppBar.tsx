import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AppBar, useTranslate } from 'react-admin'
import { AccountMenu } from './AccountMenu.tsx'
import { useNarrowScreen, useSmallScreen } from '../shared/use-small-screen.ts'
import { Brand } from './Brand.tsx'
import { BusinessSwitcher } from './BusinessSwitcher.tsx'
import { NotificationsBell } from './NotificationsBell.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { ShortcutsButton } from './shortcuts/ShortcutsButton.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

export function ConsoleAppBar() {
  const translate = useTranslate()
  const isNarrow = useNarrowScreen()
  // The name of the business needs the room of the mark there.
  const isSmall = useSmallScreen()
  return (
    <AppBar
      alwaysOn
      color="default"
      elevation={0}
      toolbar={<ThemeMenu />}
      userMenu={<AccountMenu />}
      sx={{ '& .MuiToolbar-root': { minHeight: 64, gap: { xs: 0.5, sm: 1 } } }}
    >
      {!isSmall && <Brand />}
      {!isNarrow && (
        <Typography component="span" sx={{ fontWeight: 700, mr: 2 }}>
          {translate('console.name')}
        </Typography>
      )}
      <BusinessSwitcher />
      <Box sx={{ flex: 1 }} />
      <ShortcutsButton />
      <PaletteButton />
      <NotificationsBell />
    </AppBar>
  )
}
