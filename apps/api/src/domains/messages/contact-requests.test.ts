import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember } from '../../testing/test-callers.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'

const deps = await testDeps()
const { call, begin, follows, tied } = messageSteps(deps)

/** Somebody to whom somebody wrote whom they do not follow. */
async function aRequest(): Promise<{ fan: Member; star: Member; id: string }> {
  const [fan, star] = [await aMember(deps, { fullName: 'Fay Fan' }), await aMember(deps)]
  await follows(fan, star)
  const { id } = await begin(fan, [star], 'I like your boards')
  return { fan, star, id }
}

const waiting = async (who: Member) => (await call(who, 'contactRequests.list', {})).items.map(({ id }) => id)
const listed = async (who: Member) => (await call(who, 'conversations.list', {})).items.map(({ id }) => id)

describe('a contact request', () => {
  it('C-7.55 is what somebody writes whom the receiver does not follow', async () => {
    const { fan, star, id } = await aRequest()
    const { items } = await call(star, 'contactRequests.list', {})
    expect(items).toMatchObject([
      { id, sender: { id: fan.userId }, hasDeclined: false, hasBlocked: false, conversation: { unread: 1 } },
    ])
    expect([await listed(star), await listed(fan), await waiting(fan)]).toEqual([[], [id], []])
    expect(await call(star, 'conversations.changes', {})).toMatchObject({
      conversations_unseen_count: 1,
      contact_requests_count: 1,
    })
    const [friend, other] = await tied()
    await begin(friend, [other])
    expect(await waiting(other)).toEqual([])
  })

  it('C-4.44 accepted becomes a conversation, also by an answer, and waits again when that is undone', async () => {
    const { star, id } = await aRequest()
    const asked = { contact_request_id: id }
    expect(await call(star, 'contactRequests.accept', asked)).toMatchObject({
      conversation: { is_contact_request: false },
    })
    expect([await waiting(star), await listed(star)]).toEqual([[], [id]])
    await call(star, 'contactRequests.restore', asked)
    expect([await waiting(star), await listed(star)]).toEqual([[id], []])
    await call(star, 'messages.send', { conversation_id: id, text: 'Thank you' })
    expect([await waiting(star), await listed(star)]).toEqual([[], [id]])
  })

  it('C-3.49 C-4.44 declined stays away whatever is written, and its sender sees nothing of it', async () => {
    const { fan, star, id } = await aRequest()
    const before = await call(fan, 'conversations.get', { conversation_id: id })
    expect(await call(star, 'contactRequests.decline', { contact_request_id: id })).toMatchObject({
      hasDeclined: true,
      hasBlocked: false,
    })
    expect(await call(fan, 'conversations.get', { conversation_id: id })).toEqual(before)
    await call(fan, 'messages.send', { conversation_id: id, text: 'Hello?' })
    expect([await waiting(star), await listed(star), await listed(fan)]).toEqual([[], [], [id]])
    expect(await call(star, 'conversations.changes', {})).toMatchObject({ conversations_unseen_count: 0 })
    await call(star, 'contactRequests.restore', { contact_request_id: id })
    expect(await waiting(star)).toEqual([id])
  })

  it('C-2.38 blocked ends all between the two, and the undo restores what was before', async () => {
    const { fan, star, id } = await aRequest()
    const asked = { contact_request_id: id }
    expect(await call(star, 'contactRequests.block', asked)).toMatchObject({
      hasDeclined: true,
      hasBlocked: true,
    })
    expect([await waiting(star), await listed(fan)]).toEqual([[], []])
    await expect(begin(fan, [star])).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    expect(await call(star, 'contactRequests.restore', asked)).toMatchObject({
      hasDeclined: false,
      hasBlocked: false,
    })
    expect([await waiting(star), await listed(fan)]).toEqual([[id], [id]])
    const followers = await deps.read
      .selectFrom('userFollows')
      .select('followerId')
      .where('followeeId', '=', star.userId)
      .execute()
    expect(followers).toEqual([{ followerId: fan.userId }])
  })

  it('is answered by nobody but its receiver, and by no others than those who got one', async () => {
    const { fan, id } = await aRequest()
    const stranger = await aMember(deps)
    for (const who of [fan, stranger])
      for (const name of ['accept', 'decline', 'block', 'restore'] as const)
        await expect(call(who, `contactRequests.${name}`, { contact_request_id: id })).rejects.toMatchObject({
          code: 'CONTACT_REQUEST_NOT_FOUND',
        })
  })

  it('lists page by page, the newest first', async () => {
    const star = await aMember(deps)
    const ids: string[] = []
    for (let fan = 0; fan < 3; fan += 1) ids.push((await begin(await aMember(deps), [star])).id)
    const first = await call(star, 'contactRequests.list', { page_size: 2 })
    const second = await call(star, 'contactRequests.list', { page_size: 2, bookmark: first.bookmark })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed())
  })

  it('I-4.113 is not what a member writes to their inviter', async () => {
    const [inviter, newcomer] = [await aMember(deps), await aMember(deps)]
    await deps.read
      .insertInto('inviteRedemptions')
      .values({ userId: newcomer.userId, inviterId: inviter.userId, channel: 'link', redeemedAt: deps.now() })
      .execute()
    const { id } = await begin(newcomer, [inviter])
    expect([await listed(inviter), await waiting(inviter)]).toEqual([[id], []])
  })
})
