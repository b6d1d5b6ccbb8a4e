import { HttpError, type UserIdentity } from 'react-admin'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { BusinessView, ReceivedInviteView } from '@tessera/api-types/business/views'
import type { BusinessOnboardingView } from '@tessera/api-types/business-onboarding/contracts'
import type { OrganizationManagerView } from '@tessera/api-types/hierarchy/views'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { actAs, httpClient } from '../providers/http-client.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { makeRunOperation } from '../providers/run-operation.ts'
import {
  BUSINESSES_PATH,
  LAST_HUB,
  NEW_BUSINESS_PATH,
  ONBOARDING_PATH,
  SITE_BASE,
  goToLogin,
  hubOf,
} from '../shared/console-paths.ts'
import { actingBusiness } from './acting-business.ts'
import { asksForLogin, loggedInAgain } from './login-again.ts'

const run = makeRunOperation(httpClient)

export interface SignedIn {
  user: OwnUser
  businesses: BusinessView[]
}

export interface InviteRefusal {
  message: string
  /** What was answered already, and in which business. */
  answer?: { status: 'ACCEPTED' | 'DECLINED'; business: { id: string; name: string } }
}

export type InviteState =
  | { status: 'open'; token: string; invite: ReceivedInviteView }
  | { status: 'refused'; refusal: InviteRefusal }

/** The signed-in person and their businesses, in their language; somebody signed out leaves for the login page. */
export async function loadSignedIn(): Promise<SignedIn> {
  try {
    const [user, businesses] = await Promise.all([run('users.me', {}), run('business.list', {})])
    actAs(user.id)
    await i18nProvider.changeLocale(user.locale)
    return { user, businesses }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error
    if (!asksForLogin()) goToLogin()
    else if (await loggedInAgain()) return loadSignedIn()
    return new Promise(() => {})
  }
}

const FRESH_MS = 2000

/** What an address without a business has read already, for the hub that it leads to at once. */
let readAhead: { session: SignedIn; at: number } | null = null

function takeReadAhead(): SignedIn | null {
  const taken = readAhead
  readAhead = null
  return taken && performance.now() - taken.at < FRESH_MS ? taken.session : null
}

/**
 * As {@link loadSignedIn}; somebody without a business is led to create one. Where the address names
 * a business, they see that it is not theirs.
 */
export async function loadHub({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<SignedIn | Response> {
  const signedIn = takeReadAhead() ?? (await loadSignedIn())
  if (signedIn.businesses.length > 0 || params.businessId) return signedIn
  const offers = await run('organizationManagers.received', {})
  if (offers.length > 0) return redirect(BUSINESSES_PATH)
  return redirect(signedIn.user.is_employee ? SITE_BASE : ONBOARDING_PATH)
}

export interface WithOffers extends SignedIn {
  offers: OrganizationManagerView[]
}

/** All businesses of a person, and those they were asked to manage. */
export async function loadBusinesses(): Promise<WithOffers | Response> {
  const signedIn = await loadSignedIn()
  const offers = await run('organizationManagers.received', {})
  if (signedIn.businesses.length > 0 || offers.length > 0) return { ...signedIn, offers }
  return redirect(ONBOARDING_PATH)
}

export interface Onboarding extends SignedIn {
  onboarding: BusinessOnboardingView
}

/** The questionnaire as it was left; what was answered once is changed in the settings. // decided: B-4.73 */
export async function loadOnboarding(): Promise<Onboarding | Response> {
  const signedIn = await loadSignedIn()
  const onboarding = await run('businessOnboarding.get', {})
  if (!onboarding.is_completed) return { ...signedIn, onboarding }
  return redirect(signedIn.businesses.length > 0 ? `${LAST_HUB}/settings` : NEW_BUSINESS_PATH)
}

/** Where staff finds the appeals of merchants. // decided: B-4.49 */
const MERCHANT_REVIEWS = `${LAST_HUB}/verified-merchant/reviews`

/** An address that names no business is meant for the one somebody worked in last. */
export async function toLastHub({ params, request }: LoaderFunctionArgs): Promise<Response> {
  readAhead = null
  const session = await loadHub({ params })
  if (session instanceof Response) return session
  const { user, businesses } = session
  const business = actingBusiness(user.id, businesses)
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith(MERCHANT_REVIEWS)) return redirect(`${SITE_BASE}/merchant-appeals`)
  const place = pathname.startsWith(`${LAST_HUB}/`) ? params['*'] : ''
  readAhead = { session, at: performance.now() }
  return redirect(`${hubOf(business?.id ?? '')}/${place || 'people'}${search}`)
}

/** The employee who looks after the site; anybody else is led to their own business. */
export async function loadSite(): Promise<OwnUser | Response> {
  const { user } = await loadSignedIn()
  return user.is_employee ? user : redirect(LAST_HUB)
}

/** What a mailed link offers to the signed-in person. */
export async function loadInvite({
  params,
}: LoaderFunctionArgs): Promise<SignedIn & { invite: InviteState }> {
  const signedIn = await loadSignedIn()
  return { ...signedIn, invite: await readInvite(params.token ?? '') }
}

async function readInvite(token: string): Promise<InviteState> {
  try {
    return { status: 'open', token, invite: await run('receivedInvites.get', { token }) }
  } catch (error) {
    if (error instanceof HttpError && [403, 404, 410].includes(error.status)) {
      const message = error.status === 404 ? 'ra.page.not_found' : String(error.message)
      const { data: answer } = (error.body ?? {}) as { data?: InviteRefusal['answer'] }
      return { status: 'refused', refusal: { message, ...(answer && { answer }) } }
    }
    throw error
  }
}

/** The signed-in person as menus show them. */
export const identityOf = ({ id, full_name, image_small_url, is_employee }: OwnUser): UserIdentity => ({
  id,
  fullName: full_name,
  image: image_small_url,
  isEmployee: is_employee,
})
