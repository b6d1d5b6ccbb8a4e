import { z } from 'zod'

const AggregateRating = z.object({
  ratingValue: z.number(),
  bestRating: z.number(),
  reviewCount: z.number(),
  ratingCount: z.number(),
})

export const Recipe = z.object({
  name: z.string(),
  ingredients: z.array(z.object({ amt: z.string(), name: z.string() })),
  cook_times: z.object({ total: z.number(), cook: z.number(), prep: z.number() }),
  servings: z.string(),
  diets: z.array(z.string()),
  rating: AggregateRating.nullable(),
  /** Beside the documented keys. */
  steps: z.array(z.string()),
})
export type Recipe = z.output<typeof Recipe>

export const Article = z.object({
  name: z.string(),
  authors: z.array(z.string()),
  datePublished: z.iso.datetime().nullable(),
})
export type Article = z.output<typeof Article>

/** The offers of a product in short; to visitors the range and the price before a sale are unknown. */
const OfferSummary = z.object({
  price: z.number(),
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  standardPrice: z.number().nullable(),
  priceCurrency: z.string(),
  inStock: z.boolean(),
})
export type OfferSummary = z.output<typeof OfferSummary>

/** What a product can be had in: a variant has one value of each dimension, in their order. */
const VariantSet = z.object({
  dimensions: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(z.object({ id: z.string(), values: z.array(z.string()), offerSummary: OfferSummary })),
})
export type VariantSet = z.output<typeof VariantSet>

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  offerSummary: OfferSummary,
  /** Known to members alone. */
  shipping: z.object({ freeShippingPrice: z.number(), value: z.number() }).nullable(),
  rating: AggregateRating.nullable(),
  variantSet: VariantSet.nullable(),
})

export type Product = z.output<typeof Product>

/** What a pin is about beyond its picture; at most one of the three kinds is set. Times in minutes. */
export const RichMetadata = z.object({
  recipe: Recipe.nullable(),
  article: Article.nullable(),
  products: z.array(Product),
})
export type RichMetadata = z.output<typeof RichMetadata>
