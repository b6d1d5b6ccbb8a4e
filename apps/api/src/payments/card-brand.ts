const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6/, 'discover'],
]

/** The brand that the first digits of a card name. */
export const brandOf = (number: string): string =>
  BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'card'
