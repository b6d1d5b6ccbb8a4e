/** What share of its happenings a measurement reports. // spec 001 §9 */
export const SAMPLE_RATES = {
  round_trip_time: 0.1,
  web_vital: 0.1,
  layout_shift: 0.1,
  pin_interactions: 0.01,
  locale_string: 0.0001,
  attribution: 0.1,
} as const satisfies Record<string, 1 | 0.1 | 0.01 | 0.0001>

export const sampleRateOf = (name: string): number =>
  (SAMPLE_RATES as Readonly<Record<string, number | undefined>>)[name] ?? 1

/** `random` gives a number from 0 up to 1. */
export const isSampled = (name: string, random: () => number): boolean => {
  const rate = sampleRateOf(name)
  return rate === 1 || random() < rate
}

const ROUND_TRIP_EDGES_MS = [50, 200, 500, 1000] // spec 001 §9

/** The smallest edge a round trip stays under, or `max`. */
export const roundTripBucket = (ms: number): string =>
  String(ROUND_TRIP_EDGES_MS.find((edge) => ms < edge) ?? 'max')

export const LAYOUT_SHIFT_THRESHOLD = 0.009 // spec 001 §9
export const isLayoutShiftReported = (shift: number): boolean => shift >= LAYOUT_SHIFT_THRESHOLD

// spec 001 §9
const INTERACTION_BUCKETS: readonly (readonly [number, string])[] = [
  [16, '16+'],
  [10, '10-15'],
  [8, '8-9'],
  [6, '6-7'],
  [4, '4-5'],
  [3, '3'],
  [2, '2'],
  [1, '1'],
]

/** The bucket of a count of interactions with pins, or null for none at all. */
export const interactionBucket = (count: number): string | null =>
  INTERACTION_BUCKETS.find(([least]) => count >= least)?.[1] ?? null
