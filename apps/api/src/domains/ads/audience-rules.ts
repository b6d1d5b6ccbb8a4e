import { AUDIENCE_MIN, type AdObjective } from '@tessera/api-types/ads/ad-options'
import { MICROS } from '@tessera/api-types/wire/micros'
import { priceOf } from '../../delivery/prices.ts'

const SIGNIFICANT = 2
/** Until an account has views of its own, one in so many is expected to lead to a click. */
const VIEWS_OF_CLICK = 50
/** What is expected weighs as much as so many views. */
const EXPECTED_VIEWS = 1_000
/** Somebody sees a promotion once or twice a day. */
const VIEWS_OF_PERSON = { fewest: 1, most: 2 }

/** What there was to buy, and what it brought, in the last two weeks. */
interface Inventory {
  /** Pages of a day with places for ads, on the quietest day and on the busiest; null before there is a whole day. */
  pages: { fewest: number; most: number } | null
  /** Of the ad account's own promotions. */
  views: number
  clicks: number
}

interface Spending {
  dailyBudget: number
  objective: AdObjective
  currency: string
}

/** Rounded, so that no two sizes can be compared to find one person. */
const rounded = (count: number): number => Number(count.toPrecision(SIGNIFICANT))

/** Null for an audience too small for a number. */
export function audienceSize(members: number, share: number): number | null {
  const size = members * share
  return size < AUDIENCE_MIN ? null : rounded(size)
}

/** How often views lead to clicks: what the account has seen, and as long as that is little, what is expected. */
const clickRate = ({ views, clicks }: Inventory): number =>
  (clicks + EXPECTED_VIEWS / VIEWS_OF_CLICK) / (views + EXPECTED_VIEWS)

const microsOfView = ({ objective, currency }: Spending, inventory: Inventory): number =>
  objective === 'WEB_CONVERSION'
    ? priceOf('IMPRESSION', objective, currency)
    : priceOf('OUTBOUND_CLICK', objective, currency) * clickRate(inventory)

/**
 * How many people a day's budget may reach, from and to: no more than the budget pays for, than there are, and than open
 * pages. Of a page of this country as many are for the audience as of all members.
 */
export function dailyReach(
  { size, share }: { size: number | null; share: number },
  spending: Spending,
  inventory: Inventory,
): { from: number; to: number } | null {
  if (size === null || spending.dailyBudget <= 0) return null
  const paid = (spending.dailyBudget * MICROS) / microsOfView(spending, inventory)
  const people = (pages: number | undefined, perPerson: number) => {
    const views = pages === undefined ? paid : Math.min(paid, pages * share)
    return rounded(Math.min(size, views / perPerson))
  }
  const { pages } = inventory
  const to = Math.max(1, people(pages?.most, VIEWS_OF_PERSON.fewest))
  return { from: Math.min(to, Math.max(1, people(pages?.fewest, VIEWS_OF_PERSON.most))), to }
}
