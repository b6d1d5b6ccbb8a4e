import { i18nProvider } from '../providers/i18n-provider.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleNotification } from './ConsoleNotification.tsx'
import { PageProblem } from './PageProblem.tsx'

/** What the two consoles, of a business and of the site, have alike. */
export const adminFrame = {
  i18nProvider,
  darkTheme: null,
  accessDenied: AccessDenied,
  error: PageProblem,
  notification: ConsoleNotification,
  disableTelemetry: true,
} as const
