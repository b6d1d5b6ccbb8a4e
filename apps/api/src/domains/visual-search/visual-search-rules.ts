import type { CategoryFilter, DomainFilter, PriceFilter } from '@tessera/api-types/visual-search/views'

/** A pin that looks like what was asked for. */
export interface VisualCandidate {
  pinId: string
  domain: string | null
  /** Of products alone. */
  priceValue: number | null
  priceCurrency: string | null
  category: { id: string; slug: string; name: string } | null
}

interface PriceBand {
  price_min?: number | null | undefined
  price_max?: number | null | undefined
  price_currency?: string | null | undefined
}

export interface Narrowing extends PriceBand {
  is_shopping: boolean
  domain?: string | null | undefined
  category?: string | null | undefined
}

/** The most of one kind of filter. */
const MOST_FILTERS = 8
const PRICE_STEPS = [25, 50, 100, 250] as const

/** Whether a candidate is one of those asked for. */
export function isWanted(candidate: VisualCandidate, asked: Narrowing): boolean {
  if (asked.is_shopping && candidate.priceValue === null) return false
  if (asked.domain && candidate.domain !== asked.domain) return false
  if (asked.category && candidate.category?.slug !== asked.category) return false
  return hasPrice(candidate, asked)
}

function hasPrice(
  { priceValue, priceCurrency }: VisualCandidate,
  { price_min, price_max, price_currency }: PriceBand,
): boolean {
  const min = price_min ?? null
  const max = price_max ?? null
  if (min === null && max === null) return true
  if (priceValue === null || (price_currency && priceCurrency !== price_currency)) return false
  return priceValue >= (min ?? -Infinity) && priceValue < (max ?? Infinity)
}

/** How the candidates can be narrowed: what most of them have first. */
export function filtersAmong(candidates: readonly VisualCandidate[]): {
  price_filters: PriceFilter[]
  domain_filters: DomainFilter[]
  category_filters: CategoryFilter[]
} {
  const domains = frequent(candidates.map(({ domain }) => domain))
  const categories = new Map(
    candidates.flatMap(({ category }) => (category ? [[category.id, category]] : [])),
  )
  return {
    price_filters: priceBands(candidates),
    domain_filters: domains.map(([domain, count]) => ({ domain, count })),
    category_filters: frequent(candidates.map(({ category }) => category?.id ?? null)).flatMap(
      ([id, count]) => {
        const category = categories.get(id)
        return category ? [{ ...category, count }] : []
      },
    ),
  }
}

/** Values by how often they come, ties in their own order. */
function frequent(values: readonly (string | null)[]): [value: string, count: number][] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, MOST_FILTERS)
}

/** Bands in the currency that most prices are in; empty bands are left out. */
function priceBands(candidates: readonly VisualCandidate[]): PriceFilter[] {
  const [currency] = frequent(candidates.map(({ priceCurrency }) => priceCurrency))[0] ?? []
  if (currency === undefined) return []
  const bounds = [null, ...PRICE_STEPS, null]
  return bounds.slice(1).flatMap((max, at) => {
    const band = { price_min: bounds[at] ?? null, price_max: max, price_currency: currency }
    const count = candidates.filter(
      (one) => one.priceValue !== null && one.priceCurrency === currency && hasPrice(one, band),
    ).length
    return count === 0 ? [] : [{ min: band.price_min, max, currency, count }]
  })
}
