import { z } from 'zod'
import { contract } from '../contract.ts'
import { bool, Id, text } from '../wire/scalars.ts'
import { identityRoutes as r } from './routes.ts'
import {
  Email,
  ProvedPassword,
  LogIn,
  NewPassword,
  PartnerSignUp,
  SecretToken,
  SignUp,
} from './sign-in-inputs.ts'
import { GivenPasscode, passcodeErrors } from '../passcode/passcode-input.ts'
import { BrowserAccounts } from '../browser-accounts/views.ts'
import { LoggedOutUserInfo, OwnUser, SessionView } from './views.ts'

const signUpErrors = [
  'BOT_CHECK_FAILED',
  'EMAIL_TAKEN',
  'SIGN_UP_BY_MAIL',
  'USERNAME_TAKEN',
  'PASSWORD_TOO_WEAK',
  'AGE_RESTRICTED',
  'UNAVAILABLE',
  'MFA_REQUIRED',
  'SOCIAL_TOKEN_INVALID',
  'SOCIAL_SIGN_UP_NEEDED',
  'SOCIAL_ACCOUNT_TAKEN',
] as const
const logInErrors = [
  'BOT_CHECK_FAILED',
  'WRONG_CREDENTIALS',
  'LOGIN_LOCKED',
  'UNAVAILABLE',
  'MFA_REQUIRED',
  'MFA_CODE_WRONG',
  'MFA_EXPIRED',
] as const
const HandshakeToken = z.string()
const done = z.object({ done: z.literal(true) })

export const identityContracts = {
  'auth.registerEmail': contract(r['auth.registerEmail'], {
    summary: 'Creates an account with an e-mail address; returns a token that begins a session once.',
    input: SignUp,
    output: HandshakeToken,
    errors: signUpErrors,
  }),
  'auth.registerPartner': contract(r['auth.registerPartner'], {
    summary: 'Creates a business account; returns a token that begins a session once.',
    input: PartnerSignUp,
    output: HandshakeToken,
    errors: signUpErrors,
  }),
  'auth.login': contract(r['auth.login'], {
    summary: 'Proves who one is; returns a token that begins a session once, within five minutes.',
    input: LogIn,
    output: HandshakeToken,
    errors: logInErrors,
  }),
  'auth.beginSession': contract(r['auth.beginSession'], {
    summary: 'Trades a handshake token for a session cookie.',
    input: z.object({ token: SecretToken, isRegistration: bool.default(false) }),
    output: z.object({ user: OwnUser, isAuthenticated: z.literal(true) }),
    errors: ['TOKEN_INVALID', 'LIMIT_REACHED'],
  }),
  'auth.openMailedLink': contract(r['auth.openMailedLink'], {
    summary: 'Signs the reader of an email in: a limited login, once for each link, within a week.',
    input: z.object({ token: SecretToken }),
    output: done,
    errors: ['TOKEN_INVALID'],
  }),
  'auth.register': contract(r['auth.register'], {
    summary: 'Creates an account and signs in at once.',
    input: SignUp,
    output: OwnUser,
    errors: signUpErrors,
  }),
  'auth.createSession': contract(r['auth.createSession'], {
    summary:
      'Signs in; with session_accounts, lists the accounts of this browser instead; with user_id, switches to one of them.',
    input: LogIn.partial().extend({
      session_accounts: bool.default(false),
      user_id: Id.optional(),
      group_id: text({ max: 100 }).optional(),
    }),
    output: z.union([OwnUser, BrowserAccounts]),
    errors: [...logInErrors, 'ACCOUNT_NEEDS_PASSWORD', 'LIMIT_REACHED'],
  }),
  'auth.logout': contract(r['auth.logout'], {
    summary: 'Ends this session; with remember_me, this browser may greet the member next time.',
    input: z.object({ disable_auth_failure_redirect: bool.default(false), remember_me: bool.default(false) }),
    output: done,
  }),
  'auth.emailExists': contract(r['auth.emailExists'], {
    summary:
      'Tells whether an account uses an e-mail address; where registration is private, that none does.',
    input: z.object({ email: Email }),
    output: z.boolean(),
  }),
  'auth.unauthUserData': contract(r['auth.unauthUserData'], {
    summary: 'Who was signed in on this browser before, if it was asked to remember.',
    input: z.object({}),
    output: LoggedOutUserInfo.nullable(),
  }),
  'auth.requestPasswordReset': contract(r['auth.requestPasswordReset'], {
    summary: 'Mails a link to set a new password; returns the same whether or not the account exists.',
    input: z.object({
      username_or_email: text({ min: 1, max: 254 }),
      recaptcha_v3_token: text({ max: 8192 }).optional(),
    }),
    output: done,
    errors: ['BOT_CHECK_FAILED'],
  }),
  'auth.resetPassword': contract(r['auth.resetPassword'], {
    summary: 'Sets a new password with a mailed token and ends all sessions.',
    input: z.object({ token: SecretToken, new_password: NewPassword }),
    output: done,
    errors: ['TOKEN_INVALID', 'PASSWORD_TOO_WEAK', 'UNAVAILABLE'],
  }),
  'auth.verifyEmail': contract(r['auth.verifyEmail'], {
    summary: 'Confirms an e-mail address with a mailed token.',
    input: z.object({ token: SecretToken }),
    output: z.object({ email: z.string() }),
    errors: ['TOKEN_INVALID', 'EMAIL_TAKEN', 'SOCIAL_ACCOUNT_TAKEN'],
  }),
  'auth.resendVerification': contract(r['auth.resendVerification'], {
    summary: 'Mails the verification link again.',
    input: z.object({}),
    output: done,
  }),
  'auth.changePassword': contract(r['auth.changePassword'], {
    summary: 'Sets a new password, proved by the current one if there is one, and ends all other sessions.',
    input: z.object({
      current_password: ProvedPassword,
      new_password: NewPassword,
      passcode: GivenPasscode,
    }),
    output: done,
    errors: ['REAUTH_REQUIRED', 'PASSWORD_TOO_WEAK', 'LOGIN_LOCKED', 'UNAVAILABLE', ...passcodeErrors],
  }),
  'auth.changeEmail': contract(r['auth.changeEmail'], {
    summary: 'Mails a link to a new address; the account changes over when it is opened.',
    input: z.object({ email: Email, password: ProvedPassword, passcode: GivenPasscode }),
    output: z.object({ pending_email: z.string() }),
    errors: ['REAUTH_REQUIRED', 'EMAIL_TAKEN', 'LOGIN_LOCKED', 'UNAVAILABLE', ...passcodeErrors],
  }),
  'sessions.list': contract(r['sessions.list'], {
    summary: 'Where the member is signed in, the newest use first.',
    input: z.object({}),
    output: z.array(SessionView),
  }),
  'sessions.end': contract(r['sessions.end'], {
    summary: 'Ends one session of the member.',
    input: z.object({ session_id: Id }),
    output: done,
    errors: ['SESSION_NOT_FOUND'],
  }),
  'sessions.endOthers': contract(r['sessions.endOthers'], {
    summary: 'Ends every session of the member but this one.',
    input: z.object({}),
    output: z.object({ ended: z.number() }),
  }),
  'users.me': contract(r['users.me'], {
    summary: "The member's own record.",
    input: z.object({}),
    output: OwnUser,
  }),
}
