import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'

const deps = await testDeps()
const { call, begin, textsOf, tied } = messageSteps(deps)
const NOT_FOUND = { code: 'CONVERSATION_NOT_FOUND' }

let ada: Member
let ben: Member
beforeAll(async () => {
  ;[ada, ben] = await tied('Ada Writer', 'Ben Reader')
})

describe('a conversation', () => {
  it('C-1.13 C-7.29 begins with its first message and is seen by the other', async () => {
    const [one, other] = await tied()
    const begun = await begin(one, [other], 'Hello')
    expect(begun.messages.map(({ text, type }) => [text, type])).toEqual([['Hello', 'message']])
    const { items } = await call(other, 'conversations.list', {})
    expect(items).toMatchObject([{ id: begun.id, unread: 1, last_message: { text: 'Hello' } }])
    expect(items[0]?.users.map(({ id }) => id)).toEqual([one.userId, other.userId])
  })

  it('C-3.47 C-7.30 has every key for who takes part, and is not found for others', async () => {
    const { id } = await begin(ada, [ben])
    const whole = await call(ben, 'conversations.get', { conversation_id: id })
    const keys = 'id created_at name board emails unread users last_message messages position'.split(' ')
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(keys))
    const eve = await aMember(deps)
    await expect(call(eve, 'conversations.get', { conversation_id: id })).rejects.toMatchObject(NOT_FOUND)
    await expect(call(eve, 'messages.list', { conversation_id: id })).rejects.toMatchObject(NOT_FOUND)
    await expect(call(eve, 'conversations.get', { conversation_id: '1' })).rejects.toMatchObject(NOT_FOUND)
    await expect(call(visitor, 'conversations.get', { conversation_id: id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('C-6.14 opens to its people alone, and a limited login opens none', async () => {
    const { id } = await begin(ada, [ben])
    const limited = { ...ada, state: 'LIMITED_LOGIN' as const }
    await expect(call(limited, 'conversations.get', { conversation_id: id })).rejects.toMatchObject({
      code: 'PASSWORD_REQUIRED',
    })
    await expect(
      call({ ...ada, isWriteBanned: true }, 'messages.send', { conversation_id: id, text: 'Hi' }),
    ).rejects.toMatchObject({ code: 'WRITE_BANNED' })
    const eve = await aMember(deps)
    for (const name of ['conversations.leave', 'conversations.restore', 'conversations.markRead'] as const)
      await expect(call(eve, name, { conversation_id: id })).rejects.toMatchObject(NOT_FOUND)
    await expect(call(eve, 'messages.send', { conversation_id: id, text: 'Hi' })).rejects.toMatchObject(
      NOT_FOUND,
    )
  })

  it('is one for the same people, however often and at once it is begun', async () => {
    const [one, other] = await tied()
    const begun = await Promise.all([
      begin(one, [other], 'first'),
      begin(other, [one], 'second'),
      begin(one, [other, one], 'third'),
    ])
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    const { items } = await call(one, 'messages.list', { conversation_id: begun[0].id })
    expect(textsOf(items).toSorted()).toEqual(['first', 'second', 'third'])
  })

  it('lists messages page by page, the newest first, also those of one moment', async () => {
    const [one, other] = await tied()
    deps.setNow(new Date())
    const { id } = await begin(one, [other], '1')
    for (const text of ['2', '3', '4', '5']) await call(one, 'messages.send', { conversation_id: id, text })
    deps.setNow(null)
    const texts: string[][] = []
    let bookmark: string | null = null
    do {
      const page: { items: { text: string }[]; bookmark: string | null } = await call(
        other,
        'messages.list',
        { conversation_id: id, page_size: 2, bookmark },
      )
      texts.push(textsOf(page.items))
      bookmark = page.bookmark
    } while (bookmark !== null)
    expect(texts).toEqual([['5', '4'], ['3', '2'], ['1']])
  })

  it('lists conversations page by page, the newest activity first', async () => {
    const [one, ...others] = await tied('One', 'Two', 'Three', 'Four')
    const ids: string[] = []
    for (const other of others) ids.push((await begin(one, [other])).id)
    await call(one, 'messages.send', { conversation_id: ids[0]!, text: 'Again' })
    const first = await call(one, 'conversations.list', { page_size: 2 })
    const second = await call(one, 'conversations.list', { page_size: 2, bookmark: first.bookmark })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
    expect(second.bookmark).toBeNull()
    const positions = first.items.map(({ position }) => position)
    expect(positions).toEqual(positions.toSorted((a, b) => b - a))
  })

  it('counts what is unread until it is read, and what was taken back no more', async () => {
    const [one, other] = await tied()
    const { id } = await begin(one, [other], 'First')
    const { id: second } = await call(one, 'messages.send', { conversation_id: id, text: 'Second' })
    const unseen = async () => {
      const { conversations_unseen_count, conversations } = await call(other, 'conversations.changes', {})
      return [conversations_unseen_count, conversations.map(({ unread }) => unread)]
    }
    expect(await unseen()).toEqual([1, [2]])
    await call(one, 'messages.delete', { conversation_id: id, message_id: second })
    expect(await unseen()).toEqual([1, [1]])
    expect(await call(other, 'conversations.markRead', { conversation_id: id })).toEqual({
      conversations_unseen_count: 0,
    })
    expect(await unseen()).toEqual([0, [0]])
    await call(other, 'messages.send', { conversation_id: id, text: 'Answer' })
    expect(await unseen()).toEqual([0, [0]])
  })

  it('that came after the conversation was shown stays unread, and nothing read is unread again', async () => {
    const [one, other] = await tied()
    const { id: conversation_id } = await begin(one, [other], 'First')
    const { id: shown } = await call(one, 'messages.send', { conversation_id, text: 'Second' })
    await call(one, 'messages.send', { conversation_id, text: 'Third' })
    const unreadAfter = async (up_to?: string) => {
      await call(other, 'conversations.markRead', { conversation_id, ...(up_to && { up_to }) })
      const { conversations } = await call(other, 'conversations.changes', {})
      return conversations[0]?.unread
    }
    expect(await unreadAfter(shown)).toBe(1)
    expect(await unreadAfter()).toBe(0)
    expect(await unreadAfter(shown)).toBe(0)
  })

  it('is told as changed by the same last message that a list shows', async () => {
    const [one, other] = await tied()
    const { id: conversation_id } = await begin(one, [other], 'First')
    const { id: message_id } = await call(one, 'messages.send', { conversation_id, text: 'Second' })
    const both = async () => {
      const { conversations } = await call(other, 'conversations.changes', {})
      const { items } = await call(other, 'conversations.list', {})
      return [conversations[0]?.last_message_id, items[0]?.last_message?.id ?? null]
    }
    expect(await both()).toEqual([message_id, message_id])
    await call(one, 'messages.delete', { conversation_id, message_id })
    const [told, shown] = await both()
    expect([told, shown]).toEqual([shown, expect.any(String)])
    await call(one, 'messages.delete', { conversation_id, message_id: shown ?? '' })
    expect(await both()).toEqual([null, null])
  })

  it('C-7.37 the badge of notifications counts in how many something is new', async () => {
    const [one, other, third] = await tied('One', 'Two', 'Three')
    await begin(one, [other])
    await begin(third, [other])
    expect(await call(other, 'notifications.unread', {})).toMatchObject({ conversations_unseen_count: 2 })
    expect(await call(one, 'notifications.unread', {})).toMatchObject({ conversations_unseen_count: 0 })
  })

  it('hidden by one comes back by an undo or with the next message', async () => {
    const [one, other] = await tied()
    const { id } = await begin(one, [other])
    const listed = async () => (await call(other, 'conversations.list', {})).items.map((row) => row.id)
    await call(other, 'conversations.leave', { conversation_id: id })
    expect(await listed()).toEqual([])
    await call(other, 'conversations.restore', { conversation_id: id })
    expect(await listed()).toEqual([id])
    await call(other, 'conversations.leave', { conversation_id: id })
    await call(one, 'messages.send', { conversation_id: id, text: 'Still there?' })
    expect(await listed()).toEqual([id])
  })
})

describe('a message', () => {
  it('C-7.31 takes words, or a pin, board or person alone, and nothing empty', async () => {
    const [one, other] = await tied()
    const board = await aBoard(deps, one)
    const pin = await aPin(deps, one, board)
    const { id: conversation_id } = await begin(one, [other])
    const send = (content: object) => call(one, 'messages.send', { conversation_id, ...content })
    expect(await send({ text: 'Only words', source: 'closeup' })).toMatchObject({ attachment_type: null })
    expect(await send({ pin: pin.id })).toMatchObject({ text: '', pin: { id: pin.id } })
    expect(await send({ board: board.id })).toMatchObject({ board: { id: board.id } })
    expect(await send({ user: other.userId })).toMatchObject({ user: { id: other.userId } })
    const user_did_it_data = { details: 'It worked', rating: 5 }
    const { id } = await send({ text: 'I made it', user_did_it_data })
    const kept = await deps.read
      .selectFrom('messages')
      .select('userDidItData')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(kept).toEqual({ userDidItData: user_did_it_data })
    for (const empty of [{}, { text: '   ' }, { user_did_it_data }])
      await expect(send(empty)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        detail: { fields: { text: { key: 'field.messageEmpty' } } },
      })
    await expect(send({ pin: pin.id, board: board.id })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(send({ text: 'x'.repeat(1001) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(send({ pin: '1' })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })

  it('shows a pin as far as its reader may see it, and says when there is none any more', async () => {
    const [one, other] = await tied()
    const secret = await aPin(deps, one, await aBoard(deps, one, { privacy: 'secret' }))
    const { id: conversation_id, messages } = await call(one, 'conversations.create', {
      user_ids: [other.userId],
      pin: secret.id,
    })
    expect(messages).toMatchObject([{ attachment_type: 'pin', pin: { id: secret.id } }])
    const seen = async () => (await call(other, 'messages.list', { conversation_id })).items
    expect(await seen()).toMatchObject([{ attachment_type: 'pin', pin: null }])
    await deps.read.deleteFrom('pins').where('id', '=', secret.id).execute()
    expect(await seen()).toMatchObject([{ attachment_type: 'pin', pin: null, sent_url: null }])
  })

  it('C-2.16 with a pin has an address that shows its holder the sender and the words', async () => {
    const [one, other] = await tied()
    const pin = await aPin(deps, one, await aBoard(deps, one))
    const { id, messages } = await call(one, 'conversations.create', {
      user_ids: [other.userId],
      text: 'For the kitchen',
      pin: pin.id,
    })
    const [path = '', query] = messages[0]?.sent_url?.split('?') ?? []
    const sent_key = new URLSearchParams(query).get('message') ?? ''
    expect([path, sent_key.length]).toEqual([`/pin/${pin.id}/sent/`, 22])
    const ask = (who: Parameters<typeof call>[0], key = sent_key) =>
      call(who, 'messages.sentPin', { pin_id: pin.id, sent_key: key })
    expect(await ask(visitor)).toMatchObject({
      sender: { id: one.userId },
      text: 'For the kitchen',
      conversation_id: null,
    })
    expect(await ask(other)).toMatchObject({ conversation_id: id })
    await expect(ask(visitor, 'guessed')).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
    await call(one, 'messages.delete', { conversation_id: id, message_id: messages[0]!.id })
    await expect(ask(other)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
  })

  it('is reacted to once a person, and taken back by its author alone', async () => {
    const [one, other] = await tied()
    const { id: conversation_id, messages } = await begin(one, [other])
    const key = { conversation_id, message_id: messages[0]!.id }
    await call(other, 'messages.react', { ...key, reaction_type: 2 })
    expect(await call(other, 'messages.react', { ...key, reaction_type: 5 })).toMatchObject({
      reaction_counts: [{ reactionType: 5, reactionCount: 1 }],
      reaction_by_me: 5,
    })
    expect(await call(other, 'messages.unreact', key)).toMatchObject({
      reaction_counts: [],
      reaction_by_me: 0,
    })
    await expect(call(other, 'messages.delete', key)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await call(one, 'messages.delete', key)
    await expect(call(other, 'messages.react', key)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' })
    expect((await call(other, 'conversations.list', {})).items).toMatchObject([{ last_message: null }])
  })
})
