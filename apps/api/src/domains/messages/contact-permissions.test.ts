import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { deleteDueAccounts } from '../account-life/deletion-service.ts'
import { aMember } from '../../testing/test-callers.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'

const deps = await testDeps()
const { call, begin, blocks, follows, tied } = messageSteps(deps)
const NOT_FOUND = { code: 'CONVERSATION_NOT_FOUND' }

describe('between people', () => {
  it('C-6.14 I-4.41 a block hides the conversation from both and ends writing', async () => {
    const [one, other] = await tied()
    const { id: conversation_id } = await begin(one, [other])
    await blocks(one, other)
    for (const who of [one, other]) {
      expect((await call(who, 'conversations.list', {})).items).toEqual([])
      await expect(call(who, 'messages.send', { conversation_id, text: 'Hi' })).rejects.toMatchObject(
        NOT_FOUND,
      )
    }
    await expect(begin(other, [one])).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    expect(await call(other, 'conversations.changes', {})).toMatchObject({ conversations_unseen_count: 0 })
  })

  it('I-6.03 somebody under 16 writes and hears among mutual followers only', async () => {
    const [young, friend] = await tied()
    const fan = await aMember(deps)
    await deps.read
      .updateTable('users')
      .set({ birthday: new Date('2012-01-01') })
      .where('id', '=', young.userId)
      .execute()
    await follows(fan, young)
    const refused = { code: 'MESSAGES_NOT_TAKEN' }
    await expect(begin(fan, [young])).rejects.toMatchObject(refused)
    await expect(begin(young, [fan])).rejects.toMatchObject(refused)
    await expect(begin(friend, [young, fan])).rejects.toMatchObject(refused)
    const { id: conversation_id } = await begin(friend, [young])
    await call(young, 'users.unfollow', { user_id: friend.userId })
    await expect(call(friend, 'messages.send', { conversation_id, text: 'Hi' })).rejects.toMatchObject(
      refused,
    )
  })

  it('a member who switched messages off gets none', async () => {
    const [one, other] = await tied()
    const { id: conversation_id } = await begin(one, [other])
    await call(other, 'settings.updateMessages', { should_show_messaging: false })
    const refused = { code: 'MESSAGES_NOT_TAKEN' }
    await expect(begin(one, [other])).rejects.toMatchObject(refused)
    await expect(call(one, 'messages.send', { conversation_id, text: 'Hi' })).rejects.toMatchObject(refused)
    const { abilities } = await call(one, 'conversations.get', { conversation_id })
    expect(abilities.can_send).toBe(false)
  })

  it('a deactivated member is shown as such and takes no messages', async () => {
    const [one, other] = await tied('One', 'Otto Gone')
    const { id: conversation_id } = await begin(one, [other])
    await deps.read
      .updateTable('users')
      .set({ deactivatedAt: deps.now() })
      .where('id', '=', other.userId)
      .execute()
    const { users } = await call(one, 'conversations.get', { conversation_id })
    expect(users[0]).toMatchObject({ id: other.userId, is_deactivated: true, full_name: '', username: '' })
    await expect(call(one, 'messages.send', { conversation_id, text: 'Hi' })).rejects.toMatchObject({
      code: 'MESSAGES_NOT_TAKEN',
    })
  })

  it('a conversation needs somebody else who is there', async () => {
    const [ada] = await tied()
    await expect(begin(ada, [ada])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(call(ada, 'conversations.create', { text: 'Hi' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(call(ada, 'conversations.create', { user_ids: ['1'], text: 'Hi' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })

  it('C-7.29 one without a message is seen by the others once something is written', async () => {
    const [ada, ben] = await tied()
    const { id: conversation_id, last_message } = await call(ada, 'conversations.create', {
      user_ids: [ben.userId],
    })
    expect(last_message).toBeNull()
    const listed = async (who: Member) =>
      (await call(who, 'conversations.list', {})).items.map(({ id }) => id)
    expect([await listed(ada), await listed(ben)]).toEqual([[conversation_id], []])
    expect(await call(ben, 'conversations.changes', {})).toMatchObject({ conversations: [] })
    await call(ada, 'messages.send', { conversation_id, text: 'Hi' })
    expect(await listed(ben)).toEqual([conversation_id])
    expect((await begin(ada, [ben])).id).toBe(conversation_id)
  })

  it('sending has a limit', async () => {
    const [one, other] = await tied()
    const { id: conversation_id } = await begin(one, [other])
    const spent: string[] = []
    const limits = { consume: async (key: string) => void spent.push(key), refund: async () => {} }
    await messageSteps({ ...deps, limits }).call(one, 'messages.send', { conversation_id, text: 'Hi' })
    expect(spent).toEqual([`messages:${one.userId}`])
  })

  it('with a deleted account its messages go, and the other keeps what they wrote', async () => {
    const [one, other] = await tied()
    const { id: conversation_id } = await begin(one, [other], 'Mine')
    await call(other, 'messages.send', { conversation_id, text: 'Yours' })
    const gone = { deactivatedAt: deps.now(), deletionDueAt: deps.now() }
    await deps.read.updateTable('users').set(gone).where('id', '=', other.userId).execute()
    while ((await deleteDueAccounts(deps)) > 0);
    const { messages, users, abilities } = await call(one, 'conversations.get', { conversation_id })
    expect(messages.map(({ text }) => text)).toEqual(['Mine'])
    expect([users.map(({ id }) => id), abilities.can_send]).toEqual([[one.userId], false])
    await expect(call(one, 'messages.send', { conversation_id, text: 'Hi' })).rejects.toMatchObject({
      code: 'MESSAGES_NOT_TAKEN',
    })
  })

  it('when all of its people are gone, nothing of a conversation stays', async () => {
    const people = await tied()
    const { id } = await begin(people[0], [people[1]])
    const gone = { deactivatedAt: deps.now(), deletionDueAt: deps.now() }
    for (const { userId } of people)
      await deps.read.updateTable('users').set(gone).where('id', '=', userId).execute()
    while ((await deleteDueAccounts(deps)) > 0);
    const left = await deps.read.selectFrom('conversations').select('id').where('id', '=', id).execute()
    expect(left).toEqual([])
  })
})
