export const BUSINESS_BASE = '/business'
/** The hub of the business somebody worked in last. */
export const LAST_HUB = `${BUSINESS_BASE}/hub`
export const SITE_BASE = `${BUSINESS_BASE}/site`
/** Where a login in a tab of its own comes back to. */
export const LOGGED_IN_PATH = `${BUSINESS_BASE}/logged-in/`
/** All businesses of a person. */
export const BUSINESSES_PATH = `${BUSINESS_BASE}/all/`
/** The questionnaire of a person's first business. */
export const ONBOARDING_PATH = `${BUSINESS_BASE}/onboarding/`
/** The wizard of a marketing plan, for the business somebody worked in last. */
export const MARKETING_PLAN_PATH = `${BUSINESS_BASE}/marketing-plan/`
/** Where somebody opens a further business. */
export const NEW_BUSINESS_PATH = `${BUSINESS_BASE}/new/`

/** Where the hub of a business begins; every address of it names the business. */
export const hubOf = (businessId: string): string => `${BUSINESS_BASE}/${businessId}/hub`
export const peopleOf = (businessId: string): string => `${hubOf(businessId)}/people`

/** Where a signed-out person logs in, to come back to `next` afterwards. */
export const loginPath = (next: string): string => `/login/?next=${encodeURIComponent(next)}`

/** Leaves for the login page, which belongs to the consumer site. */
export function goToLogin(): void {
  window.location.assign(loginPath(window.location.pathname + window.location.search))
}

const START = 'about'

/** Where everybody reads a text of the site. */
export const addressOfText = (name: string): string => (name === START ? '/about/' : `/about/${name}/`)
