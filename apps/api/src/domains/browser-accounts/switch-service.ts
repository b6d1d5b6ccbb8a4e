import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import {
  endSessions,
  lengthenSessions,
  renewSession,
  takeOverSession,
} from '../sessions/session-renewal-service.ts'
import { logOut } from '../sessions/session-service.ts'
import { accountsHere } from './account-list-service.ts'
import { ownGroupId } from '../sessions/browser-group-service.ts'
import { accountsOfGroup, deleteAccount, deleteGroup, touchGroup } from '../sessions/browser-group-service.ts'

interface Choice {
  userId: string
  /** As the page stores it; the browser proves it by what it keeps. */
  groupId: string | undefined
}

/**
 * Goes on as another account of this browser, in the session that signed in there; the one left stays signed in.
 * @throws DomainError ACCOUNT_NEEDS_PASSWORD for an ended session as for anybody else's account
 */
export function switchAccount({ userId, groupId }: Choice, context: Context): Promise<string> {
  const { deps, caller } = context
  return deps.transact(async (tx) => {
    const group = await ownGroupId(tx, caller)
    if (group === null || group !== groupId) throw new DomainError('ACCOUNT_NEEDS_PASSWORD')
    const chosen = (await accountsOfGroup(tx, group)).find((one) => one.userId === userId)
    const isTaken = chosen?.sessionId != null && (await takeOverSession(tx, chosen.sessionId, context))
    if (!isTaken) throw new DomainError('ACCOUNT_NEEDS_PASSWORD')
    await touchGroup(tx, group, deps.now())
    await recordSecurityEvent(tx, deps, caller, 'account.switched', userId)
    return userId
  })
}

/** Ends the sessions of all accounts of this browser and forgets which they were. */
export async function logOutOfAll(context: Context): Promise<void> {
  const { deps, caller, session } = context
  await deps.transact(async (tx) => {
    const group = await ownGroupId(tx, caller)
    if (group === null) return
    const accounts = await accountsOfGroup(tx, group)
    await endAccounts(tx, accounts, context)
    await deleteGroup(tx, group)
  })
  session.keep('account_group_secret', null, 0)
  session.mark('account_group', '', 0)
  await logOut(context)
}

/** Takes one account off this browser; its session here ends. */
export async function removeAccount(userId: string, context: Context): Promise<void> {
  const { viewer, deps, caller } = context
  await deps.transact(async (tx) => {
    const group = await ownGroupId(tx, caller)
    if (group === null) return
    const accounts = await accountsOfGroup(tx, group)
    await endAccounts(
      tx,
      accounts.filter((one) => one.userId === userId),
      context,
    )
    await deleteAccount(tx, group, userId)
  })
  if (viewer.state !== 'UNAUTH' && viewer.userId === userId) await logOut(context)
}

async function endAccounts(
  tx: Db,
  accounts: readonly { userId: string; sessionId: string | null }[],
  { deps, caller }: Context,
): Promise<void> {
  const live = accounts.flatMap(({ userId, sessionId }) =>
    sessionId === null ? [] : [{ userId, sessionId }],
  )
  await endSessions(
    tx,
    live.map(({ sessionId }) => sessionId),
  )
  for (const { userId } of live) await recordSecurityEvent(tx, deps, caller, 'logout', userId)
}

/** Renews the session of this browser. */
export const refreshToken = (context: Context<Member>): Promise<void> =>
  context.deps.transact((tx) => renewSession(tx, context))

/** Renews every session of this browser that still works, and returns who has to log in again. */
export function refreshStoredAccounts(
  context: Context<Member>,
): Promise<{ logged_in: string[]; needs_password: string[] }> {
  const { deps } = context
  return deps.transact(async (tx) => {
    const { groupId, accounts } = await accountsHere(tx, context)
    const signedIn = accounts.filter(({ isSignedIn }) => isSignedIn)
    await lengthenSessions(
      tx,
      signedIn.flatMap(({ sessionId }) => sessionId ?? []),
      deps,
    )
    await renewSession(tx, context)
    if (groupId !== null) await touchGroup(tx, groupId, deps.now())
    return {
      logged_in: signedIn.map(({ userId }) => userId),
      needs_password: accounts.filter(({ isSignedIn }) => !isSignedIn).map(({ userId }) => userId),
    }
  })
}
