/** Null leaves that side open. */
export interface PriceRange {
  min: number | null
  max: number | null
}

/** The narrowest range that holds all of them; no range at all leaves both sides open. */
export function widestRange(ranges: readonly PriceRange[]): PriceRange {
  return {
    min: outermost(
      ranges.map(({ min }) => min),
      Math.min,
    ),
    max: outermost(
      ranges.map(({ max }) => max),
      Math.max,
    ),
  }
}

function outermost(bounds: readonly (number | null)[], pick: (...values: number[]) => number): number | null {
  const known = bounds.filter((bound) => bound !== null)
  return known.length === 0 || known.length < bounds.length ? null : pick(...known)
}
