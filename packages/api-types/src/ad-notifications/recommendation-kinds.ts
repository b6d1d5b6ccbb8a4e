/** What an advertiser is recommended, the weightiest first. */
export const RECOMMENDATION_KINDS = [
  'WELCOME_BACK',
  'ADD_BILLING',
  'FIX_MERCHANT',
  'RAISE_BUDGET',
  'RENEW_PROMOTION',
  'INSTALL_TAG',
  'PROMOTE_TOP_PIN',
  'REACTIVATE_ACCOUNT',
  'ADD_BUSINESS_ADDRESS',
  'ADD_WEBSITE',
  'ADD_PROFILE_PICTURE',
  'ADD_SPEND_CAP',
  'ADD_NOTIFICATION_EMAIL',
  'ADD_CONTACT_EMAIL',
  'INVITE_PEOPLE',
] as const
export type RecommendationKind = (typeof RECOMMENDATION_KINDS)[number]
