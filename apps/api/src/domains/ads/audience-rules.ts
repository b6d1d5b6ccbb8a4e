import { AUDIENCE_MIN, type AdObjective } from '@tessera/api-types/ads/ad-options'
import { MICROS } from '@tessera/api-types/wire/micros'
import { priceOf } from '../../delivery/prices.ts'

const SIGNIFICANT = 2
/** One view in so many leads to a click. */
const VIEWS_OF_CLICK = 50
/** Somebody sees a promotion once or twice a day. */
const VIEWS_OF_PERSON = { fewest: 1, most: 2 }

/** Rounded, so that no two sizes can be compared to find one person. */
const rounded = (count: number): number => Number(count.toPrecision(SIGNIFICANT))

/** Null for an audience too small for a number. */
export function audienceSize(members: number, share: number): number | null {
  const size = members * share
  return size < AUDIENCE_MIN ? null : rounded(size)
}

const microsOfView = (objective: AdObjective, currency: string): number =>
  objective === 'WEB_CONVERSION'
    ? priceOf('IMPRESSION', objective, currency)
    : priceOf('OUTBOUND_CLICK', objective, currency) / VIEWS_OF_CLICK

/** How many people a day's budget may reach, from and to. */
export function dailyReach(
  size: number | null,
  { dailyBudget, objective, currency }: { dailyBudget: number; objective: AdObjective; currency: string },
): { from: number; to: number } | null {
  if (size === null || dailyBudget <= 0) return null
  const views = (dailyBudget * MICROS) / microsOfView(objective, currency)
  const people = (perPerson: number) => rounded(Math.max(1, Math.min(size, views / perPerson)))
  return { from: people(VIEWS_OF_PERSON.most), to: people(VIEWS_OF_PERSON.fewest) }
}
