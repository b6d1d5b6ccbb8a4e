import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectRequestContext } from '../../entities/session/session-slice.ts'
import { selectVisitedPaths } from '../../entities/session/visits-slice.ts'
import { readVisitor } from '../../entities/visitor/visitor-storage.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { cameFrom } from './came-from.ts'
import styles from './CameFromBanner.module.css'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const cameFromApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ pinCameFrom: build.query(endpoint(pinsRoutes['pins.get'])) }),
})

/** Shows the idea a visitor came from above the form, if there is one. */
export function CameFromBanner({ next }: { next: string | null }) {
  const t = useT<'auth'>()
  const visited = useAppSelector(selectVisitedPaths)
  const context = useAppSelector(selectRequestContext)
  const imageBase = useAppSelector(({ session }) => session?.pageData?.imageBase) ?? ''
  const referrer = ownPath(context?.referrer, context?.origin)
  const isHydrated = useIsHydrated()
  const noted = isHydrated ? (readVisitor()?.visitedPages ?? []).map(({ path }) => path).toReversed() : []
  const from = cameFrom(next, [...visited, ...(referrer === null ? [] : [referrer]), ...noted], imageBase)
  const id = from?.kind === 'visited' ? from.pinId : null
  const { data: pin } = cameFromApi.usePinCameFromQuery(id === null ? skipToken : { id })
  if (!from || (from.kind === 'visited' && !pin)) return null

  const isSave = from.kind === 'saved'
  const media = isSave ? from.media : (pin?.images['236x'].url ?? null)
  const text = (isSave ? from.description : pin?.alt_text || pin?.title) || t('auth.banner.pinWithoutText')
  return (
    <aside className={styles.banner}>
      {media && <img src={media} alt={text} className={styles.picture} />}
      <p className={styles.copy}>{t(isSave ? 'auth.banner.saved' : 'auth.banner.visited')}</p>
    </aside>
  )
}

function ownPath(referrer: string | undefined, origin: string | undefined): string | null {
  if (!referrer || !origin || !URL.canParse(referrer)) return null
  const url = new URL(referrer)
  return url.origin === origin ? url.pathname : null
}
