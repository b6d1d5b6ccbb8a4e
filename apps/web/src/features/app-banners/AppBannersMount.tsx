import { useEffect, useState } from 'react'
import { selectIsAsking } from '../../entities/consent/consent-slice.ts'
import { selectRequestContext, selectViewer } from '../../entities/session/session-slice.ts'
import { isOpenVisit } from '../../entities/visitor/landing.ts'
import { areCookiesOn } from '../../shared/browser/browser-settings.ts'
import { isInstalled, onInstallable } from '../../shared/browser/install-prompt.ts'
import { localStore } from '../../shared/browser/storage.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { bannerFor } from './banner-rule.ts'
import { useSignUpOffer } from './use-sign-up-offer.ts'

const DISMISSED = 'app_banner_dismissed'

const LazyAppBanner = lazyComponent(['app-banners'], async () => (await import('./AppBanner.tsx')).AppBanner)
const LazyCookiesBanner = lazyComponent(
  ['app-banners'],
  async () => (await import('./CookiesBanner.tsx')).CookiesBanner,
)
const LazySignUpBanner = lazyComponent(
  ['app-banners'],
  async () => (await import('./SignUpBanner.tsx')).SignUpBanner,
)

/** Beside every page: what stands below it about the browser, the app and an account. */
export function AppBannersMount({ siteName }: { siteName: string }) {
  const [install, setInstall] = useState<(() => Promise<unknown>) | null>(null)
  const [isDismissed, setDismissed] = useState(() => localStore.read(DISMISSED) !== null)
  const isMobile = useAppSelector((state) => selectRequestContext(state)?.userAgent.isMobile ?? false)
  const appLink = useAppSelector((state) => state.session?.pageData?.appLink ?? null)
  const isAsking = useAppSelector(selectIsAsking)
  const isPWA = useAppSelector((state) => state.session?.isPWA ?? false)
  const isOpen = useAppSelector(isOpenVisit)
  const isVisitor = useAppSelector(selectViewer) === null
  const signUp = useSignUpOffer(isVisitor && !isOpen)
  useEffect(() => onInstallable((ask) => setInstall(() => ask)), [])
  const banner = bannerFor({
    areCookiesOn: areCookiesOn(),
    isMobile,
    isVisitor,
    isAsking,
    isInstalled: isPWA || isInstalled(),
    isDismissed,
    appLink,
    canInstall: install !== null,
    isOpenVisit: isVisitor && isOpen,
    isSignUpOffered: signUp.isOffered,
  })
  const dismiss = () => {
    localStore.write(DISMISSED, '1')
    setDismissed(true)
  }
  const installNow = () => {
    setInstall(null)
    void install?.().catch(() => undefined)
  }
  if (banner === 'cookies') return <LazyCookiesBanner />
  if (banner === 'sign-up') return <LazySignUpBanner path={signUp.path} onDismiss={signUp.dismiss} />
  if (banner === null) return null
  return <LazyAppBanner siteName={siteName} appLink={appLink} onInstall={installNow} onDismiss={dismiss} />
}
