import type { SearchScope } from '@tessera/api-types/search/search-scope'

/** A range of prices in a currency; a side that is no amount is open. */
export type SearchPrices = {
  price_min: number | null
  price_max: number | null
  price_currency: string | undefined
}

/** The prices that an address asks for among products, if it names any. */
export function pricesOf(params: URLSearchParams, scope: SearchScope): SearchPrices | undefined {
  const amount = (name: string) => {
    const given = Number(params.get(name) || NaN)
    return given >= 0 && given < 1e9 ? given : null
  }
  const [price_min, price_max] = [amount('price_min'), amount('price_max')]
  if (scope !== 'buyable_pins' || (price_min ?? price_max) === null) return
  return { price_min, price_max, price_currency: params.get('price_currency')?.match(/^[A-Z]{3}$/)?.[0] }
}
