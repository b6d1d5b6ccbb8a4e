import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '@tessera/api-types/ad-notifications/recommendation-kinds'

const UNDER_ADVERTISER = /^\/advertiser\/[^/?#]+(?=$|[/?#])/
const RELATIVE = /^\/(?![/\\])/

/** The path below its advertiser; paths already there and addresses of other sites stay. // spec 001 §2 */
export const advertiserPath = (advertiserId: string, path: string): string =>
  RELATIVE.test(path) && !UNDER_ADVERTISER.test(path) ? `/advertiser/${advertiserId}${path}` : path

/** What is known of an advertiser and of the business behind it. */
export interface AdvertiserState {
  isActive: boolean
  hasBusinessAddress: boolean
  hasSpendCap: boolean
  hasNotificationEmail: boolean
  hasWebsite: boolean
  hasContactEmail: boolean
  hasProfilePicture: boolean
  peopleCount: number
}

const isDue: Record<RecommendationKind, (state: AdvertiserState) => boolean> = {
  REACTIVATE_ACCOUNT: ({ isActive }) => !isActive,
  ADD_BUSINESS_ADDRESS: ({ hasBusinessAddress }) => !hasBusinessAddress,
  ADD_WEBSITE: ({ hasWebsite }) => !hasWebsite,
  ADD_PROFILE_PICTURE: ({ hasProfilePicture }) => !hasProfilePicture,
  ADD_SPEND_CAP: ({ hasSpendCap }) => !hasSpendCap,
  ADD_NOTIFICATION_EMAIL: ({ hasNotificationEmail }) => !hasNotificationEmail,
  ADD_CONTACT_EMAIL: ({ hasContactEmail }) => !hasContactEmail,
  INVITE_PEOPLE: ({ peopleCount }) => peopleCount < 2,
}

/** Where each is done, as seen from the advertiser; the rest in the settings of the account itself. */
const PLACES: Partial<Record<RecommendationKind, string>> = {
  ADD_WEBSITE: '/settings',
  ADD_CONTACT_EMAIL: '/settings',
  ADD_PROFILE_PICTURE: '/profiles',
  INVITE_PEOPLE: '/people',
}

export const placeOf = (kind: RecommendationKind, advertiserId: string): string =>
  advertiserPath(advertiserId, PLACES[kind] ?? `/ad-accounts/${advertiserId}/settings`)

export const recommendationsFor = (state: AdvertiserState): RecommendationKind[] =>
  RECOMMENDATION_KINDS.filter((kind) => isDue[kind](state))
