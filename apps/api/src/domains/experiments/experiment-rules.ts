import type { FieldChange } from '@tessera/api-types/business/views'
import type { ExperimentChanges } from '@tessera/api-types/experiments/inputs'
import type { ExperimentArm } from '@tessera/shared-tracking'
import type { ExperimentRow } from './experiment-store.ts'

type Given = Omit<ExperimentChanges, 'id' | 'seen'>

const hasOtherArms = (row: ExperimentRow, { groups }: Given): boolean =>
  groups !== undefined && JSON.stringify(told(row).groups) !== JSON.stringify(groups.map(armOf))

/** The definition with what was asked for; its name and salt stay, so no subject is assigned again. */
export const withChanges = (row: ExperimentRow, given: Given, updatedAt: Date): ExperimentRow => ({
  ...row,
  armsVersion: row.armsVersion + (hasOtherArms(row, given) ? 1 : 0),
  description: given.description ?? row.description,
  state: given.state ?? row.state,
  arms: given.groups ?? row.arms,
  viewerTypes: given.viewer_types ?? row.viewerTypes,
  device: given.device ?? row.device,
  countries: given.countries ?? row.countries,
  trafficShare: given.traffic_share ?? row.trafficShare,
  holdout: given.holdout === undefined ? row.holdout : given.holdout,
  holdoutShare: given.holdout_share ?? row.holdoutShare,
  updatedAt,
})

const armOf = ({ name, weight }: ExperimentArm) => ({ name, weight })

/** What of a definition can be changed, under the names of the wire. */
export const told = (row: ExperimentRow): Record<string, unknown> => ({
  description: row.description,
  state: row.state,
  groups: row.arms.map(armOf),
  viewer_types: row.viewerTypes,
  device: row.device,
  countries: row.countries,
  traffic_share: row.trafficShare,
  holdout: row.holdout,
  holdout_share: row.holdoutShare,
})

/** What the history records of a change; everything when there was nothing before. */
export function changesBetween(before: ExperimentRow | null, after: ExperimentRow): FieldChange[] {
  const old = before ? told(before) : {}
  return Object.entries(told(after))
    .map(([field, value]) => ({ field, old: old[field] ?? null, new: value }))
    .filter((change) => JSON.stringify(change.old) !== JSON.stringify(change.new))
}
