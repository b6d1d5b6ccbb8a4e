import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { consumeToken, voidTokens } from '../accounts/one-time-token-service.ts'
import { mailLink, consumeGuardianMail, notifyGuardian } from './guardian-emails.ts'
import { confirmBackupEmail, deletePasscode, findPasscode } from './passcode-store.ts'

/** Mails the confirmation again where it is still needed; throws PASSCODE_NOT_SET, RATE_LIMITED. */
export async function resendConfirmation({ viewer, deps }: Context<Member>): Promise<void> {
  const { userId } = viewer
  const row = await findPasscode(deps.read, userId)
  if (!row) throw new DomainError('PASSCODE_NOT_SET')
  if (row.backupEmailConfirmedAt) return
  await consumeGuardianMail(userId, deps)
  await deps.transact((tx) => mailLink(tx, deps, 'passcode-confirmation', { userId, email: row.backupEmail }))
}

/** Mails the link that takes the passcode away; throws PASSCODE_NOT_SET, RATE_LIMITED. */
export async function askRecovery({ viewer, deps, caller }: Context<Member>): Promise<void> {
  const { userId } = viewer
  const row = await findPasscode(deps.read, userId)
  if (!row) throw new DomainError('PASSCODE_NOT_SET')
  await consumeGuardianMail(userId, deps)
  await deps.transact(async (tx) => {
    await mailLink(tx, deps, 'passcode-recovery', { userId, email: row.backupEmail })
    await recordSecurityEvent(tx, deps, caller, 'passcode.recovery-asked', userId)
  })
}

/** Opens the link of the confirmation, in whatever browser; throws TOKEN_INVALID. */
export function confirmGuardian(token: string, { deps, caller }: Context): Promise<void> {
  return deps.transact(async (tx) => {
    const { userId, email } = await consumeToken(tx, deps, 'passcode-confirmation', token)
    const isConfirmed = email !== null && (await confirmBackupEmail(tx, userId, email, deps.now()))
    if (!isConfirmed) throw new DomainError('TOKEN_INVALID')
    await recordSecurityEvent(tx, deps, caller, 'passcode.email-confirmed', userId)
  })
}

/** Opens the link of a recovery, in whatever browser: the passcode is gone; throws TOKEN_INVALID. */
export function recoverPasscode(token: string, { deps, caller }: Context): Promise<void> {
  return deps.transact(async (tx) => {
    const { userId } = await consumeToken(tx, deps, 'passcode-recovery', token)
    const removed = await deletePasscode(tx, userId)
    if (!removed) throw new DomainError('TOKEN_INVALID')
    await voidTokens(tx, userId, 'passcode-confirmation', 'passcode-recovery')
    await recordSecurityEvent(tx, deps, caller, 'passcode.recovered', userId)
    await notifyGuardian(tx, deps, { userId, ...removed }, 'removed')
  })
}
