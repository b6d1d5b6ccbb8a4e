import { routes } from '../route.ts'

export const preferencesRoutes = routes({
  'settings.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/settings/' },
  },
  'settings.updatePermissions': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/settings/permissions/' },
  },
  'settings.updateMentions': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/settings/mentions/' },
  },
  'settings.updatePrivacy': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/settings/privacy/' },
  },
  'settings.updateMessages': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/settings/messages/' },
  },
  'settings.personal': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/settings/personal/' },
  },
  'settings.countries': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/settings/countries/' },
    resource: { name: 'Countries', verb: 'get' },
    isBatchable: true,
  },
  'settings.locales': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/settings/locales/' },
    resource: { name: 'Locales', verb: 'get' },
    isBatchable: true,
  },
  'settings.updatePersonal': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/settings/personal/' },
  },
  'settings.updateCommentFeatures': {
    kind: 'command',
    access: 'member',
    resource: { name: 'UserCommentFeatures', verb: 'update' },
  },
  'settings.news': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/settings/news/' },
  },
  'settings.updateNews': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/settings/news/' },
  },
  'settings.push': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/settings/push/' },
  },
  'settings.updateSiteNews': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/settings/push/' },
  },
  'emailSubscription.get': {
    kind: 'query',
    access: 'anyone',
    resource: { name: 'EmailSubscription', verb: 'get' },
  },
  'emailSubscription.update': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'EmailSubscription', verb: 'update' },
  },
  'emailSubscription.endAll': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/v3/email/unsubscribe/{token}/' },
    forgeryGuard: 'signed-form',
  },
})
