import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember } from '../../testing/test-callers.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'

const deps = await testDeps()
const { call, begin, blocks, textsOf, tied } = messageSteps(deps)

const textsFor = async (who: Member, conversation_id: string) =>
  textsOf((await call(who, 'messages.list', { conversation_id })).items).toReversed()

describe('a group', () => {
  it('is named by a participant, and two people are none', async () => {
    const [one, two, three] = await tied('One', 'Two', 'Three')
    const { id: conversation_id, is_group } = await begin(one, [two, three])
    expect(is_group).toBe(true)
    expect(await call(two, 'conversations.rename', { conversation_id, name: 'Kitchen' })).toMatchObject({
      name: 'Kitchen',
    })
    expect(await call(three, 'conversations.rename', { conversation_id, name: '' })).toMatchObject({
      name: null,
    })
    const pair = await begin(one, [two])
    for (const name of ['conversations.rename', 'conversations.addPeople'] as const)
      await expect(
        call(one, name, { conversation_id: pair.id, name: 'Us', user_ids: [three.userId] }),
      ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('lets people in who read from then on, and is then the one of all of them', async () => {
    const [one, two, three, four] = await tied('One', 'Two', 'Three', 'Four')
    const { id: conversation_id } = await begin(one, [two, three], 'Before')
    await call(two, 'conversations.addPeople', { conversation_id, user_ids: [four.userId, one.userId] })
    await call(three, 'messages.send', { conversation_id, text: 'After' })
    expect([await textsFor(four, conversation_id), await textsFor(two, conversation_id)]).toEqual([
      ['After'],
      ['Before', 'After'],
    ])
    expect((await begin(four, [one, two, three])).id).toBe(conversation_id)
    expect((await begin(one, [two, three])).id).not.toBe(conversation_id)
  })

  it('is left and come back to; the others go on', async () => {
    const [one, two, three] = await tied('One', 'Two', 'Three')
    const { id: conversation_id } = await begin(one, [two, three])
    await call(two, 'conversations.leave', { conversation_id })
    await expect(call(two, 'conversations.get', { conversation_id })).rejects.toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
    })
    const { users } = await call(one, 'conversations.get', { conversation_id })
    expect(users.map(({ id }) => id)).toEqual([three.userId, one.userId])
    await call(two, 'conversations.restore', { conversation_id })
    expect(await call(two, 'conversations.get', { conversation_id })).toMatchObject({ is_group: true })
    expect((await begin(three, [one, two])).id).toBe(conversation_id)
  })

  it('is left for good after ten minutes; who is taken back in reads what is written from then on', async () => {
    const [one, two, three] = await tied('One', 'Two', 'Three')
    const { id: conversation_id } = await begin(one, [two, three], 'Before')
    await call(two, 'conversations.leave', { conversation_id })
    await call(three, 'messages.send', { conversation_id, text: 'Meanwhile' })
    deps.setNow(new Date(Date.now() + 11 * 60_000))
    await expect(call(two, 'conversations.restore', { conversation_id })).rejects.toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
    })
    deps.setNow(null)
    await call(one, 'conversations.addPeople', { conversation_id, user_ids: [two.userId] })
    await call(three, 'messages.send', { conversation_id, text: 'After' })
    expect(await textsFor(two, conversation_id)).toEqual(['After'])
  })

  it('holds ten people at most', async () => {
    const one = await aMember(deps)
    const others = await Promise.all(Array.from({ length: 10 }, () => aMember(deps)))
    await expect(begin(one, others)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
    const { id: conversation_id } = await begin(one, others.slice(0, 9))
    const last = others[9]
    await expect(
      call(one, 'conversations.addPeople', { conversation_id, user_ids: [last?.userId ?? ''] }),
    ).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })

  it('hides what somebody blocked writes, and counts it for nobody who does not see it', async () => {
    const [one, two, three] = await tied('One', 'Two', 'Three')
    const { id: conversation_id } = await begin(one, [two, three], 'Hello')
    await call(two, 'conversations.markRead', { conversation_id })
    await blocks(two, three)
    await call(three, 'messages.send', { conversation_id, text: 'Only for one' })
    expect([await textsFor(two, conversation_id), await textsFor(one, conversation_id)]).toEqual([
      ['Hello'],
      ['Hello', 'Only for one'],
    ])
    expect(await call(two, 'conversations.changes', {})).toMatchObject({ conversations_unseen_count: 0 })
  })
})
