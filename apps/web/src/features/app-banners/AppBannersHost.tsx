import { useEffect, useState } from 'react'
import { selectIsAsking } from '../../entities/consent/consent-slice.ts'
import { selectRequestContext } from '../../entities/session/session-slice.ts'
import { areCookiesOn } from '../../shared/browser/cookies-enabled.ts'
import { isInstalled, onInstallable } from '../../shared/browser/install-prompt.ts'
import { localStore } from '../../shared/browser/storage.ts'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { bannerFor } from './banner-rule.ts'

const DISMISSED = 'app_banner_dismissed'

const AppPart = partWithTexts(['app-banners'], async () => (await import('./AppBanner.tsx')).AppBanner)
const CookiesPart = partWithTexts(
  ['app-banners'],
  async () => (await import('./CookiesBanner.tsx')).CookiesBanner,
)

/** Beside every page: what stands below it about the browser and the app. */
export function AppBannersHost({ siteName }: { siteName: string }) {
  const [install, setInstall] = useState<(() => Promise<unknown>) | null>(null)
  const [isDismissed, setDismissed] = useState(() => localStore.read(DISMISSED) !== null)
  const isMobile = useAppSelector((state) => selectRequestContext(state)?.userAgent.isMobile ?? false)
  const appLink = useAppSelector((state) => state.session?.pageData?.appLink ?? null)
  const isAsking = useAppSelector(selectIsAsking)
  useEffect(() => onInstallable((ask) => setInstall(() => ask)), [])
  const banner = bannerFor({
    areCookiesOn: areCookiesOn(),
    isMobile,
    isAsking,
    isInstalled: isInstalled(),
    isDismissed,
    appLink,
    canInstall: install !== null,
  })
  const dismiss = () => {
    localStore.write(DISMISSED, '1')
    setDismissed(true)
  }
  const installNow = () => {
    setInstall(null)
    void install?.().catch(() => undefined)
  }
  if (banner === 'cookies') return <CookiesPart />
  if (banner === null) return null
  return <AppPart siteName={siteName} appLink={appLink} onInstall={installNow} onDismiss={dismiss} />
}
