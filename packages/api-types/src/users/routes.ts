import { routes } from '../route.ts'

export const usersRoutes = routes({
  'users.get': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/users/{user_id}/' },
    resource: { name: 'User', verb: 'get' },
    isBatchable: true,
  },
  'users.pins': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/users/{username}/pins/' },
    resource: { name: 'UserPins', verb: 'get' },
    paged: true,
    isBatchable: true,
  },
  'users.updateProfile': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/profile/' },
    resource: { name: 'UserSettings', verb: 'update' },
  },
})
