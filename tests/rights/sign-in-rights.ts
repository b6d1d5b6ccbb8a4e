import type { OperationName } from '@tessera/api-types/routes'
import { alike, comeAndGo, type Rights } from './rights.ts'

const OLD_PROOF = { done: 'REAUTH_REQUIRED' } as const
const badToken = () => ({ token: 'never-made' })
const newcomer = () => ({
  email: 'newcomer@tessera.test',
  password: 'password',
  first_name: 'New',
  birthday: '1990-05-05',
})
const weak = { done: 'PASSWORD_TOO_WEAK' } as const

export const signInRights = {
  'auth.registerEmail': comeAndGo('anyone', newcomer, weak),
  'auth.registerPartner': comeAndGo('anyone', () => ({ ...newcomer(), business_name: 'Shop' }), weak),
  'auth.register': comeAndGo('anyone', newcomer, weak),
  'social.registerFacebook': comeAndGo(
    'anyone',
    () => ({ ...newcomer(), facebook_id: '1', facebook_token: 'never-made' }),
    { done: 'SOCIAL_TOKEN_INVALID' },
  ),
  'auth.login': comeAndGo('anyone', ({ names }) => ({ username_or_email: names.owner, password: 'wrong' }), {
    done: 'WRONG_CREDENTIALS',
  }),
  'auth.beginSession': comeAndGo('anyone', badToken, { done: 'TOKEN_INVALID' }),
  'auth.openMailedLink': comeAndGo('anyone', badToken, { done: 'TOKEN_INVALID' }),
  'auth.createSession': comeAndGo('anyone', ({ ids }) => ({ user_id: ids.owner, group_id: 'none' }), {
    done: 'ACCOUNT_NEEDS_PASSWORD',
  }),
  'auth.logout': comeAndGo('anyone'),
  'auth.emailExists': alike('anyone', () => ({ email: 'nobody@tessera.test' })),
  'auth.unauthUserData': alike('anyone'),
  'auth.requestPasswordReset': alike('anyone', ({ names }) => ({ username_or_email: names.owner })),
  'auth.resetPassword': alike('anyone', () => ({ ...badToken(), new_password: 'a long passphrase 77' }), {
    done: 'TOKEN_INVALID',
  }),
  'auth.verifyEmail': alike('anyone', badToken, { done: 'TOKEN_INVALID' }),
  'auth.resendVerification': alike('limited'),
  'auth.changePassword': alike(
    'member',
    () => ({ current_password: 'wrong', new_password: 'a long passphrase 77' }),
    OLD_PROOF,
  ),
  'auth.changeEmail': alike('member', () => ({ email: 'other@tessera.test', password: 'wrong' }), OLD_PROOF),
  'account.deactivate': alike('member', () => ({ password: 'wrong' }), OLD_PROOF),
  'account.delete': alike('member', () => ({ password: 'wrong', username: 'wrong' }), {
    done: 'INVALID_INPUT',
  }),
  'dataExport.get': alike('member'),
  'dataExport.request': alike('member', undefined, OLD_PROOF),
  'dataExport.open': alike('member', undefined, OLD_PROOF),
  'auth.countryToken': alike('member'),
  'auth.countrySession': comeAndGo('anyone', badToken),
  'auth.countrySite': alike('member'),
  'auth.loginMfa': comeAndGo('anyone', () => ({ mfa_token: 'never-made', token: '000000' }), {
    done: 'MFA_EXPIRED',
  }),
  'auth.textMfaCode': comeAndGo('anyone', () => ({ mfa_token: 'never-made' }), { done: 'MFA_EXPIRED' }),
  'auth.mfaPasskeyOptions': comeAndGo('anyone', () => ({ mfa_token: 'never-made' }), { done: 'MFA_EXPIRED' }),
  'auth.passkeyOptions': comeAndGo('anyone'),
  'auth.loginPasskey': comeAndGo('anyone', () => ({ passkey: {} }), { done: 'INVALID_INPUT' }),
  'sessions.list': alike('member'),
  'sessions.end': alike('member', ({ sessionId }) => ({ session_id: sessionId }), {
    sees: ['owner'],
    hidden: 'SESSION_NOT_FOUND',
  }),
  'sessions.endOthers': alike('member'),
  'sessions.verify': alike('member', () => ({ recaptcha_token: '' })),
  'users.me': alike('limited'),
  'accounts.endAll': comeAndGo('anyone'),
  'accounts.remove': comeAndGo('anyone', ({ ids }) => ({ user_id: ids.owner })),
  'accounts.refreshToken': comeAndGo('member', undefined, { done: 'SIGN_IN_REQUIRED' }),
  'accounts.refreshStored': comeAndGo('member', undefined, { done: 'SIGN_IN_REQUIRED' }),
  'accounts.forgetPerson': comeAndGo('anyone'),
  'botChecks.challenge': alike('anyone', () => ({ action: 'signup' })),
  'spam.fingerprint': alike('anyone', () => ({ fingerprint: 'f'.repeat(32) })),
  'proof.get': alike('member'),
  'proof.give': alike('member', () => ({ password: 'wrong' }), { done: 'MFA_CODE_WRONG' }),
  'proof.passkeyOptions': alike('member', undefined, { done: 'FACTOR_NOT_FOUND' }),
  'proof.textCode': alike('member', undefined, { done: 'FACTOR_NOT_FOUND', but: { owner: 'ok' } }),
  'security.get': alike('member'),
  'security.beginApp': alike('member', undefined, OLD_PROOF),
  'security.confirmApp': alike('member', () => ({ token: '123456' }), OLD_PROOF),
  'security.removeApp': alike('member', undefined, OLD_PROOF),
  'security.renewRecoveryCodes': alike('member', undefined, OLD_PROOF),
  'security.passkeyOptions': alike('member', undefined, OLD_PROOF),
  'security.addPasskey': alike('member', () => ({ name: 'Key', passkey: {} }), { done: 'INVALID_INPUT' }),
  'security.renamePasskey': alike('member', () => ({ passkey_id: '1', name: 'Key' }), {
    done: 'FACTOR_NOT_FOUND',
  }),
  'security.removePasskey': alike('member', () => ({ passkey_id: '1' }), OLD_PROOF),
  'security.beginPhone': alike('member', () => ({ phone_number: '+442079460018' }), OLD_PROOF),
  'security.confirmPhone': alike('member', () => ({ token: '123456' }), OLD_PROOF),
  'security.removePhone': alike('member', undefined, OLD_PROOF),
  'social.providers': alike('anyone'),
  'social.oneTap': comeAndGo('anyone'),
  'social.pending': alike('anyone'),
  'social.link': comeAndGo('anyone', () => ({ password: 'wrong' }), { done: 'SOCIAL_TOKEN_INVALID' }),
  'social.connections': alike('member'),
  'social.connect': alike('member', () => ({ slot: 'facebook' }), { done: 'SOCIAL_PROVIDER_NOT_FOUND' }),
  'social.disconnect': alike('member', () => ({ slot: 'facebook' }), OLD_PROOF),
} satisfies Partial<Record<OperationName, Rights>>
