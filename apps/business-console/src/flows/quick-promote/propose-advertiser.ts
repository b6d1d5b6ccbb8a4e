import type { AdvertiserView } from '@tessera/api-types/ads/views'
import { isBillingValid } from './promote-form.ts'

/** How much must be given before an ad account can run ads. */
const lacking = ({ billing, has_business_address, has_accepted_terms }: AdvertiserView): number =>
  [isBillingValid(billing), has_business_address, has_accepted_terms].filter((isThere) => !isThere).length

const readiest = (advertisers: readonly AdvertiserView[]): AdvertiserView | undefined =>
  advertisers.toSorted((one, other) => lacking(one) - lacking(other))[0]

/** The ad account to begin with: the one that the address names, else the first that can run ads. */
export function proposeAdvertiser(advertisers: readonly AdvertiserView[], asked: URLSearchParams) {
  const named =
    advertisers.find(({ id }) => id === asked.get('advertiser')) ??
    readiest(advertisers.filter(({ business_id }) => business_id === asked.get('business')))
  return { chosen: named ?? readiest(advertisers), isNamed: named !== undefined }
}
