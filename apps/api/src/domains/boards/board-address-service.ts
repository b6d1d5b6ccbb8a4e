import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { inviteUrl, reserveInvites } from '../invites/invite-service.ts'
import * as store from './board-address-store.ts'
import { insertAddresses } from './board-invite-store.ts'
import { mayJoin } from './collaborator-service.ts'

type Needs = EmitDeps & Pick<Deps, 'limits' | 'read' | 'transact'>

/** Task: writes to the addresses that are invited to a board. */
export const INVITE_ADDRESSES = 'boards.invite-addresses'

/**
 * Invites addresses to a board. Whose they are is asked by a task alone, so that neither the response nor its timing
 * reveals it.
 */
export async function inviteAddresses(
  tx: Db,
  viewer: Member,
  { boardId, emails }: { boardId: string; emails: readonly string[] },
  deps: Needs,
): Promise<void> {
  if (emails.length === 0) return
  const invites = (await reserveInvites(tx, viewer, { channel: 'email', emails }, deps)).map((invite) => {
    const standing = { kind: 'invitation', status: 'new', isReached: false } as const
    const by = { invitedBy: viewer.userId, createdAt: deps.now() }
    return { id: deps.newId(), boardId, userId: null, ...invite, ...standing, ...by }
  })
  await insertAddresses(tx, invites)
  await deps.jobs.add(tx, INVITE_ADDRESSES, { boardId }, { key: `${INVITE_ADDRESSES}:${boardId}` })
}

/** Members find the invitation on the board and among their notifications; everybody else gets an email. */
export async function reachAddresses(payload: unknown, deps: Needs): Promise<void> {
  const { boardId } = payload as { boardId: string }
  await deps.transact(async (tx) => {
    for (const row of await store.takeUnreached(tx, boardId)) {
      const userId = await store.findMember(tx, row.email)
      if (userId !== undefined) {
        await inviteMember(tx, row, userId, deps)
        continue
      }
      const url = inviteUrl(deps.site, row.code, row.path)
      const values = { inviter: row.inviterName, board: row.boardName, url }
      await deps.mailer.send(tx, { name: 'boardInvitation', to: row.email, values })
    }
  })
}

/** The member who proved an address is invited where it waits. */
export async function inviteByAddress(
  tx: Db,
  { userId, email }: { userId: string; email: string },
  deps: EmitDeps,
): Promise<void> {
  for (const row of await store.waitingFor(tx, email)) await inviteMember(tx, row, userId, deps)
}

/** Somebody who signed up by the link in the email is invited. */
export async function inviteByCode(tx: Db, userId: string, code: string, deps: EmitDeps): Promise<void> {
  for (const row of await store.waitingByCode(tx, code)) await inviteMember(tx, row, userId, deps)
}

/** Nothing happens where a block or their age is between them, which reveals nothing to the inviter either. */
async function inviteMember(
  tx: Db,
  { id, boardId, ownerId, invitedBy }: store.WaitingAddress,
  userId: string,
  deps: EmitDeps,
): Promise<void> {
  if (!(await mayJoin(tx, { boardId, ownerId, userId }, deps))) return
  if (await store.giveTo(tx, id, userId))
    await emit(tx, deps, 'boardInvited', { boardId, userId, invitedById: invitedBy })
}
