import { consentApi } from '../../entities/consent/consent-api.ts'
import { selectIsAsking } from '../../entities/consent/consent-slice.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'

const LazyConsentBanner = lazyComponent(['consent'], async () => {
  const { ConsentBanner } = await import('./ConsentBanner.tsx')
  return ConsentBanner
})

/** Asks viewers who have not been asked; for a member it first looks up whether they were asked elsewhere. */
export function ConsentBannerMount() {
  const isAsking = useAppSelector(selectIsAsking)
  const isMember = useAppSelector(selectIsAuthenticated)
  const { isUninitialized, isLoading } = consentApi.useOwnConsentQuery({}, { skip: !isAsking || !isMember })
  if (!isAsking || (isMember && (isUninitialized || isLoading))) return null
  return <LazyConsentBanner />
}
