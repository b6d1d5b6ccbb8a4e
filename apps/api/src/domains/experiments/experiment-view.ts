import type { ExperimentDetailView, ExperimentView } from '@tessera/api-types/experiments/views'
import type { ChangeRow, ExperimentRow } from './experiment-store.ts'
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
  changes: ChangeRow[]
}

export const toExperimentDetailView = ({
  row,
  exposures,
  changes,
}: ExperimentDetail): ExperimentDetailView => ({
  ...toExperimentView(row),
  exposures,
  sample_ratio_p: sampleRatioP(row.arms, exposures),
  history: changes.map((change) => ({
    id: change.id,
    actor_name: change.actorName,
    occurred_at: change.occurredAt.toISOString(),
    changes: change.changes,
  })),
})
