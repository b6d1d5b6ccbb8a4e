import CssBaseline from '@mui/material/CssBaseline'
import {
  AdminContext,
  CoreAdminUI,
  LoadingPage,
  type AdminContextProps,
  type CoreAdminUIProps,
} from 'react-admin'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleNotification } from './ConsoleNotification.tsx'
import { directedTheme } from './console-theme.ts'
import { PageProblem } from './PageProblem.tsx'

type Props = Pick<AdminContextProps, 'basename' | 'dataProvider' | 'authProvider' | 'store' | 'queryClient'> &
  Pick<CoreAdminUIProps, 'layout' | 'catchAll' | 'children'>

/** What the two consoles, of a business and of the site, have alike: `Admin` without its own login and texts. */
export const AdminFrame = ({ layout, catchAll, children, ...providers }: Props) => (
  <AdminContext {...providers} i18nProvider={i18nProvider} theme={directedTheme()} darkTheme={null}>
    <CssBaseline enableColorScheme />
    <CoreAdminUI
      {...(layout && { layout })}
      {...(catchAll && { catchAll })}
      accessDenied={AccessDenied}
      error={PageProblem}
      loading={LoadingPage}
      disableTelemetry
    >
      {children}
    </CoreAdminUI>
    <ConsoleNotification />
  </AdminContext>
)
