import { useMemo } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
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

/**
 * The current page with its providers. It is drawn by the router's own contexts: `useRoutes` would bring what only
 * data routers draw, and knows the location of the address bar rather than that of the page on the screen.
 * `first` is the one the page was served with.
 */
export function PageRoutes({ table, first }: Props) {
  const { shown, isLoading, failure } = useShownPage(table, first)
  const { location, way } = shown
  const matches = useMemo(() => table.matchesOf(location.pathname), [table, location])
  const place = useMemo(() => ({ location, navigationType: way }), [location, way])
  const route = useMemo(() => ({ outlet: null, matches, isDataRoute: false }), [matches])
  return (
    <RootLayout page={shown} isLoading={isLoading}>
      <ErrorBoundary key={location.key} fallback={RouteError}>
        <NavigationTypeContext value={way}>
          <LocationContext value={place}>
            <RouteContext value={route}>
              {failure ? <Failed error={failure.error} /> : matches.at(-1)?.route.element}
            </RouteContext>
          </LocationContext>
        </NavigationTypeContext>
      </ErrorBoundary>
    </RootLayout>
  )
}
