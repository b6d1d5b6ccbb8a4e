import { identityContracts as contracts } from '@tessera/api-types/identity/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { requireBotCheck } from '../bot-checks/bot-check-service.ts'
import { askForNewEmail, resendVerification, verifyEmail } from './email-service.ts'
import { beginSession, logIn } from './log-in-service.ts'
import { openMailedLink } from '../sessions/mailed-session-service.ts'
import { emailExists } from '../accounts/account-service.ts'
import { ownUser } from './own-user-service.ts'
import { requestPasswordReset, resetPassword } from './password-reset-service.ts'
import { finishSignUp } from './private-registration-service.ts'
import { changePassword } from './password-service.ts'
import { endOtherSessions, endSession, listSessions } from '../sessions/session-service.ts'
import { toSessionView } from '../sessions/session-view.ts'

const done = { done: true } as const

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
]

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
    email: (await finishSignUp(token, context)) ?? (await verifyEmail(token, context)),
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
    ended: await deps.transact((tx) => endOtherSessions(tx, viewer, deps, caller)),
  })),
]

export const identityOperations: Operation[] = [
  ...logInOperations,
  ...accountOperations,
  ...sessionOperations,
]
