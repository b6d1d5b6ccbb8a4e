import { Layout, type LayoutProps } from 'react-admin'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'
import { LoginAgain } from './LoginAgain.tsx'
import { PageProblem } from './PageProblem.tsx'
import { useFreshRights } from './use-fresh-rights.ts'

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
  '& .RaSidebar-fixed': { top: 64, height: 'calc(100vh - 64px)' },
}

export function ConsoleLayout(props: LayoutProps) {
  useFreshRights()
  return (
    <>
      <Layout
        {...props}
        appBar={ConsoleAppBar}
        menu={ConsoleMenu}
        error={PageProblem}
        appBarAlwaysOn
        sx={room}
      />
      <LoginAgain />
    </>
  )
}
