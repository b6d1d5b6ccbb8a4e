import type { AccountDetails, BrowserAccounts } from '@tessera/api-types/browser-accounts/views'
import { memberId } from '@tessera/shared-auth'
import type { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/deps.ts'
import { accountLinks } from '../business/account-links-service.ts'
import { liveSessions } from '../sessions/session-renewal-service.ts'
import { toAccountDetails, toSessionAccount } from './account-view.ts'
import { accountsOfGroup, ownGroupId } from '../sessions/browser-group-service.ts'
import { accountRows, type AccountRow } from './remembered-person-store.ts'

interface Standing {
  groupId: string | null
  accounts: { userId: string; sessionId: string | null; isSignedIn: boolean }[]
}

/** Who is on this browser, in the order they came, and who of them is still signed in. */
export async function accountsHere(db: Db, { viewer, deps, caller }: Context): Promise<Standing> {
  const groupId = await ownGroupId(db, caller)
  const stored = groupId === null ? [] : await accountsOfGroup(db, groupId)
  const live = await liveSessions(
    db,
    stored.flatMap(({ sessionId }) => sessionId ?? []),
    deps,
  )
  const me = memberId(viewer)
  const accounts = stored.map(({ userId, sessionId }) => ({
    userId,
    sessionId,
    isSignedIn: userId === me || (sessionId !== null && live.has(sessionId)),
  }))
  if (viewer.state !== 'UNAUTH' && !accounts.some(({ userId }) => userId === me)) {
    accounts.push({ userId: viewer.userId, sessionId: viewer.sessionId, isSignedIn: true })
  }
  return { groupId, accounts }
}

const byId = (rows: readonly AccountRow[]) => new Map(rows.map((row) => [row.id, row]))

/** The accounts of this browser as its switcher lists them. */
export async function listAccounts(context: Context): Promise<z.input<typeof BrowserAccounts>> {
  const { deps } = context
  const { groupId, accounts } = await accountsHere(deps.read, context)
  const ids = accounts.map(({ userId }) => userId)
  if (ids.length === 0) return { session_accounts: [], group_id: null, needs_password: [] }
  const [rows, linksOf] = await Promise.all([accountRows(deps.read, ids), accountLinks(deps.read, ids)])
  const found = byId(rows)
  const signedIn = byId(rows.filter(({ id }) => accounts.some((one) => one.userId === id && one.isSignedIn)))
  return {
    session_accounts: ids.flatMap((id) => {
      const row = found.get(id)
      return row ? [toSessionAccount(row, { site: deps.site, signedIn, links: linksOf(id) })] : []
    }),
    group_id: groupId,
    needs_password: accounts.flatMap(({ userId, isSignedIn }) => (isSignedIn ? [] : [userId])),
  }
}

/** What an account of this browser shows the others; null for all other accounts. */
export async function accountDetails(userId: string, context: Context): Promise<AccountDetails | null> {
  const { deps } = context
  const { accounts } = await accountsHere(deps.read, context)
  const ids = accounts.filter(({ isSignedIn }) => isSignedIn).map((one) => one.userId)
  if (!ids.includes(userId)) return null
  const [rows, linksOf] = await Promise.all([accountRows(deps.read, ids), accountLinks(deps.read, [userId])])
  const signedIn = byId(rows)
  const row = signedIn.get(userId)
  return row ? toAccountDetails(row, { site: deps.site, signedIn, links: linksOf(userId) }) : null
}
