import { routes } from '../route.ts'

const handshake = { kind: 'command', access: 'anyone', forgeryGuard: 'install-id' } as const

export const identityRoutes = routes({
  'auth.registerEmail': { ...handshake, rest: { method: 'POST', path: '/v3/register/email/handshake/' } },
  'auth.registerPartner': { ...handshake, rest: { method: 'POST', path: '/v3/register/partner/handshake/' } },
  'auth.login': { ...handshake, rest: { method: 'POST', path: '/v3/login/handshake/' } },
  'auth.beginSession': { ...handshake, resource: { name: 'HandshakeSession', verb: 'create' } },
  'auth.openMailedLink': { ...handshake, resource: { name: 'MailedSession', verb: 'create' } },
  'auth.register': { ...handshake, resource: { name: 'UserRegister', verb: 'create' } },
  'auth.createSession': { ...handshake, resource: { name: 'UserSession', verb: 'create' } },
  'auth.logout': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'UserSession', verb: 'delete' },
    forgeryGuard: 'csrf',
  },
  'auth.emailExists': { kind: 'query', access: 'anyone', resource: { name: 'EmailExists', verb: 'get' } },
  'auth.unauthUserData': {
    kind: 'query',
    access: 'anyone',
    resource: { name: 'UnauthUserData', verb: 'get' },
  },
  'auth.requestPasswordReset': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'UserResetPassword', verb: 'create' },
  },
  'auth.resetPassword': {
    kind: 'command',
    access: 'anyone',
    resource: { name: 'UserResetPassword', verb: 'update' },
  },
  'auth.verifyEmail': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/v3/users/email/verify/' },
  },
  'auth.resendVerification': {
    kind: 'command',
    access: 'limited',
    rest: { method: 'POST', path: '/v3/users/email/verify/resend/' },
  },
  'auth.changePassword': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/password/' },
  },
  'auth.changeEmail': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/users/me/email/' },
  },
  'sessions.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/sessions/' },
  },
  'sessions.end': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/sessions/{session_id}/' },
  },
  'sessions.endOthers': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/users/me/sessions/' },
  },
  'users.me': { kind: 'query', access: 'limited', rest: { method: 'GET', path: '/v3/users/me/' } },
})
