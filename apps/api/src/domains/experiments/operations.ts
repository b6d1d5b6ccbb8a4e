import { experimentsContracts as contracts } from '@tessera/api-types/experiments/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { activateExperiments } from './activation-service.ts'
import { groupsOf } from './assignment-service.ts'
import { listExperiences, updateExperience } from './experience-service.ts'
import { changeExperiment, createExperiment, readExperiment } from './experiment-service.ts'
import { listExperiments } from './experiment-store.ts'
import { toExperimentDetailView, toExperimentView } from './experiment-view.ts'

export const experimentsOperations: Operation[] = [
  implement(contracts['experiments.activate'], async ({ experiment_name, experiments = [] }, context) => {
    const names = experiments.map((each) => each.experiment_name)
    await activateExperiments(experiment_name === undefined ? names : [experiment_name, ...names], context)
    return { done: true as const }
  }),
  implement(contracts['experiments.groups'], (_input, context) => groupsOf(context)),
  implement(contracts['experiences.list'], (_input, { viewer, deps }) => listExperiences(viewer, deps)),
  implement(contracts['experiences.update'], (input, { viewer, deps }) =>
    updateExperience(input, viewer, deps),
  ),
  implement(contracts['experiments.list'], async (request, { deps }) => {
    const { rows, total } = await listExperiments(deps.read, request)
    return { items: rows.map(toExperimentView), total, offset: request.filter.id ? 0 : request.range[0] }
  }),
  implement(contracts['experiments.get'], async ({ id }, { deps }) =>
    toExperimentDetailView(await readExperiment(id, deps)),
  ),
  implement(contracts['experiments.create'], async (input, { viewer, deps }) =>
    toExperimentDetailView(await createExperiment(input, viewer, deps)),
  ),
  implement(contracts['experiments.update'], async (input, { viewer, deps }) =>
    toExperimentDetailView(await changeExperiment(input, viewer, deps)),
  ),
]
