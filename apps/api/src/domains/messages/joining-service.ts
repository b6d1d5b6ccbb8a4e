import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { mayOpenProfile } from '../identity/age-rules.ts'
import { createInvite } from '../invites/invite-service.ts'
import * as store from './conversation-write-store.ts'
import { peopleKey } from './people-key.ts'
import { findReceivers } from './reception-store.ts'

interface Strangers {
  conversationId: string
  strangers: readonly string[]
  /** They will read what is written behind it. */
  afterMessageId?: string
}

/** Mails each address a link that leads through the sign-up into the conversation. */
export async function inviteStrangers(
  tx: Db,
  viewer: Member,
  { conversationId, strangers, afterMessageId = '0' }: Strangers,
  deps: Deps,
): Promise<void> {
  const joined: Deps = { ...deps, transact: (work) => work(tx) }
  const invites: store.NewInvite[] = []
  for (const email of strangers) {
    const messagePath = `/messages/${conversationId}/`
    const { code } = await createInvite(viewer, { channel: 'message', email, messagePath }, joined)
    invites.push({ conversationId, email, code, afterMessageId })
  }
  await store.insertInvites(tx, invites)
}

/** Lets a newcomer into the conversations that waited for them, by a mailed code or by a proved address. */
export async function joinWaiting(
  tx: Db,
  userId: string,
  by: { code: string } | { email: string },
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const invites = await store.takeInvites(tx, by)
  if (invites.length === 0 || (await isTooYoung(tx, userId, now()))) return
  for (const { conversationId, afterMessageId } of invites) {
    await store.lockConversation(tx, conversationId)
    const person = { userId, standing: 'member' as const, requestedBy: null }
    await store.insertPeople(tx, conversationId, [person], { joinedAt: now(), afterMessageId })
    await store.catchUp(tx, conversationId, userId)
    await rekey(tx, conversationId)
  }
}

/** Who begins here follows nobody yet, and under 16 that is what a conversation takes. */
async function isTooYoung(tx: Db, userId: string, at: Date): Promise<boolean> {
  const [newcomer] = await findReceivers(tx, userId, [userId])
  return !mayOpenProfile(newcomer?.birthday ?? null, at)
}

/** Notes anew whom a conversation is among. */
export async function rekey(tx: Db, conversationId: string): Promise<void> {
  const [ids, emails] = [await store.peopleOf(tx, conversationId), await store.emailsOf(tx, conversationId)]
  const key = peopleKey(ids, emails)
  await store.holdKey(tx, key)
  await store.saveKey(tx, conversationId, key)
}
