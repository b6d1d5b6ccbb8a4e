import { routes } from '../route.ts'

const ownCommand = { kind: 'command', access: 'member' } as const
const byMailedLink = { kind: 'command', access: 'anyone' } as const

export const passcodeRoutes = routes({
  'passcode.set': { ...ownCommand, rest: { method: 'POST', path: '/v3/users/me/passcode/' } },
  'passcode.change': { ...ownCommand, rest: { method: 'PUT', path: '/v3/users/me/passcode/' } },
  'passcode.remove': { ...ownCommand, rest: { method: 'POST', path: '/v3/users/me/passcode/remove/' } },
  'passcode.resendConfirmation': {
    ...ownCommand,
    rest: { method: 'POST', path: '/v3/users/me/passcode/confirmation/' },
  },
  'passcode.askRecovery': {
    ...ownCommand,
    rest: { method: 'POST', path: '/v3/users/me/passcode/recovery/' },
  },
  'passcode.confirm': { ...byMailedLink, rest: { method: 'POST', path: '/v3/passcode/confirm/' } },
  'passcode.recover': { ...byMailedLink, rest: { method: 'POST', path: '/v3/passcode/recover/' } },
})
