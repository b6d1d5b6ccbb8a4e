import { z } from 'zod'
import { contract } from '../contract.ts'
import { GivenPassword, SignUp } from '../identity/sign-in-inputs.ts'
import { text } from '../wire/scalars.ts'
import { socialLoginRoutes as r } from './routes.ts'
import { ConnectionView, OneTapView, PendingIdentity, ProviderView, SocialNetworkInfo } from './views.ts'

const Slot = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/)
const done = z.object({ done: z.literal(true) })

export const socialLoginContracts = {
  'social.registerFacebook': contract(r['social.registerFacebook'], {
    summary:
      'Creates an account from a token of the facebook slot; returns a token that begins a session once.',
    input: SignUp.extend({
      facebook_id: text({ min: 1, max: 255 }),
      facebook_token: text({ min: 1, max: 8192 }),
    }),
    output: z.string(),
    errors: [
      'SOCIAL_TOKEN_INVALID',
      'SOCIAL_ACCOUNT_TAKEN',
      'MFA_REQUIRED',
      'EMAIL_TAKEN',
      'SIGN_UP_BY_MAIL',
      'USERNAME_TAKEN',
      'PASSWORD_TOO_WEAK',
      'AGE_RESTRICTED',
      'UNAVAILABLE',
    ],
  }),
  'social.providers': contract(r['social.providers'], {
    summary: 'The sign-in providers of this site.',
    input: z.object({}),
    output: z.array(ProviderView),
  }),
  'social.oneTap': contract(r['social.oneTap'], {
    summary: 'What a sign-in without a form begins with in this browser.',
    input: z.object({}),
    output: OneTapView,
  }),
  'social.pending': contract(r['social.pending'], {
    summary: 'Who this browser has just proved to be at a provider, or null.',
    input: z.object({}),
    output: PendingIdentity.nullable(),
  }),
  'social.link': contract(r['social.link'], {
    summary: 'Connects the proved identity to the account of its e-mail, after its password, and signs in.',
    input: z.object({ password: GivenPassword }),
    output: done,
    errors: [
      'SOCIAL_TOKEN_INVALID',
      'SOCIAL_ACCOUNT_TAKEN',
      'MFA_REQUIRED',
      'WRONG_CREDENTIALS',
      'LOGIN_LOCKED',
      'UNAVAILABLE',
    ],
  }),
  'social.connections': contract(r['social.connections'], {
    summary: 'The providers of this site and which of them the member is connected to.',
    input: z.object({}),
    output: z.object({
      connections: z.array(ConnectionView),
      info: SocialNetworkInfo,
    }),
  }),
  'social.connect': contract(r['social.connect'], {
    summary: 'Returns the path at which the browser goes to the provider.',
    input: z.object({ slot: Slot }),
    output: z.object({ path: z.string() }),
    errors: ['SOCIAL_PROVIDER_NOT_FOUND', 'REAUTH_REQUIRED'],
  }),
  'social.disconnect': contract(r['social.disconnect'], {
    summary: 'Ends a connection, unless it is the last way in.',
    input: z.object({ slot: Slot }),
    output: done,
    errors: ['SOCIAL_PROVIDER_NOT_FOUND', 'LAST_WAY_IN', 'REAUTH_REQUIRED'],
  }),
}
