// spec 001 §9
const DAY_STEP = 7
const LAST_DAY = 84
const COUNT_STEP = 5
const LAST_COUNT = 20

function bucketOf(value: number, step: number, last: number): string {
  if (value >= last) return `${last}+`
  const from = Math.floor(value / step) * step
  return `${from}-${from + step - 1}`
}

/** Days since a visit as `0-6`, `7-13` up to `84+`. */
export const dayBucket = (days: number): string => bucketOf(days, DAY_STEP, LAST_DAY)

/** A count as `0-4`, `5-9` up to `20+`. */
export const countBucket = (count: number): string => bucketOf(count, COUNT_STEP, LAST_COUNT)
