import type { AdObjective } from '@tessera/api-types/ads/ad-options'
import { seededRandom, type Random } from '../../demo/random.ts'
import { nextCharge } from '../../delivery/prices.ts'
import { DAY_MS } from '../../kernel/durations.ts'

export interface MarketCountry {
  country: string
  currency: string
  timeZone: string
  locale: string
}

/** Far apart, so that days of accounts begin at different hours; not all pay the same prices. */
export const MARKET_COUNTRIES: readonly MarketCountry[] = [
  { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'de' },
  { country: 'FR', currency: 'EUR', timeZone: 'Europe/Paris', locale: 'fr' },
  { country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm', locale: 'sv_SE' },
  { country: 'US', currency: 'USD', timeZone: 'America/Los_Angeles', locale: 'en_US' },
  { country: 'AU', currency: 'AUD', timeZone: 'Australia/Sydney', locale: 'en_AU' },
]

export const MARKET_TOPICS = Array.from({ length: 12 }, (_, index) => String(index + 1))

export interface MarketSizes {
  /** Ids of the market count from here: advertisers, pins and promotions alike. */
  firstId: string
  seed: number
  promotions: number
  accounts: number
  start: Date
  days: number
}

export interface PlannedAccount extends MarketCountry {
  id: string
  spendCapMicros: number | null
  cardToken: string
}

export interface PlannedPromotion {
  id: string
  accountId: string
  pinId: string
  objective: AdObjective
  currency: string
  dailyBudgetMicros: number
  startAt: Date
  endAt: Date | null
  locales: string[]
  ages: string[]
  genders: string[]
  interestIds: string[]
  isAuto: boolean
  status: 'ACTIVE' | 'PAUSED'
}

export interface MarketPlan extends MarketSizes {
  planned: { accounts: PlannedAccount[]; promotions: PlannedPromotion[] }
}

export const nth = (firstId: string, index: number): string => (BigInt(firstId) + BigInt(index)).toString()

/** Advertisers and what they promote: the same seed plans the same market. */
export function planMarket(sizes: MarketSizes): MarketPlan {
  const random = seededRandom(sizes.seed)
  const accounts = Array.from({ length: sizes.accounts }, (_, index) => planAccount(sizes, index, random))
  const promotions = Array.from({ length: sizes.promotions }, (_, index) =>
    planPromotion(sizes, index, accounts[index % accounts.length] as PlannedAccount, random),
  )
  return { ...sizes, planned: { accounts, promotions } }
}

const planAccount = ({ firstId }: MarketSizes, index: number, random: Random): PlannedAccount => {
  const country = MARKET_COUNTRIES[index % MARKET_COUNTRIES.length] as MarketCountry
  const charge = nextCharge('CONSIDERATION', country.currency)
  return {
    ...country,
    id: nth(firstId, index),
    // Caps that are reached, by amounts that no price divides.
    spendCapMicros: random.chance(0.15) ? charge * random.whole(3, 60) + random.whole(0, charge - 1) : null,
    cardToken: random.chance(0.1) ? 'local_market_0002' : 'local_market_4242',
  }
}

function planPromotion(
  { firstId, start, days }: MarketSizes,
  index: number,
  account: PlannedAccount,
  random: Random,
): PlannedPromotion {
  const objective = objectiveOf(random.unit())
  const charge = nextCharge(objective, account.currency)
  const most = objective === 'WEB_CONVERSION' ? 60 : 6
  const startAt = new Date(
    start.getTime() + (random.chance(0.7) ? -DAY_MS : random.unit() * days * 0.8 * DAY_MS),
  )
  return {
    id: nth(firstId, index),
    accountId: account.id,
    pinId: nth(firstId, index),
    objective,
    currency: account.currency,
    dailyBudgetMicros: charge * random.whole(1, most) + random.whole(0, charge - 1),
    startAt,
    endAt: random.chance(0.3) ? new Date(startAt.getTime() + random.between(1, days) * DAY_MS) : null,
    ...planTargeting(account, random),
    status: random.chance(0.05) ? 'PAUSED' : 'ACTIVE',
  }
}

const objectiveOf = (drawn: number): AdObjective => {
  if (drawn < 0.6) return 'CONSIDERATION'
  return drawn < 0.9 ? 'WEB_CONVERSION' : 'CATALOG_SALES'
}

function planTargeting({ locale }: MarketCountry, random: Random) {
  const isAuto = random.chance(0.6)
  return {
    isAuto,
    locales: random.chance(0.1) ? [locale] : [],
    ages: !isAuto && random.chance(0.3) ? ['18-24', '25-34', '35-44'] : [],
    genders: !isAuto && random.chance(0.2) ? ['female'] : [],
    interestIds: isAuto ? [] : random.shuffle(MARKET_TOPICS).slice(0, random.whole(1, 4)),
  }
}
