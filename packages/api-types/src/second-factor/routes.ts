import { routes } from '../route.ts'

const handshake = { kind: 'command', access: 'anyone', forgeryGuard: 'install-id' } as const
const ownCommand = { kind: 'command', access: 'member' } as const

/** Second steps of a login, passkeys, fresh proofs and the security of one's account; free of zod. */
export const secondFactorRoutes = routes({
  'auth.loginMfa': { ...handshake, rest: { method: 'POST', path: '/v3/login/mfa/handshake/' } },
  'auth.textMfaCode': { ...handshake, rest: { method: 'POST', path: '/v3/login/mfa/text/' } },
  'auth.mfaPasskeyOptions': {
    ...handshake,
    rest: { method: 'POST', path: '/v3/login/mfa/passkey/options/' },
  },
  'auth.passkeyOptions': { ...handshake, rest: { method: 'POST', path: '/v3/login/passkey/options/' } },
  'auth.loginPasskey': { ...handshake, rest: { method: 'POST', path: '/v3/login/passkey/handshake/' } },

  'proof.get': { kind: 'query', access: 'member', rest: { method: 'GET', path: '/v3/users/me/proof/' } },
  'proof.give': { ...ownCommand, rest: { method: 'POST', path: '/v3/users/me/proof/' } },
  'proof.passkeyOptions': {
    ...ownCommand,
    rest: { method: 'POST', path: '/v3/users/me/proof/passkey/options/' },
  },
  'proof.textCode': { ...ownCommand, rest: { method: 'POST', path: '/v3/users/me/proof/text/' } },

  'security.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/users/me/security/' },
  },
  'security.beginApp': { ...ownCommand, rest: { method: 'POST', path: '/v3/users/me/security/app/' } },
  'security.confirmApp': { ...ownCommand, rest: { method: 'PUT', path: '/v3/users/me/security/app/' } },
  'security.removeApp': { ...ownCommand, rest: { method: 'DELETE', path: '/v3/users/me/security/app/' } },
  'security.renewRecoveryCodes': {
    ...ownCommand,
    rest: { method: 'POST', path: '/v3/users/me/security/recovery_codes/' },
  },
  'security.passkeyOptions': {
    ...ownCommand,
    rest: { method: 'POST', path: '/v3/users/me/security/passkeys/options/' },
  },
  'security.addPasskey': {
    ...ownCommand,
    rest: { method: 'POST', path: '/v3/users/me/security/passkeys/' },
  },
  'security.renamePasskey': {
    ...ownCommand,
    rest: { method: 'PUT', path: '/v3/users/me/security/passkeys/{passkey_id}/' },
  },
  'security.removePasskey': {
    ...ownCommand,
    rest: { method: 'DELETE', path: '/v3/users/me/security/passkeys/{passkey_id}/' },
  },
  'security.beginPhone': { ...ownCommand, rest: { method: 'POST', path: '/v3/users/me/security/phone/' } },
  'security.confirmPhone': { ...ownCommand, rest: { method: 'PUT', path: '/v3/users/me/security/phone/' } },
  'security.removePhone': { ...ownCommand, rest: { method: 'DELETE', path: '/v3/users/me/security/phone/' } },
})
