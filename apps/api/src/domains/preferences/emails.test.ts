import { describe, expect, it } from 'vitest'
import { EMAIL_KINDS } from '@tessera/api-types/preferences/setting-choices'
import type { Member } from '@tessera/shared-auth'
import { openServerTexts } from '../../i18n/server-texts.ts'
import { makeMailer, type QueuedMail } from '../../mail/mailer.ts'
import { idFloor } from '../../db/ids.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { followsOperations } from '../follows/operations.ts'
import { notificationsOperations } from '../notifications/operations.ts'
import { preferencesOperations } from './operations.ts'
import { writeForReader } from './subscription-service.ts'
import { subscriptionToken } from './subscription-token.ts'

const base = await testDeps()
const posted: QueuedMail[] = []
const jobs = {
  add: async (_tx: unknown, _task: string, mail: object) => void posted.push(mail as QueuedMail),
}
const textsIn = openServerTexts({
  de: {
    'email.notification.subject': '{event, select, follow {{actor} folgt dir jetzt} other {Neues}}',
    'email.subscription': 'E-Mails auswählen',
  },
})
const mailer = makeMailer(jobs, base.newId, base.now, (tx, email) =>
  writeForReader(tx, email, { ...base, textsIn }),
)
const deps = { ...base, mailer }
const operations = [...preferencesOperations, ...followsOperations, ...notificationsOperations]
const call = callerOf(operations, deps)
const { aPinOf, write } = commentSteps(deps, commentsOperations)

async function aReader(): Promise<Member> {
  const member = await aMember(deps)
  await deps.read
    .updateTable('users')
    .set({ emailVerifiedAt: deps.now() })
    .where('id', '=', member.userId)
    .execute()
  return member
}
const emailsTo = ({ username }: Member) => posted.filter(({ to }) => to === `${username}@tessera.test`)
const follow = (who: Member, whom: Member) => call(who, 'users.follow', { user_id: whom.userId })

describe('emails', () => {
  it('every one carries a way out, for people and for mail programs', async () => {
    const [ada, ben] = [await aReader(), await aMember(deps)]
    await follow(ben, ada)
    const [email] = emailsTo(ada)
    const token = subscriptionToken(deps.site.secret, ada.userId)
    expect(email?.text).toContain(`/email/subscription#token=${token}`)
    expect(email?.html).toContain(`/email/subscription#token=${token}`)
    expect(email?.headers).toEqual({
      'List-Unsubscribe': `<http://tessera.test/v3/email/unsubscribe/${token}/>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('of one kind come once an hour at most while the one before is unread', async () => {
    const [ada, ben, cleo, dora] = [
      await aReader(),
      await aMember(deps),
      await aMember(deps),
      await aMember(deps),
    ]
    await follow(ben, ada)
    await follow(cleo, ada)
    expect(emailsTo(ada)).toHaveLength(1)
    await write(cleo, await aPinOf(ada))
    expect(emailsTo(ada)).toHaveLength(2)
    await call(ada, 'notifications.markRead', {})
    await follow(dora, ada)
    expect(emailsTo(ada)).toHaveLength(3)
    await deps.read
      .updateTable('notifications')
      .set({ id: idFloor(new Date(deps.now().getTime() - 2 * HOUR_MS)) })
      .where('userId', '=', ada.userId)
      .where('actorId', '=', dora.userId)
      .execute()
    await follow(await aMember(deps), ada)
    expect(emailsTo(ada)).toHaveLength(4)
  })

  it('are in the language of their reader, whatever the one who caused them speaks', async () => {
    const speaking = (locale: string, { userId }: Member) =>
      deps.read.updateTable('users').set({ locale }).where('id', '=', userId).execute()
    const [ada, ben, cleo] = [await aReader(), await aReader(), await aReader()]
    await speaking('de', ada)
    await follow(ben, ada)
    await follow(ada, ben)
    await speaking('ja', cleo)
    await follow(ada, cleo)
    const [german] = emailsTo(ada)
    expect(german?.subject).toMatch(/ folgt dir jetzt$/)
    expect(german?.text).toContain('E-Mails auswählen: http')
    expect(german?.html).toContain('<html lang="de" dir="ltr">')
    for (const reader of [ben, cleo]) {
      const [english] = emailsTo(reader)
      expect(english?.subject).toMatch(/ started following you$/)
      expect(english?.html).toContain('<html lang="en-US" dir="ltr">')
    }
  })

  it('I-2.13 the next one of a kind that was switched off by the mailed link is not sent', async () => {
    const [ada, ben, cleo] = [await aReader(), await aMember(deps), await aMember(deps)]
    const token = subscriptionToken(deps.site.secret, ada.userId)
    await follow(ben, ada)
    expect(emailsTo(ada)).toHaveLength(1)
    await call(ada, 'notifications.markRead', {})
    await call(visitor, 'emailSubscription.update', { token, letters: { follows: false } })
    await follow(cleo, ada)
    expect(emailsTo(ada)).toHaveLength(1)
    await write(ben, await aPinOf(ada))
    expect(emailsTo(ada)).toHaveLength(2)
    const { letters } = await call(visitor, 'emailSubscription.endAll', { token })
    expect(Object.values(letters)).not.toContain(true)
    await call(ada, 'notifications.markRead', {})
    await write(cleo, await aPinOf(ada))
    expect(emailsTo(ada)).toHaveLength(2)
    const none = Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, false]))
    expect((await call(visitor, 'emailSubscription.get', { token })).letters).toEqual(none)
  })

  it('goes to no address that was not proved', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    await follow(ben, ada)
    expect(emailsTo(ada)).toEqual([])
  })

  it('a link that is not ours opens nothing', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [, signature] = subscriptionToken(deps.site.secret, ada.userId).split('.')
    for (const token of [`${ben.userId}.${signature}`, ada.userId, 'x.y'])
      await expect(call(visitor, 'emailSubscription.get', { token })).rejects.toMatchObject({
        code: 'TOKEN_INVALID',
      })
  })

  it('C-7.23 the member sees the same choice in the settings', async () => {
    const ada = await aReader()
    await call(ada, 'settings.updateNews', { comments: false })
    expect(await call(ada, 'settings.news', {})).toMatchObject({
      follows: true,
      comments: false,
      messages: true,
    })
  })

  it('C-7.24 what the site pushes is asked for by its own name, and not by a visitor', async () => {
    const ada = await aReader()
    await call(ada, 'settings.updateSiteNews', { reactions: false })
    expect(await call(ada, 'settings.push', {})).toMatchObject({ follows: true, reactions: false })
    await expect(call(visitor, 'settings.push', {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  })
})
