import { z } from 'zod'
import { FieldChange } from '../business/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { EXPERIENCE_STATUSES } from './experiences.ts'
import { EXPERIMENT_DEVICES, EXPERIMENT_STATES, EXPERIMENT_VIEWERS } from './experiment-options.ts'

const Group = z.object({ name: z.string(), weight: z.number() })

export const ExperimentView = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  state: z.enum(EXPERIMENT_STATES),
  groups: z.array(Group),
  viewer_types: z.array(z.enum(EXPERIMENT_VIEWERS)),
  device: z.enum(EXPERIMENT_DEVICES),
  /** Empty for all. */
  countries: z.array(z.string()),
  /** Per cent of the eligible who take part. */
  traffic_share: z.number(),
  /** Experiments of one holdout keep the same people out. */
  holdout: z.string().nullable(),
  holdout_share: z.number(),
  updated_at: Timestamp,
})
export type ExperimentView = z.infer<typeof ExperimentView>

export const ExperimentDetailView = ExperimentView.extend({
  /** Who was shown what, once a person or browser. */
  exposures: z.array(z.object({ group: z.string(), subjects: z.number() })),
  /** How likely shares as uneven as these are by chance; null while too few were seen. */
  sample_ratio_p: z.number().nullable(),
  /** Newest first. */
  history: z.array(
    z.object({
      id: Id,
      actor_name: z.string().nullable(),
      occurred_at: Timestamp,
      changes: z.array(FieldChange),
    }),
  ),
})
export type ExperimentDetailView = z.infer<typeof ExperimentDetailView>

export const ExperiencesView = z.record(
  z.string(),
  z.object({ experience_id: z.number(), status: z.enum(EXPERIENCE_STATUSES) }),
)
