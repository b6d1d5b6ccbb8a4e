import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { aMember } from '../../testing/test-callers.ts'
import { messageSteps } from '../../testing/test-messages.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { mailUnread } from './unread-email-service.ts'

const deps = await testDeps()
const { call, begin, tied } = messageSteps(deps)

const prove = ({ userId }: Member) =>
  deps.read.updateTable('users').set({ emailVerifiedAt: deps.now() }).where('id', '=', userId).execute()
const emailsTo = ({ username }: Member) =>
  deps.sentMail.filter(({ to }) => to === `${username}@tessera.test`).map(({ subject }) => subject)

describe('an email about messages', () => {
  it('comes once until they are read, and names who wrote last', async () => {
    const [one, other] = await tied('Una Writer', 'Otto Reader')
    await prove(other)
    const { id: conversationId } = await begin(one, [other])
    expect(deps.addedJobs.at(-1)).toEqual({ task: 'messages.mail-unread', payload: { conversationId } })
    await mailUnread({ conversationId }, deps)
    await call(one, 'messages.send', { conversation_id: conversationId, text: 'And another' })
    await mailUnread({ conversationId }, deps)
    expect(emailsTo(other)).toEqual(['Una Writer sent you a message'])
    await call(other, 'conversations.markRead', { conversation_id: conversationId })
    await mailUnread({ conversationId }, deps)
    await call(one, 'messages.send', { conversation_id: conversationId, text: 'A third' })
    await mailUnread({ conversationId }, deps)
    expect(emailsTo(other)).toHaveLength(2)
    expect(emailsTo(one)).toEqual([])
  })

  it('comes neither to members who want none, nor about a contact request, nor to an address without proof', async () => {
    const [one, other, unproved] = await tied('One', 'Other', 'Unproved')
    await prove(other)
    await call(other, 'settings.updateNews', { messages: false })
    const stranger = await aMember(deps)
    await prove(stranger)
    for (const receivers of [[other], [unproved], [stranger]]) {
      const { id: conversationId } = await begin(one, receivers)
      await mailUnread({ conversationId }, deps)
    }
    expect([other, unproved, stranger].flatMap(emailsTo)).toEqual([])
  })

  it('does not come to who switched messages off after one had come', async () => {
    const [one, other] = await tied('One', 'Other')
    await prove(other)
    const { id: conversationId } = await begin(one, [other])
    await call(other, 'settings.updateMessages', { should_show_messaging: false })
    await mailUnread({ conversationId }, deps)
    expect(emailsTo(other)).toEqual([])
  })
})
