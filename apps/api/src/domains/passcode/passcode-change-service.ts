import { isSameEmail } from '@tessera/api-types/passcode/passcode-rules'
import type { PasscodeState } from '@tessera/api-types/passcode/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findAccount } from '../accounts/account-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { voidTokens } from '../accounts/one-time-token-service.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { mailLink, consumeGuardianMail, notifyGuardian } from './guardian-emails.ts'
import { hashPasscode } from './passcode-hash.ts'
import { passcodeStateOf, requireOwnPasscode } from './passcode-service.ts'
import { deletePasscode, insertPasscode, setPasscodeHash } from './passcode-store.ts'

interface NewPasscode {
  new_passcode: string
  backup_email: string
}

/**
 * Guards the account by a passcode from now on, and asks the backup address for its consent.
 * @throws DomainError REAUTH_REQUIRED, INVALID_INPUT at `backup_email`, PASSCODE_EXISTS
 */
export async function setPasscode(
  { new_passcode, backup_email }: NewPasscode,
  context: Context<Member>,
): Promise<PasscodeState> {
  const { viewer, deps, caller } = context
  const { userId } = viewer
  await requireRecentProof(context)
  const account = await findAccount(deps.read, userId)
  if (!account) throw new DomainError('USER_NOT_FOUND')
  if (account.email && isSameEmail(account.email, backup_email))
    throw new DomainError('INVALID_INPUT', { fields: { backup_email: { key: 'field.passcode.ownAddress' } } })
  await consumeGuardianMail(userId, deps)
  const passcodeHash = await hashPasscode(new_passcode, { userId, secret: deps.site.secret })
  const passcode = { userId, passcodeHash, backupEmail: backup_email, createdAt: deps.now() }
  await deps.transact(async (tx) => {
    if (!(await insertPasscode(tx, passcode))) throw new DomainError('PASSCODE_EXISTS')
    await recordSecurityEvent(tx, deps, caller, 'passcode.set', userId)
    await mailLink(tx, deps, 'passcode-confirmation', { userId, email: backup_email })
  })
  return passcodeStateOf(deps.read, userId)
}

interface Change {
  new_passcode: string
  passcode?: string | null | undefined
}

/** Sets another passcode; the guardian is notified. */
export async function changePasscode(
  { new_passcode, passcode }: Change,
  context: Context<Member>,
): Promise<PasscodeState> {
  const { viewer, deps, caller } = context
  const { userId } = viewer
  const row = await requireOwnPasscode(passcode, context)
  const passcodeHash = await hashPasscode(new_passcode, { userId, secret: deps.site.secret })
  await deps.transact(async (tx) => {
    await setPasscodeHash(tx, userId, passcodeHash)
    await recordSecurityEvent(tx, deps, caller, 'passcode.changed', userId)
    await notifyGuardian(tx, deps, { userId, ...row }, 'changed')
  })
  return passcodeStateOf(deps.read, userId)
}

/** Takes the passcode away; the guardian is notified. */
export async function removePasscode(
  passcode: string | null | undefined,
  context: Context<Member>,
): Promise<PasscodeState> {
  const { viewer, deps, caller } = context
  const { userId } = viewer
  await requireOwnPasscode(passcode, context)
  await deps.transact(async (tx) => {
    const removed = await deletePasscode(tx, userId)
    if (!removed) return
    await voidTokens(tx, userId, 'passcode-confirmation', 'passcode-recovery')
    await recordSecurityEvent(tx, deps, caller, 'passcode.removed', userId)
    await notifyGuardian(tx, deps, { userId, ...removed }, 'removed')
  })
  return passcodeStateOf(deps.read, userId)
}
