import { identityContracts as contracts } from '@tessera/api-types/identity/contracts'
import { LogIn } from '@tessera/api-types/identity/sign-in-inputs'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { requireBotCheck } from '../bot-checks/bot-check-service.ts'
import { listAccounts } from '../browser-accounts/account-list-service.ts'
import { rememberPerson } from '../browser-accounts/remembered-person-service.ts'
import { switchAccount } from '../browser-accounts/switch-service.ts'
import { askForNewEmail, resendVerification, verifyEmail } from './email-service.ts'
import { beginSession, logIn, logInHere, type LogInStep } from './log-in-service.ts'
import { openMailedLink } from '../sessions/mailed-session-service.ts'
import { issueToken } from '../accounts/one-time-token-service.ts'
import { emailExists } from '../accounts/account-service.ts'
import { ownUser } from './own-user-service.ts'
import { requestPasswordReset, resetPassword } from './password-reset-service.ts'
import { changePassword } from './password-service.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  logOut,
  startSession,
} from '../sessions/session-service.ts'
import { toSessionView } from '../sessions/session-view.ts'
import { signUp, type ClaimedSignUp, type PartnerListener } from './sign-up-service.ts'

const done = { done: true } as const

/** Operations of identity; `partnerListeners` lets other domains act when a business account is made,
 * `claimedSignUp` registers who comes with the word of a sign-in provider. */
export const identityOperations = (
  partnerListeners: readonly PartnerListener[] = [],
  claimedSignUp: ClaimedSignUp = async () => null,
): Operation[] => [
  ...signUpOperations(partnerListeners, claimedSignUp),
  ...logInOperations,
  ...accountOperations,
  ...sessionOperations,
]

function signUpOperations(listeners: readonly PartnerListener[], claimedSignUp: ClaimedSignUp): Operation[] {
  const handshake = async (input: Parameters<typeof signUp>[0], context: Context) => {
    const { id, email } = await signUp(input, context, listeners)
    return issueToken(context.deps.read, context.deps, 'handshake', { userId: id, email })
  }
  return [
    implement(contracts['auth.registerEmail'], handshake),
    implement(contracts['auth.registerPartner'], handshake),
    implement(contracts['auth.register'], async (input, context) => {
      const claimed = await claimedSignUp(input, context, listeners)
      if (claimed !== null) return ownUser(claimed, context.deps)
      const account = await signUp(input, context, listeners)
      await context.deps.transact((tx) => startSession(tx, account, context))
      return ownUser(account.id, context.deps)
    }),
  ]
}

const logInOperations: Operation[] = [
  implement(contracts['auth.login'], logIn),
  implement(contracts['auth.beginSession'], async ({ token }, context) => {
    const userId = await beginSession(token, context)
    return { user: await ownUser(userId, context.deps), isAuthenticated: true as const }
  }),
  implement(contracts['auth.openMailedLink'], async ({ token }, context) => {
    await openMailedLink(token, context)
    return done
  }),
  implement(contracts['auth.createSession'], async (input, context) => {
    const { session_accounts, user_id, group_id, ...given } = input
    if (session_accounts) return listAccounts(context)
    const id =
      user_id === undefined
        ? await logInHere(readStep(given), context)
        : await switchAccount({ userId: user_id, groupId: group_id }, context)
    return ownUser(id, context.deps)
  }),
  implement(contracts['auth.logout'], async ({ remember_me }, context) => {
    if (remember_me) rememberPerson(context)
    await logOut(context)
    return done
  }),
]

/** The second step of a login needs its `mfa_token` alone. */
const readStep = ({ mfa_token, ...given }: Partial<LogIn>): LogInStep =>
  mfa_token === undefined ? readLogIn(given) : { ...given, mfa_token }

/** Without `session_accounts` the call is a login and needs its fields. */
function readLogIn(given: object): LogIn {
  const parsed = LogIn.safeParse(given)
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]),
  )
  throw new DomainError('INVALID_INPUT', { fields })
}

const accountOperations: Operation[] = [
  implement(contracts['auth.emailExists'], ({ email }, context) => emailExists(email, context)),
  implement(contracts['auth.requestPasswordReset'], async ({ username_or_email, ...given }, context) => {
    await requireBotCheck('password_reset', given.recaptcha_v3_token, context.deps)
    await requestPasswordReset(username_or_email, context)
    return done
  }),
  implement(contracts['auth.resetPassword'], async (input, context) => {
    await resetPassword(input, context)
    return done
  }),
  implement(contracts['auth.verifyEmail'], async ({ token }, context) => ({
    email: await verifyEmail(token, context),
  })),
  implement(contracts['auth.resendVerification'], async (_input, { viewer, deps }) => {
    await resendVerification(viewer, deps)
    return done
  }),
  implement(contracts['auth.changePassword'], async (input, context) => {
    await changePassword(input, context)
    return done
  }),
  implement(contracts['auth.changeEmail'], async (input, context) => {
    await askForNewEmail(input, context)
    return { pending_email: input.email }
  }),
  implement(contracts['users.me'], (_input, { viewer, deps }) =>
    ownUser(viewer.userId, deps, viewer.state === 'LIMITED_LOGIN'),
  ),
]

const sessionOperations: Operation[] = [
  implement(contracts['sessions.list'], async (_input, { viewer, deps }) =>
    (await listSessions(viewer, deps)).map((row) => toSessionView(row, viewer.sessionId)),
  ),
  implement(contracts['sessions.end'], async ({ session_id }, { viewer, deps, caller, session }) => {
    await endSession(viewer, session_id, deps, caller)
    if (session_id === viewer.sessionId) session.end()
    return done
  }),
  implement(contracts['sessions.endOthers'], async (_input, { viewer, deps, caller }) => ({
    ended: await endOtherSessions(viewer, deps, caller),
  })),
]
