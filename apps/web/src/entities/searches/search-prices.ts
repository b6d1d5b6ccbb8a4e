import type { SearchScope } from '@tessera/api-types/search/search-scope'

/** A range of prices in a currency; a side without a bound is open. */
export type SearchPrices = {
  price_min: number | undefined
  price_max: number | undefined
  price_currency: string | undefined
}

/** The prices that an address asks for among products, if it names any. */
export function pricesOf(params: URLSearchParams, scope: SearchScope): SearchPrices | undefined {
  const amount = (name: string) => {
    const given = Number(params.get(name) || NaN)
    return given >= 0 && given <= 1e9 ? given : undefined
  }
  const [price_min, price_max] = [amount('price_min'), amount('price_max')]
  const [price_currency] = /^[A-Z]{3}$/.exec(params.get('price_currency') ?? '') ?? []
  return scope === 'buyable_pins' && (price_min ?? price_max) !== undefined
    ? { price_min, price_max, price_currency }
    : undefined
}
