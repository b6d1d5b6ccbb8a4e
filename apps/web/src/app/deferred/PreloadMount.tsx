import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { isExperimentOn } from '../../entities/experiments/experiment-group.ts'
import { isPinId, pinIdOf } from '../../entities/pins/pin-reference.ts'
import { pinsApi } from '../../entities/pins/pins-api.ts'
import { relatedPinsApi } from '../../features/related-pins/related-pins-api.ts'
import { useAppStore } from '../../shared/store/hooks.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { makePreloader, type PreloadedQuery } from './preload-queries.ts'

/** The pin page and its sent view ask for their pin while their code is still on its way. */
const pinQueries = ({ dispatch }: AppStore): PreloadedQuery => ({
  paths: ['/pin/:id', '/pin/:id/sent'],
  experiment: null,
  start({ id = '' }) {
    const pinId = pinIdOf(id)
    if (!isPinId(pinId)) return
    for (const started of [
      dispatch(pinsApi.endpoints.closeup.initiate(pinId)),
      dispatch(relatedPinsApi.endpoints.relatedPins.initiate({ pinId })),
    ])
      void started.then(started.unsubscribe)
  },
})

/** Beside every page: each change of location starts what the page it leads to begins with. */
export function PreloadMount() {
  const store = useAppStore()
  const { pathname } = useLocation()
  const preload = useMemo(
    () =>
      makePreloader({
        queries: [pinQueries(store)],
        isOn: (experiment) => isExperimentOn(store, experiment),
      }),
    [store],
  )
  useEffect(() => preload(pathname), [pathname, preload])
  return null
}
