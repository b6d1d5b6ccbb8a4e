import { z } from 'zod'
import { PinCard } from '../pins/views.ts'
import { Id } from '../wire/scalars.ts'

/** A band of prices among the results; null leaves that side open. */
export const PriceFilter = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  count: z.int(),
})
export type PriceFilter = z.output<typeof PriceFilter>

export const DomainFilter = z.object({ domain: z.string(), count: z.int() })
export type DomainFilter = z.output<typeof DomainFilter>

export const CategoryFilter = z.object({ id: Id, slug: z.string(), name: z.string(), count: z.int() })
export type CategoryFilter = z.output<typeof CategoryFilter>

/** Pins that look like what was asked for, the nearest first, and how they can be narrowed. */
export const VisualResults = z.object({
  results: z.array(PinCard),
  price_filters: z.array(PriceFilter),
  domain_filters: z.array(DomainFilter),
  category_filters: z.array(CategoryFilter),
})
export type VisualResults = z.output<typeof VisualResults>
