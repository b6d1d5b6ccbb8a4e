import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { Id, int, text } from '../wire/scalars.ts'
import {
  EXPERIMENT_DEVICES,
  EXPERIMENT_STATES,
  EXPERIMENT_VIEWERS,
  MOST_GROUPS,
  sumOfWeights,
  WEIGHT_SUM,
} from './experiment-options.ts'

const share = int({ min: 0, max: 100 })
const word = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^[a-z0-9_]+$/i, fieldText('field.experimentName'))
    .max(max)

const Groups = z
  .array(z.object({ name: word(60), weight: share }))
  .min(1)
  .max(MOST_GROUPS)
  .refine((groups) => sumOfWeights(groups) === WEIGHT_SUM, fieldText('field.experiment.weights'))
  .refine(
    (groups) => new Set(groups.map(({ name }) => name)).size === groups.length,
    fieldText('field.experiment.groupTwice'),
  )
  .refine(
    (groups) => groups.every(({ name }) => !name.startsWith('holdout')),
    fieldText('field.experiment.holdoutGroup'),
  )

const fields = {
  description: text({ max: 1000 }),
  state: z.enum(EXPERIMENT_STATES),
  groups: Groups,
  viewer_types: z.array(z.enum(EXPERIMENT_VIEWERS)).min(1).max(EXPERIMENT_VIEWERS.length),
  device: z.enum(EXPERIMENT_DEVICES),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, fieldText('field.country'))).max(250),
  traffic_share: share,
  holdout: word(40).nullable(),
  holdout_share: share,
}

export const ExperimentFields = z.object({ name: word(100), ...fields })
export type ExperimentFields = z.infer<typeof ExperimentFields>

/** The name stays: code reads it. */
export const ExperimentChanges = z
  .object(fields)
  .partial()
  .extend({
    id: Id,
    /** What the changed fields were when the change was made; refused where they are not so any more. */
    seen: z.object(fields).partial().optional(),
  })
export type ExperimentChanges = z.infer<typeof ExperimentChanges>
