import {
  CONSENT_COOKIE,
  CONSENT_KEEP_S,
  consentCookie,
  type ConsentChoice,
  type Privacy,
  requiresConsent,
  type StoredConsent,
} from '@tessera/api-types/consent/consent-rules'
import { memberId, type Member, type Viewer } from '@tessera/shared-auth'
import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { passcodeStateOf } from '../passcode/passcode-service.ts'
import * as consentStore from './consent-store.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

const toStoredConsent = (row: consentStore.ConsentRow): StoredConsent => ({
  allow_personalization_cookies: row.allowPersonalizationCookies,
  allow_analytic_cookies: row.allowAnalyticCookies,
  allow_marketing_cookies: row.allowMarketingCookies,
  text_version: row.textVersion,
  chosen_at: Math.floor(row.chosenAt.getTime() / 1000),
})

const UNAUTH_ID_BYTES = 16

/** An id that distinguishes browsers, and nothing else. */
export const newUnauthId = ({ randomBytes }: Pick<Deps, 'randomBytes'>): string =>
  randomBytes(UNAUTH_ID_BYTES).toString('hex')

const MOST_CHOICES_AN_HOUR = 60

type Choice = ConsentChoice & { text_version: number }

/** Keeps the choice in the browser and, of a member, on the account; what rested on a taken back one goes. */
export async function choose(choice: Choice, context: Context): Promise<StoredConsent> {
  const { viewer, deps, caller, session } = context
  await deps.limits.consume(`consent:${networkOf(caller.ip)}`, MOST_CHOICES_AN_HOUR, HOUR_MS)
  const at = deps.now()
  const consent = { ...choice, chosen_at: Math.floor(at.getTime() / 1000) }
  const userId = memberId(viewer)
  if (userId !== null) await deps.transact((tx) => record(tx, { userId, choice, at, viewer, deps }))
  if (!choice.allow_analytic_cookies) session.keep('unauth_id', null, 0)
  else if (userId === null && !viewer.isBot && !caller.cookies.unauth_id)
    session.keep('unauth_id', newUnauthId(deps), CONSENT_KEEP_S)
  session.mark(CONSENT_COOKIE, consentCookie(consent), CONSENT_KEEP_S)
  return consent
}

interface Recorded {
  userId: string
  choice: Choice
  at: Date
  viewer: Viewer
  deps: EmitDeps
}

async function record(tx: Db, { userId, choice, at, viewer, deps }: Recorded): Promise<void> {
  const earlier = await consentStore.latestChoice(tx, userId)
  await consentStore.insertChoice(tx, {
    id: deps.newId(),
    userId,
    allowPersonalizationCookies: choice.allow_personalization_cookies,
    allowAnalyticCookies: choice.allow_analytic_cookies,
    allowMarketingCookies: choice.allow_marketing_cookies,
    textVersion: choice.text_version,
    country: viewer.country,
    chosenAt: at,
  })
  if (!choice.allow_analytic_cookies || !choice.allow_personalization_cookies)
    await emit(tx, deps, 'advertisingIdRefused', { userId })
  if (!choice.allow_personalization_cookies) await emit(tx, deps, 'personalizationRefused', { userId })
  if (!choice.allow_marketing_cookies) return consentStore.setThirdPartyMarketing(tx, userId, false)
  if (earlier?.allowMarketingCookies !== false) return
  // A banner asks for no passcode, so what a passcode guards is not turned on by it.
  const { parental_control_has_passcode } = await passcodeStateOf(tx, userId)
  if (!parental_control_has_passcode) await consentStore.setThirdPartyMarketing(tx, userId, true)
}

export async function consentOfMember({ userId }: Member, { read }: Pick<Deps, 'read'>) {
  const history = (await consentStore.choicesOf(read, userId)).map(toStoredConsent)
  return {
    consent: history[0] ?? null,
    history,
    third_party_marketing_tracking_enabled: (await consentStore.thirdPartyMarketing(read, userId)) ?? true,
  }
}

export async function setThirdPartyMarketing(
  { userId }: Member,
  isEnabled: boolean,
  { transact }: Pick<Deps, 'transact'>,
) {
  await transact((tx) => consentStore.setThirdPartyMarketing(tx, userId, isEnabled))
  return { third_party_marketing_tracking_enabled: isEnabled }
}

/** What an account's own record contains; the browser's signal is not known here. */
export async function privacyOfMember(
  db: Db,
  viewer: Member,
  deps: Pick<Deps, 'thirdParties'>,
): Promise<Privacy> {
  const latest = await consentStore.latestChoice(db, viewer.userId)
  return {
    isConsentRequired: requiresConsent([viewer.country], deps.thirdParties.consentCountries),
    consent: latest && toStoredConsent(latest),
    isPrivacySignalled: false,
    third_party_marketing_tracking_enabled: await consentStore.thirdPartyMarketing(db, viewer.userId),
  }
}
