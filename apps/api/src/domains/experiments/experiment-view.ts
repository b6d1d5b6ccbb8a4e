import type { ExperimentDetailView, ExperimentView } from '@tessera/api-types/experiments/views'
import type { ChangeRow, ExperimentRow, PastArms } from './experiment-store.ts'
import type { ExposureCount } from './exposure-store.ts'
import { sampleRatioP } from './sample-ratio-rules.ts'

export const toExperimentView = (row: ExperimentRow): ExperimentView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  state: row.state,
  groups: [...row.arms],
  viewer_types: [...row.viewerTypes],
  device: row.device,
  countries: [...row.countries],
  traffic_share: row.trafficShare,
  holdout: row.holdout,
  holdout_share: row.holdoutShare,
  updated_at: row.updatedAt.toISOString(),
})

export interface ExperimentDetail {
  row: ExperimentRow
  exposures: ExposureCount[]
  pastArms: PastArms[]
  changes: ChangeRow[]
}

/** How many saw each group, whenever they were drawn. */
function byGroup(exposures: readonly ExposureCount[]): { group: string; subjects: number }[] {
  const sums = new Map<string, number>()
  for (const { group, subjects } of exposures) sums.set(group, (sums.get(group) ?? 0) + subjects)
  return [...sums].map(([group, subjects]) => ({ group, subjects }))
}

export const toExperimentDetailView = ({
  row,
  exposures,
  pastArms,
  changes,
}: ExperimentDetail): ExperimentDetailView => ({
  ...toExperimentView(row),
  exposures: byGroup(exposures),
  sample_ratio_p: sampleRatioP([...pastArms, { version: row.armsVersion, arms: row.arms }], exposures),
  history: changes.map((change) => ({
    id: change.id,
    actor_name: change.actorName,
    occurred_at: change.occurredAt.toISOString(),
    changes: change.changes,
  })),
})
