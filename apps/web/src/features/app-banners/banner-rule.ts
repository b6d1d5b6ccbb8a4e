type Facts = {
  areCookiesOn: boolean
  isMobile: boolean
  /** The person is asked about cookies just now. */
  isAsking: boolean
  isInstalled: boolean
  isDismissed: boolean
  appLink: string | null
  canInstall: boolean
}

/** The one banner that stands below the page; what keeps the site from working comes first. spec 001 §2 */
export function bannerFor(facts: Facts): 'cookies' | 'app' | null {
  if (!facts.areCookiesOn) return 'cookies'
  if (!facts.isMobile || facts.isAsking || facts.isInstalled || facts.isDismissed) return null
  return facts.appLink !== null || facts.canInstall ? 'app' : null
}
