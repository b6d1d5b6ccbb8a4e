import { behaviourOf } from '@tessera/shared-tracking'
import { currentReferrer } from '../../shared/browser/page-location.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { landingOf, inviteCodeOf } from './landing.ts'
import { visitorOf } from './note-visitor.ts'

const MAX_REFERRER = 2048

/** How the person who signs up came here. // spec 001 §3 */
export function signUpExtras(state: RootState) {
  const visitor = visitorOf(state)
  const utm_campaign = landingOf(state).utmCampaign ?? visitor?.paidLandings.at(-1)?.campaignId
  const invite_code = inviteCodeOf(state) ?? visitor?.invitesRedeemed.at(-1)?.inviteCode
  return {
    referrer: currentReferrer().slice(0, MAX_REFERRER),
    ...(utm_campaign && { utm_campaign }),
    ...(invite_code && { invite_code }),
    ...(visitor && behaviourOf(visitor)),
  }
}
