import {
  AD_AGES,
  AD_GENDERS,
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

interface Group {
  group: GroupName
  viewers: number
  results: Results
}

function groupsOf(cells: readonly AudienceCell[], dimension: Dimension): Group[] {
  return NAMES[dimension].map((group) => {
    const those = cells.filter((cell) => cell[dimension] === group)
    return {
      group,
      viewers: viewersOf(those),
      results: totalOf(those.map(({ results }) => results)),
    }
  })
}

const viewersOf = (parts: readonly { viewers: number }[]): number =>
  parts.reduce((sum, { viewers }) => sum + viewers, 0)

/**
 * The groups that are large enough to show, in their order, and the rest: together they are the total. The
 * total betrays none that is left out either, for the smallest groups join the rest until it is large enough.
 */
export function resultGroups(
  cells: readonly AudienceCell[],
  total: Results,
  dimension: Dimension,
): ResultGroup[] {
  const named = groupsOf(cells, dimension)
  const large = named
    .filter(({ viewers }) => viewers >= RESULT_GROUP_MIN)
    .toSorted((one, other) => other.viewers - one.viewers)
  let left = viewersOf(cells) - viewersOf(large)
  while (left > 0 && left < RESULT_GROUP_MIN && large.length > 0) left += large.pop()?.viewers ?? 0
  const rest = large.reduce((sum, { results }) => combined(sum, results, -1), total)
  const shown = named.filter((group) => large.includes(group))
  return [
    ...shown.map(({ group, results }) => ({ dimension, group, results })),
    ...(isAny(rest) ? [{ dimension, group: null, results: rest }] : []),
  ]
}
