import { useRoutes } from 'react-router-dom'
import { NavigationTypeContext } from '../../shared/navigation/navigation-type.ts'
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx'
import { RootLayout } from '../shell/RootLayout.tsx'
import { RouteError } from '../shell/RouteError.tsx'
import type { PageMatch } from './page-module.ts'
import type { PageTable } from './page-table.tsx'
import { useShownPage } from './use-shown-page.ts'

type Props = { table: PageTable; first: PageMatch }

const Failed = ({ error }: { error: unknown }) => {
  throw error
}

/** The current page with its providers; `first` is the one the page was served with. */
export function PageRoutes({ table, first }: Props) {
  const { shown, isLoading, failure } = useShownPage(table, first)
  const page = useRoutes(table.routes, shown.location)
  return (
    <RootLayout page={shown} isLoading={isLoading}>
      <ErrorBoundary key={shown.location.key} fallback={RouteError}>
        <NavigationTypeContext value={shown.way}>
          {failure ? <Failed error={failure.error} /> : page}
        </NavigationTypeContext>
      </ErrorBoundary>
    </RootLayout>
  )
}
