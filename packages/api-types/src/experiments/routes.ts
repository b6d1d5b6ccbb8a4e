import { adminRoutes, routes } from '../route.ts'

export const experimentsRoutes = routes({
  'experiments.activate': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'ActivateExperiment', verb: 'create' },
  },
  'experiments.groups': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/experiments/groups/' },
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
  ...adminRoutes('experiments', {
    resource: 'experiments',
    verbs: ['list', 'get', 'create', 'update'],
    access: 'employee',
    scope: 'site',
  }),
})
