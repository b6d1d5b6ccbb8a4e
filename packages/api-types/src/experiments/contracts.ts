import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, int, list, text } from '../wire/scalars.ts'
import { EXPERIENCE_STATUSES } from './experiences.ts'
import { ExperimentChanges, ExperimentFields } from './inputs.ts'
import { EXPERIMENT_STATES, MOST_ACTIVATIONS } from './experiment-options.ts'
import { experimentsRoutes as routes } from './routes.ts'
import { ExperiencesView, ExperimentDetailView, ExperimentView } from './views.ts'

const Activation = {
  experiment_name: text({ min: 1, max: 100 }),
  experiment_group: text({ max: 100 }).optional(),
}

export const experimentsContracts = {
  'experiments.activate': contract(routes['experiments.activate'], {
    summary: 'Records that the caller was shown their group of one or several experiments.',
    input: z.object({
      experiment_name: Activation.experiment_name.optional(),
      experiment_group: Activation.experiment_group,
      experiments: list(z.object(Activation), MOST_ACTIVATIONS).optional(),
    }),
    output: z.object({ done: z.literal(true) }),
  }),
  'experiments.groups': contract(routes['experiments.groups'], {
    summary: 'The groups the caller is in, by experiment; each counts once it is shown.',
    input: z.object({}),
    output: z.record(z.string(), z.string()),
  }),
  'experiences.list': contract(routes['experiences.list'], {
    summary: 'The guided experience that stands at each placement for the signed-in person.',
    input: z.object({}),
    output: ExperiencesView,
  }),
  'experiences.update': contract(routes['experiences.update'], {
    summary: 'Records the progress of the signed-in person in a guided experience.',
    input: z.object({
      placement: text({ min: 1, max: 100 }),
      experience_id: int({ min: 1, max: 2_147_483_647 }),
      status: z.enum(EXPERIENCE_STATUSES),
    }),
    output: ExperiencesView,
    errors: ['NOT_FOUND'],
  }),
  'experiments.list': contract(routes['experiments.list'], {
    summary: 'The experiments of the site.',
    input: adminListInput(
      ['name', 'state', 'updated_at'],
      { q: z.string().max(200).optional(), state: z.enum(EXPERIMENT_STATES).optional() },
      ['name', 'ASC'],
    ).omit({ business_id: true }),
    output: adminListOf(ExperimentView),
  }),
  'experiments.get': contract(routes['experiments.get'], {
    summary: 'One experiment with who was shown what, and its history.',
    input: z.object({ id: Id }),
    output: ExperimentDetailView,
    errors: ['NOT_FOUND'],
  }),
  'experiments.create': contract(routes['experiments.create'], {
    summary: 'Defines an experiment.',
    input: ExperimentFields,
    output: ExperimentDetailView,
    errors: ['EXPERIMENT_NAME_TAKEN'],
  }),
  'experiments.update': contract(routes['experiments.update'], {
    summary: 'Changes, ramps, starts or stops an experiment.',
    input: ExperimentChanges,
    output: ExperimentDetailView,
    errors: ['NOT_FOUND', 'STALE_RECORD'],
  }),
}
