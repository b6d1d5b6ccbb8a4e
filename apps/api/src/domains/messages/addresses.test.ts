import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { shareSuggestionsOperations } from '../share-suggestions/operations.ts'
import { callerOf } from '../../testing/test-operations.ts'
import {
  aSignedUpPerson,
  anAddress,
  GOOD_PASSWORD,
  mailedToken,
  operation,
} from '../identity/testing/people.ts'
import { REACH_ADDRESSES, reachAddresses } from './address-service.ts'

const deps = await testDeps()
const { call, begin, blocks, follows, tied } = messageSteps(deps)

const idOf = async (email: string) =>
  (await deps.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id

/** Runs what the conversation asked to be run. */
const reach = async (conversationId: string): Promise<void> => {
  const isAsked = deps.addedJobs.some(
    ({ task, payload }) =>
      task === REACH_ADDRESSES && 'conversationId' in payload && payload.conversationId === conversationId,
  )
  if (isAsked) await reachAddresses({ conversationId }, deps)
}

const proved = async (changes: object = {}): Promise<Member & { email: string }> => {
  const member = await aMember(deps)
  const email = `${member.username}@tessera.test`
  await deps.read
    .updateTable('users')
    .set({ emailVerifiedAt: deps.now(), ...changes })
    .where('id', '=', member.userId)
    .execute()
  return { ...member, email }
}

/** A response without what differs between any two conversations. */
const bytesOf = (answer: object, email: string): string =>
  JSON.stringify(answer)
    .replaceAll(email, 'ADDRESS')
    .replaceAll(/"(id|conversation_id|messages_bookmark)":"[^"]*"/g, '"$1":"*"')
    .replaceAll(/"(created_at|created_ms|position)":("[^"]*"|\d+)/g, '"$1":"*"')

const mailTo = (email: string) => deps.sentMail.filter(({ to }) => to === email)

describe('an address does not tell whose it is', () => {
  it('C-7.29 the answers to the address of nobody and of every kind of member are the same bytes', async () => {
    const writer = await aMember(deps)
    const follower = await proved()
    await follows(follower, writer)
    const blocker = await proved()
    await blocks(blocker, writer)
    const silent = await proved()
    await call(silent, 'settings.updateMessages', { should_show_messaging: false })
    const young = await proved({ birthday: new Date('2012-01-01') })
    const members = [await proved(), follower, blocker, silent, young]
    const seen = new Set<string>()
    for (const email of [anAddress().toLowerCase(), ...members.map((member) => member.email)]) {
      const begun = await call(writer, 'conversations.create', { emails: [email], text: 'Hi' })
      const { id: conversation_id } = begun
      await reach(conversation_id)
      const sent = await call(writer, 'messages.send', { conversation_id, text: 'More' })
      const again = await call(writer, 'conversations.create', { emails: [email], text: 'Hi' })
      expect(again.id).toBe(conversation_id)
      const read = await call(writer, 'conversations.get', { conversation_id })
      seen.add(bytesOf({ begun, sent, again, read }, email))
    }
    expect(seen.size).toBe(1)
    expect([...seen][0]).toContain('"emails":["ADDRESS"]')
    const suggest = callerOf(shareSuggestionsOperations, deps)
    const suggested = JSON.stringify(await suggest(writer, 'shareSuggestions.list', {}))
    expect([suggested.includes(follower.userId), suggested.includes(members[0]?.userId ?? '')]).toEqual([
      true,
      false,
    ])
  })

  it('C-7.29 its member reads, and is shown by name once they answer', async () => {
    const [writer, member] = [await aMember(deps, { fullName: 'Una Writer' }), await proved()]
    const written = { emails: [member.email.toUpperCase()], text: 'Hi' }
    const { id: conversation_id } = await call(writer, 'conversations.create', written)
    await reach(conversation_id)
    expect(mailTo(member.email)).toEqual([])
    const { items } = await call(member, 'contactRequests.list', {})
    expect(items).toMatchObject([
      { id: conversation_id, sender: { id: writer.userId }, conversation: { emails: [], unread: 1 } },
    ])
    await call(member, 'contactRequests.accept', { contact_request_id: conversation_id })
    const { emails, users } = await call(writer, 'conversations.get', { conversation_id })
    expect([emails, users.map(({ id }) => id)]).toEqual([[], [member.userId, writer.userId]])
    expect((await begin(writer, [member])).id).toBe(conversation_id)
  })

  it('who follows the writer hears at once, and is still the address until they write', async () => {
    const [writer, member] = [await aMember(deps), await proved()]
    await follows(member, writer)
    const { id: conversation_id } = await call(writer, 'conversations.create', {
      emails: [member.email],
      text: 'Hi',
    })
    await reach(conversation_id)
    expect(await call(member, 'conversations.changes', {})).toMatchObject({ conversations_unseen_count: 1 })
    await blocks(member, writer)
    expect(await call(writer, 'conversations.get', { conversation_id })).toMatchObject({
      emails: [member.email],
    })
    await call(member, 'users.unblock', { user_id: writer.userId })
    await call(member, 'messages.send', { conversation_id, text: 'Hello' })
    const { users, unread } = await call(writer, 'conversations.get', { conversation_id })
    expect([users.map(({ id }) => id), unread]).toEqual([[member.userId, writer.userId], 1])
  })

  it('in a group nobody is told who declined, left or stays away', async () => {
    const [one, two] = await tied('One', 'Two')
    const member = await proved()
    const named = { user_ids: [two.userId], emails: [member.email], text: 'Hi' }
    const { id: conversation_id } = await call(one, 'conversations.create', named)
    await reach(conversation_id)
    const before = await call(two, 'conversations.get', { conversation_id })
    expect(before).toMatchObject({ emails: [member.email], is_group: true })
    await call(member, 'contactRequests.decline', { contact_request_id: conversation_id })
    await call(member, 'conversations.leave', { conversation_id })
    expect(await call(two, 'conversations.get', { conversation_id })).toEqual(before)
    expect((await call(one, 'conversations.create', named)).id).toBe(conversation_id)
  })

  it('nobody is told before something is written', async () => {
    const [writer, email] = [await aMember(deps), anAddress().toLowerCase()]
    const { id: conversation_id } = await call(writer, 'conversations.create', { emails: [email] })
    await reach(conversation_id)
    expect(mailTo(email)).toEqual([])
    await call(writer, 'messages.send', { conversation_id, text: 'Now' })
    await reach(conversation_id)
    await reach(conversation_id)
    expect(mailTo(email)).toHaveLength(1)
  })
})

describe('an address', () => {
  it('of nobody here is mailed a link that leads through the sign-up into the conversation', async () => {
    const one = await aMember(deps, { fullName: 'Una Writer' })
    const email = anAddress()
    const { id: conversation_id, emails } = await call(one, 'conversations.create', {
      emails: [email],
      text: 'Come in',
    })
    expect(emails).toEqual([email.toLowerCase()])
    await reach(conversation_id)
    const mail = deps.sentMail.findLast(({ to }) => to === email.toLowerCase())
    expect(mail?.subject).toBe('Una Writer sent you a message on Tessera')
    const link = new URL(/http:\S+\/signup\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.searchParams.get('next')).toBe(`/messages/${conversation_id}/`)
    const invite_code = link.searchParams.get('invite_code')
    const joins = (address: string) =>
      callAs(deps, visitor)(operation('auth.register'), {
        email: address,
        password: GOOD_PASSWORD,
        invite_code,
      })
    await joins(email)
    const newcomer = { ...(await aMember(deps)), userId: (await idOf(email)) ?? '' }
    expect(await call(newcomer, 'conversations.list', {})).toMatchObject({
      items: [{ id: conversation_id, unread: 1, emails: [], last_message: { text: 'Come in' } }],
    })
    const late = anAddress()
    await joins(late)
    const stranger = { ...newcomer, userId: (await idOf(late)) ?? '' }
    await expect(call(stranger, 'conversations.get', { conversation_id })).rejects.toMatchObject({
      code: 'CONVERSATION_NOT_FOUND',
    })
  })

  it('lets in a member who proves it later, and no one under 16', async () => {
    const one = await aMember(deps)
    const [email, young] = [anAddress(), anAddress()]
    const { id: conversation_id } = await call(one, 'conversations.create', { emails: [email], text: 'Hi' })
    await reach(conversation_id)
    const { viewer } = await aSignedUpPerson(deps, { email })
    const read = () => call(viewer, 'conversations.get', { conversation_id })
    await expect(read()).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND' })
    const verify = async (address: string) =>
      callAs(deps, visitor)(operation('auth.verifyEmail'), { token: mailedToken(deps.sentMail, address) })
    await verify(email)
    expect(await read()).toMatchObject({ messages: [{ text: 'Hi' }], emails: [] })
    const { id } = await call(one, 'conversations.create', { emails: [young], text: 'Hi' })
    await reach(id)
    const { viewer: newcomer } = await aSignedUpPerson(deps, { email: young })
    await deps.read
      .updateTable('users')
      .set({ birthday: new Date('2012-01-01') })
      .where('id', '=', newcomer.userId)
      .execute()
    await verify(young)
    expect((await call(newcomer, 'conversations.list', {})).items).toEqual([])
  })
})
