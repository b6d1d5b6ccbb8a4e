export const ACCOUNTS_PER_BROWSER = 4
/** What a switcher asks of each account. // spec 001 §7 */
export const ACCOUNT_DETAIL_FIELDS = [
  'id',
  'username',
  'full_name',
  'email',
  'image_medium_url',
  'owners',
  'businesses',
  'partner',
  'advertiser',
] as const
export const PRIVATE_ACCOUNT_FIELDS = ['email', 'owners', 'businesses', 'partner', 'advertiser'] as const
