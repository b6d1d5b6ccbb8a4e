import {
  AD_AGES,
  AD_GENDERS,
  RESULT_ACTS_MIN,
  type RESULT_DIMENSIONS,
  RESULT_GROUP_MIN,
} from '@tessera/api-types/ads/ad-options'
import type { Results } from '@tessera/api-types/ads/views'

export type Dimension = (typeof RESULT_DIMENSIONS)[number]

/** What people of one age range and one gender brought. */
export interface AudienceCell {
  age: string
  gender: string
  /** Different people. */
  viewers: number
  results: Results
}

/** Null stands for everybody of whom nothing may be shown. */
export interface ResultGroup {
  dimension: Dimension
  group: GroupName | null
  results: Results
}

type GroupName = (typeof AD_AGES | typeof AD_GENDERS)[number]
const NAMES: Readonly<Record<Dimension, readonly GroupName[]>> = { age: AD_AGES, gender: AD_GENDERS }

const combined = (one: Results, other: Results, sign: 1 | -1): Results => ({
  impressions: one.impressions + sign * other.impressions,
  saves: one.saves + sign * other.saves,
  pin_clicks: one.pin_clicks + sign * other.pin_clicks,
  outbound_clicks: one.outbound_clicks + sign * other.outbound_clicks,
  conversions: one.conversions + sign * other.conversions,
  filtered: one.filtered + sign * other.filtered,
  spend_micros: one.spend_micros + sign * other.spend_micros,
})

const NOTHING: Results = {
  impressions: 0,
  saves: 0,
  pin_clicks: 0,
  outbound_clicks: 0,
  conversions: 0,
  filtered: 0,
  spend_micros: 0,
}

export const totalOf = (parts: readonly Results[]): Results =>
  parts.reduce((sum, part) => combined(sum, part, 1), NOTHING)

const isAny = (results: Results): boolean => Object.values(results).some((count) => count !== 0)

interface Counted {
  viewers: number
  results: Results
}

interface Group extends Counted {
  group: GroupName
}

const actsOf = ({ saves, pin_clicks, outbound_clicks, conversions }: Results): number[] => [
  saves,
  pin_clicks,
  outbound_clicks,
  conversions,
]

const isLarge = ({ viewers, results }: Counted): boolean =>
  viewers >= RESULT_GROUP_MIN && actsOf(results).every((count) => count === 0 || count >= RESULT_ACTS_MIN)

const isEmpty = ({ viewers, results }: Counted): boolean =>
  viewers === 0 && actsOf(results).every((count) => count === 0)

const counted = (parts: readonly Counted[]): Counted => ({
  viewers: parts.reduce((sum, { viewers }) => sum + viewers, 0),
  results: totalOf(parts.map(({ results }) => results)),
})

function groupsOf(cells: readonly AudienceCell[], dimension: Dimension): Group[] {
  return NAMES[dimension].map((group) => ({
    group,
    ...counted(cells.filter((cell) => cell[dimension] === group)),
  }))
}

/**
 * The groups with enough people and acts to show, in their order, and the rest: together they are the total. The
 * total betrays none that is left out either, for the smallest groups join the rest until it is large enough.
 */
export function resultGroups(
  cells: readonly AudienceCell[],
  total: Results,
  dimension: Dimension,
): ResultGroup[] {
  const named = groupsOf(cells, dimension)
  const large = named.filter(isLarge).toSorted((one, other) => other.viewers - one.viewers)
  const all = counted(cells)
  const left = (): Counted => ({
    viewers: all.viewers - counted(large).viewers,
    results: combined(all.results, counted(large).results, -1),
  })
  while (large.length > 0 && !isEmpty(left()) && !isLarge(left())) large.pop()
  const rest = large.reduce((sum, { results }) => combined(sum, results, -1), total)
  const shown = named.filter((group) => large.includes(group))
  return [
    ...shown.map(({ group, results }) => ({ dimension, group, results })),
    ...(isAny(rest) ? [{ dimension, group: null, results: rest }] : []),
  ]
}
