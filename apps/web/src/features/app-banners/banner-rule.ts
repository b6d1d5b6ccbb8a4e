type Facts = {
  areCookiesOn: boolean
  isMobile: boolean
  isVisitor: boolean
  /** The person is asked about cookies just now. */
  isAsking: boolean
  isInstalled: boolean
  isDismissed: boolean
  appLink: string | null
  canInstall: boolean
  /** The member who sent the visitor wants them to look around undisturbed. */
  isOpenVisit: boolean
  isSignUpOffered: boolean
}

/** The one banner that stands below the page; what keeps the site from working comes first. spec 001 §2 */
export function bannerFor(facts: Facts): 'cookies' | 'app' | 'sign-up' | null {
  if (!facts.areCookiesOn) return 'cookies'
  if (facts.isAsking || facts.isOpenVisit) return null
  const isForPhones = facts.isMobile && facts.isVisitor && !facts.isInstalled && !facts.isDismissed
  if (isForPhones && (facts.appLink !== null || facts.canInstall)) return 'app'
  return facts.isSignUpOffered ? 'sign-up' : null
}
