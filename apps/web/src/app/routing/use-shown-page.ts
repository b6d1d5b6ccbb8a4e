import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import { isOutdated } from '../../shared/browser/app-version.ts'
import { pageSwap } from '../../shared/browser/page-swap.ts'
import { reloadPage } from '../../shared/browser/page-location.ts'
import { useAppStore } from '../../shared/store/hooks.ts'
import { useSite } from '../site-context.ts'
import type { PageMatch } from './page-module.ts'
import type { PageTable } from './page-table.tsx'

/** The page on the screen: it stays until the code of the next one is here. */
export type ShownPage = { location: Location; way: NavigationType; match: PageMatch }

type Failure = { location: Location; error: unknown }

/** Starts what the page needs, without waiting: the page shows its own loading face. */
function useEnter() {
  const store = useAppStore()
  const { origin } = useSite()
  return ({ module, params }: PageMatch, { pathname, search }: Location) => {
    const url = new URL(pathname + search, origin)
    return module.preload?.({ store, params, url })
  }
}

export function useShownPage(table: PageTable, first: PageMatch) {
  const location = useLocation()
  const way = useNavigationType()
  const navigate = useNavigate()
  const enter = useEffectEvent(useEnter())
  /** A page that was left meanwhile leads nowhere any more. */
  const redirect = useEffectEvent((from: Location, to: string) => {
    if (from === location) void navigate(to, { replace: true })
  })
  const [shown, setShown] = useState<ShownPage>({ location, way, match: first })
  const [failure, setFailure] = useState<Failure | null>(null)
  const isLoading = location !== shown.location && failure?.location !== location

  useEffect(() => {
    if (!isLoading) return
    // The address bar is there already: a reload brings the newer site to it.
    if (isOutdated()) return reloadPage()
    let isStale = false
    table.load(location.pathname).then(
      (match) => {
        if (isStale) return
        void enter(match, location)?.then((outcome) => {
          if (outcome?.redirect) redirect(location, outcome.redirect)
        })
        pageSwap.by(() => isStale || setShown({ location, way, match }), way)
      },
      (error: unknown) => !isStale && setFailure({ location, error }),
    )
    return () => {
      isStale = true
    }
  }, [isLoading, location, table, way])
  return { shown, isLoading, failure: failure?.location === location ? failure : null }
}
