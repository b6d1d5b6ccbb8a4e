import { i18nProvider } from '../providers/i18n-provider.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ConsoleNotification } from './ConsoleNotification.tsx'
import { consoleTheme } from './console-theme.ts'
import { PageProblem } from './PageProblem.tsx'

/** What the two consoles, of a business and of the site, have alike. */
export const adminFrame = {
  i18nProvider,
  theme: consoleTheme,
  darkTheme: null,
  accessDenied: AccessDenied,
  error: PageProblem,
  notification: ConsoleNotification,
  disableTelemetry: true,
} as const
