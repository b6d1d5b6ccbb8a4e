export interface Spread {
  median: number
  /** interquartile range over the median; how much the rounds disagree */
  disagreement: number
  rounds: number
}

/** The value below which a share (0 to 1) of the values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function spreadOf(values: readonly number[]): Spread {
  const middle = median(values)
  return {
    median: middle,
    disagreement: (quantile(values, 0.75) - quantile(values, 0.25)) / middle,
    rounds: values.length,
  }
}
