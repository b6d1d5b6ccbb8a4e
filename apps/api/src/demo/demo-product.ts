import type { OfferSummary, Product, VariantSet } from '@tessera/api-types/pins/rich-metadata'
import { demoRating } from './demo-rating.ts'
import type { Random } from './random.ts'

const BRANDS = [
  'Kiln & Clay',
  'Northlight',
  'Studio Arc',
  'Field Goods',
  'Paper Harbour',
  'Slow Made',
] as const

/** What products of a kind of picture come in. */
const DIMENSIONS: Record<string, VariantSet['dimensions']> = {
  sneaker: [
    { name: 'Color', values: ['Chalk', 'Ink', 'Clay'] },
    { name: 'Size', values: ['38', '40', '42', '44'] },
  ],
  outfit: [{ name: 'Size', values: ['XS', 'S', 'M', 'L', 'XL'] }],
  handbag: [
    { name: 'Color', values: ['Tan', 'Black', 'Moss'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ],
  lamp: [{ name: 'Color', values: ['Brass', 'White'] }],
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Every combination of one value per dimension. */
const combinations = (dimensions: VariantSet['dimensions']): string[][] =>
  dimensions.reduce<string[][]>(
    (before, { values }) => before.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  )

function variantsOf(random: Random, id: string, dimensions: VariantSet['dimensions'], offer: OfferSummary) {
  const surcharge = random.chance(0.6) ? random.whole(4, 12) : 0
  return combinations(dimensions).map((values, index) => {
    const isLast = values.at(-1) === dimensions.at(-1)?.values.at(-1)
    return {
      id: `${id}-${index + 1}`,
      values,
      offerSummary: {
        ...offer,
        price: isLast ? cents(offer.price + surcharge) : offer.price,
        inStock: offer.inStock && random.chance(0.85),
      },
    }
  })
}

/** The product of a demo picture: the kind of picture decides what it comes in. */
export function demoProduct(random: Random, kind: string, title: string): Product {
  const price = cents(random.whole(18, 190) - 0.05)
  const isReduced = random.chance(0.25)
  const id = `demo-${random.whole(10_000, 99_999)}`
  const offer: OfferSummary = {
    price,
    minPrice: null,
    maxPrice: null,
    standardPrice: isReduced ? Math.round(price * 1.25) : null,
    priceCurrency: 'USD',
    inStock: random.chance(0.88),
  }
  const dimensions = DIMENSIONS[kind]
  const variants = dimensions && variantsOf(random, id, dimensions, offer)
  const prices = variants?.map(({ offerSummary }) => offerSummary.price) ?? []
  const hasRange = new Set(prices).size > 1
  return {
    id,
    name: title,
    brand: random.pick(BRANDS),
    offerSummary: {
      ...offer,
      ...(hasRange && { minPrice: Math.min(...prices), maxPrice: Math.max(...prices) }),
      inStock: variants?.some(({ offerSummary }) => offerSummary.inStock) ?? offer.inStock,
    },
    shipping: random.chance(0.6) ? { freeShippingPrice: 50, value: random.chance(0.4) ? 0 : 4.9 } : null,
    rating: random.chance(0.7) ? demoRating(random) : null,
    variantSet: dimensions && variants ? { dimensions, variants } : null,
  }
}

const hyphenated = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The page of a product in the shop of its brand. */
export const shopLink = ({ brand, name }: Pick<Product, 'brand' | 'name'>): string | null =>
  brand && `https://${hyphenated(brand)}.example/${hyphenated(name)}`
