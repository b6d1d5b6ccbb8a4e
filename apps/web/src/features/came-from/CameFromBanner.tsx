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

/** What a visitor came from: what they were saving, or the last pin they saw. */
function useCameFrom(next: string | null) {
  const visited = useAppSelector(selectVisitedPaths)
  const context = useAppSelector(selectRequestContext)
  const imageBase = useAppSelector(({ session }) => session?.pageData?.imageBase) ?? ''
  const referrer = ownPath(context?.referrer, context?.origin)
  const isHydrated = useIsHydrated()
  const noted = isHydrated ? (readVisitor()?.visitedPages ?? []).map(({ path }) => path).toReversed() : []
  const from = cameFrom(next, [...visited, ...(referrer === null ? [] : [referrer]), ...noted], imageBase)
  const id = from?.kind === 'visited' ? from.pinId : null
  const { data: pin } = cameFromApi.usePinCameFromQuery(id === null ? skipToken : { id })
  if (from?.kind === 'saved') return { kind: from.kind, media: from.media, text: from.description }
  return pin && from && { kind: from.kind, media: pin.images['236x'].url, text: pin.alt_text || pin.title }
}

/** Shows the idea a visitor came from above the form, if there is one. */
export function CameFromBanner({ next }: { next: string | null }) {
  const t = useT<'auth'>()
  const from = useCameFrom(next)
  if (!from) return null
  return (
    <aside className={styles.banner}>
      {from.media && (
        <img src={from.media} alt={from.text || t('auth.banner.pinWithoutText')} className={styles.picture} />
      )}
      <p className={styles.copy}>{t(`auth.banner.${from.kind}`)}</p>
    </aside>
  )
}

function ownPath(referrer: string | undefined, origin: string | undefined): string | null {
  if (!referrer || !origin || !URL.canParse(referrer)) return null
  const url = new URL(referrer)
  return url.origin === origin ? url.pathname : null
}
