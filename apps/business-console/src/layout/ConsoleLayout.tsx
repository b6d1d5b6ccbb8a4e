import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { Layout, useTranslate, type LayoutProps } from 'react-admin'
import { useActingBusiness } from '../session/business-context.ts'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { LoginAgain } from './LoginAgain.tsx'
import { PageProblem } from './PageProblem.tsx'
import { useFreshRights } from './use-fresh-rights.ts'
import { useSidebarBySize } from './use-sidebar-by-size.ts'

// Wide tables scroll in their own frame: nothing above them may grow with them.
const room = {
  minWidth: 0,
  '& .RaLayout-contentWithSidebar': { minWidth: 0 },
  '& .RaList-main, & .RaList-content': { minWidth: 0 },
  '& .RaListToolbar-root': { backgroundColor: 'transparent' },
  '& .RaLayout-appFrame': { mt: '64px', minWidth: 0 },
  '& .RaLayout-content': {
    backgroundColor: 'var(--color-background)',
    px: { xs: 1.5, sm: 3 },
    py: 2,
    minWidth: 0,
  },
  // Twice, as the height that react-admin gives it is for a lower bar.
  '& .RaSidebar-fixed.RaSidebar-fixed': { top: 64, height: 'calc(100vh - 64px)' },
}

/** In place of a page until its code is here: its head and its rows. */
function PageOnItsWay() {
  return (
    <Box role="status" aria-label={useTranslate()('ra.page.loading')}>
      <Skeleton variant="rounded" width={220} height={32} sx={{ my: 1 }} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
    </Box>
  )
}

/** It is no part of the page: it may come later, or stay away. */
const MerchantCorner = lazy(async () => ({
  default: (await import('../resources/verified-merchant/MerchantCorner.tsx')).MerchantCorner,
}))

export function ConsoleLayout({ children, ...props }: LayoutProps) {
  const { can_edit } = useActingBusiness().business.abilities
  useFreshRights()
  useSidebarBySize()
  return (
    <>
      <Layout
        {...props}
        appBar={ConsoleAppBar}
        menu={ConsoleMenu}
        error={PageProblem}
        appBarAlwaysOn
        sx={room}
      >
        {can_edit && (
          <Suspense fallback={null}>
            <MerchantCorner />
          </Suspense>
        )}
        <Suspense fallback={<PageOnItsWay />}>{children}</Suspense>
      </Layout>
      <LoginAgain />
    </>
  )
}
