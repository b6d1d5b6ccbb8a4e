import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { inviteUrl, reserveInvites } from '../invites/invite-service.ts'
import * as store from './address-store.ts'
import { catchUp, lockConversation } from './conversation-write-store.ts'
import { standingFor } from './contact-permission-policy.ts'
import { findByEmails, findReceivers } from './contact-permission-store.ts'

type Needs = Pick<Deps, 'limits' | 'mailer' | 'now' | 'randomBytes' | 'read' | 'site' | 'transact'>

/** Task: notifies the owners of addresses that wait in a conversation. */
export const REACH_ADDRESSES = 'messages.reach-addresses'

interface Named {
  conversationId: string
  addresses: readonly string[]
  /** They will read what is written behind it. */
  afterMessageId?: string
}

/**
 * Lets addresses wait in a conversation. Whose they are is asked by a task alone, so that neither the response nor
 * its timing reveals it.
 */
export async function inviteAddresses(
  tx: Db,
  viewer: Member,
  { conversationId, addresses, afterMessageId = '0' }: Named,
  deps: Needs,
): Promise<void> {
  const invites = await reserveInvites(tx, viewer, { channel: 'message', emails: addresses }, deps)
  await store.insertInvites(
    tx,
    invites.map((invite) => ({ conversationId, afterMessageId, ...invite })),
  )
}

/** Once something was written, the owners of the addresses are notified. */
export async function askToReach(tx: Db, conversationId: string, deps: Pick<Deps, 'jobs'>): Promise<void> {
  if (!(await store.hasUnreached(tx, conversationId))) return
  await deps.jobs.add(
    tx,
    REACH_ADDRESSES,
    { conversationId },
    { key: `${REACH_ADDRESSES}:${conversationId}` },
  )
}

/** Members take part as the address they were named by; everybody else gets an email. */
export async function reachAddresses(payload: unknown, deps: Needs): Promise<void> {
  const { conversationId } = payload as { conversationId: string }
  const { site, mailer } = deps
  await deps.transact(async (tx) => {
    await lockConversation(tx, conversationId)
    const waiting = await store.takeUnreached(tx, conversationId)
    const members = await findByEmails(
      tx,
      waiting.map(({ email }) => email),
    )
    for (const row of waiting) {
      const userId = members.get(row.email)
      if (userId !== undefined) {
        await takeIn(tx, row, userId, deps)
        continue
      }
      const url = inviteUrl(site, row.code, `/messages/${conversationId}/`)
      const values = { sender: row.inviterName, url }
      await mailer.send(tx, { name: 'messageInvitation', to: row.email, values })
    }
  })
}

/** Adds the member who proved an address to the conversations that wait for it. */
export async function takeInWaiting(
  tx: Db,
  { userId, email }: { userId: string; email: string },
  deps: Pick<Deps, 'now'>,
): Promise<void> {
  for (const row of await store.waitingFor(tx, email)) {
    await lockConversation(tx, row.conversationId)
    await takeIn(tx, row, userId, deps)
  }
}

/** Nothing happens where they take no message of the inviter, which reveals nothing to the inviter either. */
async function takeIn(
  tx: Db,
  { conversationId, email, inviterId, afterMessageId }: store.WaitingRow,
  userId: string,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const [receiver] = userId === inviterId ? [] : await findReceivers(tx, inviterId, [userId])
  // Under 16, a conversation is among people who chose each other by name. // requirement I-6.03
  if (!receiver || !mayOpenProfile(receiver.birthday, now())) return
  const standing = standingFor(receiver)
  if (standing === null) return
  const requestedBy = standing === 'requested' ? inviterId : null
  const person = { conversationId, userId, email, standing, requestedBy, joinedAt: now(), afterMessageId }
  await store.insertNamed(tx, person)
  await catchUp(tx, conversationId, userId)
}
