/** Rows of a page of the console's tables. // spec 002 §9 */
export const ADMIN_PAGE_SIZE = 10
/** The header of a list that has more rows than the number in its `Content-Range`. */
export const MORE_ROWS_HEADER = 'X-More-Rows'

/** What businesses deal in. // decided: B-5.16 */
export const BUSINESS_VERTICALS = [
  'ART_AND_DESIGN',
  'AUTOMOTIVE',
  'BEAUTY',
  'EDUCATION',
  'ELECTRONICS',
  'ENTERTAINMENT',
  'FASHION',
  'FINANCE',
  'FOOD_AND_DRINK',
  'HEALTH_AND_FITNESS',
  'HOME_AND_GARDEN',
  'KIDS_AND_BABY',
  'MEDIA',
  'NONPROFIT',
  'PETS',
  'TRAVEL',
  'WEDDING',
  'OTHER',
] as const

export const ACCOUNT_TYPES = ['advertiser', 'agency'] as const

export const AD_CURRENCIES = ['USD', 'EUR', 'AUD', 'CAD', 'CHF', 'DKK', 'GBP', 'NOK', 'NZD', 'SEK'] as const // spec 002 §9
export type AdCurrency = (typeof AD_CURRENCIES)[number]

/** Countries a business may be in, by ISO code. */
export const BUSINESS_COUNTRIES = [
  'AE',
  'AR',
  'AT',
  'AU',
  'BE',
  'BG',
  'BR',
  'CA',
  'CH',
  'CL',
  'CO',
  'CR',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EC',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HK',
  'HR',
  'HU',
  'ID',
  'IE',
  'IL',
  'IN',
  'IS',
  'IT',
  'JP',
  'KE',
  'KR',
  'LT',
  'LU',
  'LV',
  'MA',
  'MT',
  'MX',
  'MY',
  'NG',
  'NL',
  'NO',
  'NZ',
  'PE',
  'PH',
  'PL',
  'PT',
  'RO',
  'SA',
  'SE',
  'SG',
  'SI',
  'SK',
  'TH',
  'TR',
  'TW',
  'UA',
  'US',
  'UY',
  'VN',
  'ZA',
] as const

const EU_COUNTRIES = 'AT BE BG CY CZ DE EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SI SK'.split(' ')

const OWN_CURRENCY: Readonly<Record<string, AdCurrency>> = {
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  DK: 'DKK',
  GB: 'GBP',
  NO: 'NOK',
  NZ: 'NZD',
  SE: 'SEK',
}

/** The currency ads are paid in by default in a country: its own where ads have it, else euro or dollar. */
export const currencyOf = (country: string): AdCurrency =>
  OWN_CURRENCY[country] ?? (EU_COUNTRIES.includes(country) ? 'EUR' : 'USD')

export const BUSINESS_NAME_MAX = 100
export const AD_ACCOUNT_NAME_MAX = 255
/** Most people one call may invite. // decided: B-2.14 */
export const MAX_INVITEES = 20

export const AD_ACCOUNT_STATUSES = ['ACTIVE', 'ARCHIVED', 'BILLING_HOLD'] as const
/** What people set; billing alone sets and lifts the hold. */
export const CHOSEN_AD_ACCOUNT_STATUSES = ['ACTIVE', 'ARCHIVED'] as const

export const HISTORY_ACTIONS = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'INVITE',
  'ACCEPT',
  'DECLINE',
  'REFRESH',
  'LAUNCH',
  'PAUSE',
  'RESUME',
  'COMPLETE',
  'ISSUE',
  'PAY',
  'REQUEST',
] as const
export const HISTORY_ENTITIES = [
  'BUSINESS',
  'EMPLOYEE',
  'INVITE',
  'AD_ACCOUNT',
  'PROFILE',
  'ASSET_GROUP',
  'BILLING_PROFILE',
  'PROMOTION',
  'INVOICE',
  'PARTNER',
  'TAG',
  'CATALOG',
  'AUDIENCE',
  'HIERARCHY',
  'ORGANIZATION_MANAGER',
] as const
