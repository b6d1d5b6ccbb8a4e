import { useLocation } from 'react-router-dom'
import { consentApi } from '../../entities/consent/consent-api.ts'
import { selectIsAsking } from '../../entities/consent/consent-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'

const LazyConsentBanner = lazyComponent(['consent'], async () => {
  const { ConsentBanner } = await import('./ConsentBanner.tsx')
  return ConsentBanner
})

/** The stored page for no connection knows no choice made since, and could not send one; the others ask themselves. */
const NOT_ASKED_ON = ['/offline/', '/cookies/', '/settings/cookies/']

/**
 * Asks viewers who have not been asked; for a member it first looks up whether they were asked elsewhere.
 */
export function ConsentBannerMount() {
  const { pathname } = useLocation()
  const isAsking = useAppSelector(selectIsAsking) && !NOT_ASKED_ON.includes(pathname)
  const isMember = useAppSelector(selectIsAuthenticated)
  const { isUninitialized, isLoading } = consentApi.useOwnConsentQuery({}, { skip: !isAsking || !isMember })
  if (!isAsking || (isMember && (isUninitialized || isLoading))) return null
  return <LazyConsentBanner />
}
