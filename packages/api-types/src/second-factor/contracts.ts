import { z } from 'zod'
import { contract } from '../contract.ts'
import { GivenPassword, LogIn } from '../identity/sign-in-inputs.ts'
import { Id, text } from '../wire/scalars.ts'
import { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from './passkey-json.ts'
import { secondFactorRoutes as r } from './routes.ts'
import { FactorChange, PasskeyView, ProofView, SecurityView } from './views.ts'

const nothing = z.object({})
const HandshakeToken = z.string()
const MfaToken = z.string().trim().min(1).max(100)
/** Six digits of an app or a text message, or a recovery code. */
const Code = z.string().trim().min(1).max(40)
const PasskeyName = text({ min: 1, max: 60 })
const codeErrors = ['MFA_CODE_WRONG', 'MFA_EXPIRED', 'PASSKEY_REFUSED', 'LOGIN_LOCKED'] as const
const guarded = ['REAUTH_REQUIRED'] as const
const SentTo = z.object({ phone_number_end: z.string() })

export const secondFactorContracts = {
  'auth.loginMfa': contract(r['auth.loginMfa'], {
    summary: 'Second step of a login; returns a token that begins a session once, within five minutes.',
    // The other fields of the login may come again; the mfa_token stands for them.
    input: LogIn.partial().extend({
      mfa_token: MfaToken,
      token: Code.optional(),
      passkey: PasskeyProof.optional(),
    }),
    output: HandshakeToken,
    errors: codeErrors,
  }),
  'auth.textMfaCode': contract(r['auth.textMfaCode'], {
    summary: 'Sends a code to the phone of an account whose first step is proved.',
    input: z.object({ mfa_token: MfaToken }),
    output: SentTo,
    errors: ['MFA_EXPIRED', 'FACTOR_NOT_FOUND', 'TEXT_MESSAGES_OFF'],
  }),
  'auth.mfaPasskeyOptions': contract(r['auth.mfaPasskeyOptions'], {
    summary: 'What a passkey signs as the second step of a login.',
    input: z.object({ mfa_token: MfaToken }),
    output: PasskeyRequest,
    errors: ['MFA_EXPIRED', 'FACTOR_NOT_FOUND'],
  }),
  'auth.passkeyOptions': contract(r['auth.passkeyOptions'], {
    summary: 'What a passkey signs to log in without a password.',
    input: nothing,
    output: PasskeyRequest,
  }),
  'auth.loginPasskey': contract(r['auth.loginPasskey'], {
    summary: 'Logs in by a passkey that made sure of its holder; returns a token that begins a session once.',
    input: z.object({ passkey: PasskeyProof }),
    output: HandshakeToken,
    errors: ['PASSKEY_REFUSED', 'LOGIN_LOCKED'],
  }),

  'proof.get': contract(r['proof.get'], {
    summary: 'How the member may prove again who they are, and until when they have.',
    input: nothing,
    output: ProofView,
  }),
  'proof.give': contract(r['proof.give'], {
    summary: 'Proves again who is at this session: by password, code or passkey.',
    input: z.object({
      password: GivenPassword.optional(),
      token: Code.optional(),
      passkey: PasskeyProof.optional(),
    }),
    output: ProofView,
    errors: ['MFA_CODE_WRONG', 'PASSKEY_REFUSED', 'LOGIN_LOCKED', 'UNAVAILABLE'],
  }),
  'proof.passkeyOptions': contract(r['proof.passkeyOptions'], {
    summary: 'What a passkey signs to prove again who is at this session.',
    input: nothing,
    output: PasskeyRequest,
    errors: ['FACTOR_NOT_FOUND'],
  }),
  'proof.textCode': contract(r['proof.textCode'], {
    summary: "Sends a code to the member's phone.",
    input: nothing,
    output: SentTo,
    errors: ['FACTOR_NOT_FOUND', 'TEXT_MESSAGES_OFF'],
  }),

  'security.get': contract(r['security.get'], {
    summary: "How the member's account is guarded.",
    input: nothing,
    output: SecurityView,
  }),
  'security.beginApp': contract(r['security.beginApp'], {
    summary: 'A secret for an authenticator app; it counts once a code of it is confirmed.',
    input: nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: [...guarded, 'CONFLICT'],
  }),
  'security.confirmApp': contract(r['security.confirmApp'], {
    summary: 'Turns the authenticator app on, with a code of it.',
    input: z.object({ token: Code }),
    output: FactorChange,
    errors: [...guarded, 'FACTOR_NOT_FOUND', 'MFA_CODE_WRONG'],
  }),
  'security.removeApp': contract(r['security.removeApp'], {
    summary: 'Takes the authenticator app away.',
    input: nothing,
    output: FactorChange,
    errors: [...guarded, 'FACTOR_NOT_FOUND'],
  }),
  'security.renewRecoveryCodes': contract(r['security.renewRecoveryCodes'], {
    summary: 'Ten new recovery codes; the old ones stop working.',
    input: nothing,
    output: FactorChange,
    errors: [...guarded, 'FACTOR_NOT_FOUND'],
  }),
  'security.passkeyOptions': contract(r['security.passkeyOptions'], {
    summary: 'What the browser needs to make a passkey for the member.',
    input: nothing,
    output: PasskeyCreation,
    errors: [...guarded, 'LIMIT_REACHED'],
  }),
  'security.addPasskey': contract(r['security.addPasskey'], {
    summary: 'Keeps a new passkey.',
    input: z.object({ name: PasskeyName, passkey: NewPasskey }),
    output: FactorChange,
    errors: [...guarded, 'PASSKEY_REFUSED', 'LIMIT_REACHED'],
  }),
  'security.renamePasskey': contract(r['security.renamePasskey'], {
    summary: 'Gives a passkey another name.',
    input: z.object({ passkey_id: Id, name: PasskeyName }),
    output: PasskeyView,
    errors: ['FACTOR_NOT_FOUND'],
  }),
  'security.removePasskey': contract(r['security.removePasskey'], {
    summary: 'Takes a passkey away.',
    input: z.object({ passkey_id: Id }),
    output: FactorChange,
    errors: [...guarded, 'FACTOR_NOT_FOUND'],
  }),
  'security.beginPhone': contract(r['security.beginPhone'], {
    summary: 'Sends a code to a phone; the number counts once the code is confirmed.',
    input: z.object({ phone_number: text({ min: 1, max: 30 }) }),
    output: SentTo,
    errors: [...guarded, 'TEXT_MESSAGES_OFF', 'PHONE_NUMBER_REFUSED'],
  }),
  'security.confirmPhone': contract(r['security.confirmPhone'], {
    summary: 'Turns codes by text message on, with a code that arrived.',
    input: z.object({ token: Code }),
    output: FactorChange,
    errors: [...guarded, 'FACTOR_NOT_FOUND', 'MFA_CODE_WRONG'],
  }),
  'security.removePhone': contract(r['security.removePhone'], {
    summary: 'Takes the phone away.',
    input: nothing,
    output: FactorChange,
    errors: [...guarded, 'FACTOR_NOT_FOUND'],
  }),
}
