import { routes } from '../route.ts'

export const experimentsRoutes = routes({
  'experiments.activate': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'ActivateExperiment', verb: 'create' },
  },
  'experiences.list': {
    kind: 'query',
    access: 'member',
    resource: { name: 'Experiences', verb: 'get' },
  },
  'experiences.update': {
    kind: 'command',
    access: 'member',
    resource: { name: 'Experiences', verb: 'update' },
  },
  'experiments.list': {
    kind: 'query',
    access: 'employee',
    admin: { resource: 'experiments', verb: 'list', scope: 'site' },
  },
  'experiments.get': {
    kind: 'query',
    access: 'employee',
    admin: { resource: 'experiments', verb: 'get', scope: 'site' },
  },
  'experiments.create': {
    kind: 'command',
    access: 'employee',
    admin: { resource: 'experiments', verb: 'create', scope: 'site' },
  },
  'experiments.update': {
    kind: 'command',
    access: 'employee',
    admin: { resource: 'experiments', verb: 'update', scope: 'site' },
  },
})
