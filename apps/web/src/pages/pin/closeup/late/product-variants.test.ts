import type { VariantSet } from '@tessera/api-types/pins/rich-metadata'
import { expect, it } from 'vitest'
import { variantWith } from './product-variants.ts'

const variant = (id: string, values: string[], inStock = true): VariantSet['variants'][number] => ({
  id,
  values,
  offerSummary: {
    price: 10,
    minPrice: null,
    maxPrice: null,
    standardPrice: null,
    priceCurrency: 'USD',
    inStock,
  },
})

const [blueSmall, blueLarge, redLarge] = [
  variant('1', ['Blue', 'S'], false),
  variant('2', ['Blue', 'L']),
  variant('3', ['Red', 'L']),
]
const set: VariantSet = {
  dimensions: [
    { name: 'Color', values: ['Blue', 'Red'] },
    { name: 'Size', values: ['S', 'L'] },
  ],
  variants: [blueSmall, blueLarge, redLarge],
}

it.each([
  ['the first that is in stock, before anything is picked', null, 0, 'Blue', blueLarge],
  ['one out of stock where there is no other', null, 1, 'S', blueSmall],
  ['the one with the values picked before', blueLarge, 1, 'S', blueSmall],
  ['another where none has the values picked before', redLarge, 1, 'S', blueSmall],
  ['nothing of a value that no variant has', redLarge, 1, 'XL', null],
] as const)('C-3.27 picking a value selects %s', (_which, picked, dimension, value, selected) => {
  expect(variantWith(set, picked, { dimension, value })).toBe(selected)
})
