import { DELETION_GRACE_DAYS } from '@tessera/api-types/preferences/setting-choices'
import type { Member } from '@tessera/shared-auth'
import { holdVisibility } from '../../db/pin-listing.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { refuseOwner } from '../business/closing-service.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { proveAgain } from '../sessions/password-proof-service.ts'
import { requireFactorBesidePassword } from '../sessions/recent-proof-service.ts'
import { endAllSessions } from '../sessions/session-service.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { relistPinsOf } from '../pins/pin-save-service.ts'
import { deactivate } from './account-life-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

interface Leave {
  password?: string | undefined
  passcode?: string | null | undefined
}

/** Hides the account until its owner logs in again; every session ends. */
export async function deactivateAccount(
  { password, passcode }: Leave,
  context: Context<Member>,
): Promise<void> {
  const { viewer, deps, caller, session } = context
  await requireFactorBesidePassword(context)
  await requirePasscode('account', passcode, context)
  await proveAgain(viewer, password, 'password', { deps, caller })
  await deps.transact(async (tx) => {
    await holdVisibility(tx, [viewer.userId])
    await deactivate(tx, viewer.userId, deps.now(), null)
    await refuseOwner(tx, viewer.userId)
    await relistPinsOf(tx, viewer.userId)
    await endAllSessions(tx, viewer.userId)
    await recordSecurityEvent(tx, deps, caller, 'account.deactivated', viewer.userId)
  })
  session.end()
}

/** Hides the account at once and sets the day of its end; returns that day. */
export async function askForDeletion(
  { password, username, passcode }: Leave & { username: string },
  context: Context<Member>,
): Promise<Date> {
  const { viewer, deps, caller, session } = context
  await requireFactorBesidePassword(context)
  await requirePasscode('account', passcode, context)
  if (username.toLowerCase() !== viewer.username.toLowerCase())
    throw new DomainError('INVALID_INPUT', { fields: { username: { key: 'field.ownUsername' } } })
  const account = await proveAgain(viewer, password, 'password', { deps, caller })
  const dueAt = new Date(deps.now().getTime() + DELETION_GRACE_DAYS * DAY_MS)
  await deps.transact(async (tx) => {
    await holdVisibility(tx, [viewer.userId])
    await deactivate(tx, viewer.userId, deps.now(), dueAt)
    await refuseOwner(tx, viewer.userId)
    await relistPinsOf(tx, viewer.userId)
    await endAllSessions(tx, viewer.userId)
    await recordSecurityEvent(tx, deps, caller, 'account.deletion-asked', viewer.userId)
    if (!account.email) return
    const url = `${deps.site.publicUrl}/login/`
    const values = { name: account.firstName, url, days: DELETION_GRACE_DAYS }
    await deps.mailer.send(tx, { name: 'deletionAsked', to: account.email, values })
  })
  session.end()
  return dueAt
}
