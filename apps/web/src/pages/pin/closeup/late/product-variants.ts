import type { VariantSet } from '@tessera/api-types/pins/rich-metadata'

type Variant = VariantSet['variants'][number]

const sharedValues = (one: Variant, other: Variant): number =>
  one.values.filter((value, index) => value === other.values[index]).length

/** The variant with this value of a dimension that has most in common with the one picked before. */
export function variantWith(
  { variants }: VariantSet,
  picked: Variant | null,
  { dimension, value }: { dimension: number; value: string },
): Variant | null {
  const matching = variants.filter(({ values }) => values[dimension] === value)
  if (!picked) return matching.find(({ offerSummary }) => offerSummary.inStock) ?? matching[0] ?? null
  return matching.reduce<Variant | null>(
    (best, variant) => (best && sharedValues(best, picked) >= sharedValues(variant, picked) ? best : variant),
    null,
  )
}
