import type { Db, Deps } from '../../kernel/deps.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { emailsOf, showPerson, takeInvites } from './address-store.ts'
import * as store from './conversation-write-store.ts'
import { peopleKey } from './conversation-policy.ts'
import { findReceivers } from './contact-permission-store.ts'

/** Lets a new member into the conversation that waited for them, by the code in the email. */
export async function joinByCode(
  tx: Db,
  userId: string,
  code: string,
  { now }: Pick<Deps, 'now'>,
): Promise<void> {
  const invites = await takeInvites(tx, code)
  if (invites.length === 0 || (await isTooYoung(tx, userId, now()))) return
  for (const { conversationId, afterMessageId } of invites) {
    await store.lockConversation(tx, conversationId)
    const person = { userId, standing: 'member' as const, requestedBy: null }
    const given = { joinedAt: now(), afterMessageId, lastMessageId: afterMessageId }
    await store.insertPeople(tx, conversationId, [person], given)
    await store.catchUp(tx, conversationId, userId)
    await rekey(tx, conversationId)
  }
}

/** A new member follows no one yet, and under 16 that is what a conversation takes. */
async function isTooYoung(tx: Db, userId: string, at: Date): Promise<boolean> {
  const [newcomer] = await findReceivers(tx, userId, [userId])
  return !mayOpenProfile(newcomer?.birthday ?? null, at)
}

/** A person invited by address who replies is listed by name from then on; the lock of the conversation is held. */
export async function answerByName(tx: Db, conversationId: string, userId: string): Promise<void> {
  if (await showPerson(tx, conversationId, userId)) await rekey(tx, conversationId)
}

/** Notes anew whom a conversation is among. */
export async function rekey(tx: Db, conversationId: string): Promise<void> {
  const [ids, emails] = [await store.peopleOf(tx, conversationId), await emailsOf(tx, conversationId)]
  const key = peopleKey(ids, emails)
  await store.holdKey(tx, key)
  await store.saveKey(tx, conversationId, key)
}
