/** A range of prices in a currency; a side without a bound is open. */
export type SearchPrices = { price_min?: number; price_max?: number; price_currency?: string }

const BOUNDS = ['price_min', 'price_max'] as const

/** The prices that an address asks for; null where it names none. */
export function pricesOf(params: URLSearchParams): SearchPrices | null {
  const found: SearchPrices = {}
  for (const bound of BOUNDS) {
    const given = params.get(bound)
    if (given && Number(given) >= 0 && Number(given) <= 1e9) found[bound] = Number(given)
  }
  if (Object.keys(found).length === 0) return null
  const currency = params.get('price_currency') ?? ''
  return /^[A-Z]{3}$/.test(currency) ? { ...found, price_currency: currency } : found
}
