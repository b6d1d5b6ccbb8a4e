import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AdminContext, memoryStore } from 'react-admin'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { Brand } from './Brand.tsx'
import { ConsoleNotification } from './ConsoleNotification.tsx'
import { directedTheme } from './console-theme.ts'

const store = memoryStore()

interface Props {
  /** Where one column is too little. */
  isWide?: boolean
  children: ReactNode
}

/** A page of its own outside any hub: one card under the brand. */
export function FlowFrame({ isWide = false, children }: Props) {
  return (
    <AdminContext i18nProvider={i18nProvider} theme={directedTheme()} darkTheme={null} store={store}>
      <Box
        component="main"
        sx={{
          minHeight: '100vh',
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'start',
          gap: 3,
          p: 2,
          pt: 6,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Brand size={36} />
          <Typography component="span" variant="h6">
            {i18nProvider.translate('console.name')}
          </Typography>
        </Box>
        <Card sx={{ width: '100%', maxWidth: isWide ? 960 : 520, p: { xs: 2.5, sm: 4 } }}>{children}</Card>
      </Box>
      <ConsoleNotification />
    </AdminContext>
  )
}
