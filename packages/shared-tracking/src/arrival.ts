import { pathParameters } from './path-parameters.ts'
import type { PaidLanding } from './visitor-state.ts'

/** What the landing address reveals about the referral. // spec 001 §4 */
export interface Arrival {
  inviteCode: string | null
  paidLanding: Omit<PaidLanding, 'ts'> | null
  utmCampaign: string | null
  /** No sign-up wall and no offers to sign up, for this visit of the browser. */
  isOpen: boolean
}

const MAX_WORD = 100
const MAX_ADDRESS = 2048

/** @param path with its search part */
export function arrivalIn(path: string): Arrival {
  const parameters = pathParameters(path)
  const word = (name: string, max = MAX_WORD) => parameters.get(name)?.slice(0, max) || null
  const utmCampaign = word('utm_campaign')
  const adImageUrl = word('ad_img', MAX_ADDRESS)
  const isPaid = parameters.has('utm_pai')
  return {
    inviteCode: word('invite_code'),
    paidLanding:
      isPaid && (utmCampaign !== null || adImageUrl !== null)
        ? { campaignId: utmCampaign ?? '', ...(adImageUrl && { adImageUrl }) }
        : null,
    utmCampaign,
    isOpen: parameters.get('oe') === '1',
  }
}
