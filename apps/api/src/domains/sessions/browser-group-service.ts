import type { CallerInfo, Context } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isSecretOf, makeGroup, readGroupCookie } from './browser-group-cookie.ts'
import { roomFor } from './browser-group-rules.ts'
import {
  accountsOfGroup,
  deleteAccount,
  deleteGroupsUnusedSince,
  findGroup,
  insertGroup,
  putAccount,
  touchGroup,
} from './browser-group-store.ts'
import { YEAR_SECONDS } from '../../kernel/durations.ts'

export const GROUP_KEEP_SECONDS = YEAR_SECONDS

/** The id of the set of accounts that this browser proves to be its own. */
export async function ownGroupId(db: Db, { cookies }: CallerInfo): Promise<string | null> {
  const given = readGroupCookie(cookies.account_group_secret)
  const group = given && (await findGroup(db, given.id))
  return group && isSecretOf(group.secretHash, given.secret) ? group.id : null
}

/**
 * Notes that a browser signed in to an account. The set of its accounts begins with the second one.
 * Returns the session of the account that this one takes the place of.
 * @throws DomainError LIMIT_REACHED when somebody signed in adds one account too many
 */
export async function joinBrowser(
  tx: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  context: Context,
): Promise<string | null> {
  const { viewer, deps, caller } = context
  const staying = viewer.state === 'UNAUTH' || viewer.userId === userId ? null : viewer
  const known = await ownGroupId(tx, caller)
  if (known === null && staying === null) return null
  const groupId = known ?? (await beginGroup(tx, context))
  await touchGroup(tx, groupId, deps.now())
  const addedAt = deps.now()
  if (known === null && staying) {
    await putAccount(tx, groupId, { userId: staying.userId, sessionId: staying.sessionId, addedAt })
  }
  const accounts = await accountsOfGroup(tx, groupId)
  const room = roomFor(userId, accounts)
  if (room.kind === 'full' && staying) throw new DomainError('LIMIT_REACHED')
  if (room.kind === 'full') return null
  if (room.kind === 'instead-of') await deleteAccount(tx, groupId, room.userId)
  await putAccount(tx, groupId, { userId, sessionId, addedAt })
  return accounts.find((one) => one.userId === userId)?.sessionId ?? null
}

async function beginGroup(tx: Db, { deps, session }: Context): Promise<string> {
  const { id, cookie, secretHash } = makeGroup(deps.randomBytes)
  await insertGroup(tx, { id, secretHash, usedAt: deps.now() })
  session.keep('account_group_secret', cookie, GROUP_KEEP_SECONDS)
  session.mark('account_group', id, GROUP_KEEP_SECONDS)
  return id
}

/** Forgets the sets whose browsers have not come back; returns how many. */
export const forgetUnusedGroups = ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  deleteGroupsUnusedSince(read, new Date(now().getTime() - GROUP_KEEP_SECONDS * 1000))

export { accountsOfGroup, deleteAccount, deleteGroup, touchGroup } from './browser-group-store.ts'
