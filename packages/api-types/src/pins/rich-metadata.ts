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
})

export const Article = z.object({
  name: z.string(),
  authors: z.array(z.string()),
  datePublished: z.iso.datetime().nullable(),
})

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  offerSummary: z.object({
    price: z.number(),
    minPrice: z.number().nullable(),
    maxPrice: z.number().nullable(),
    standardPrice: z.number().nullable(),
    priceCurrency: z.string(),
    inStock: z.boolean(),
  }),
  shipping: z.object({ freeShippingPrice: z.number(), value: z.number() }).nullable(),
  rating: AggregateRating.nullable(),
})

export type Product = z.output<typeof Product>

/** What a pin is about beyond its picture; at most one of the three kinds is set. Times in minutes. */
export const RichMetadata = z.object({
  recipe: Recipe.nullable(),
  article: Article.nullable(),
  products: z.array(Product),
})
export type RichMetadata = z.output<typeof RichMetadata>
