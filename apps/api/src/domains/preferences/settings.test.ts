import { describe, expect, it } from 'vitest'
import { EMAIL_KINDS } from '@tessera/api-types/preferences/setting-choices'
import type { Member } from '@tessera/shared-auth'
import { openServerTexts } from '../../i18n/server-texts.ts'
import { makeMailer, type QueuedMail } from '../../mail/mailer.ts'
import { SITEMAP_KINDS, listedPages } from '../../page/sitemap-store.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { commentSteps } from '../../testing/test-comments.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { commentsOperations } from '../comments/operations.ts'
import { followsOperations } from '../follows/operations.ts'
import { profilesOperations } from '../profiles/operations.ts'
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
const operations = [...preferencesOperations, ...followsOperations, ...profilesOperations]
const call = callerOf(operations, deps)
const { aPinOf, call: comments, write } = commentSteps(deps, commentsOperations)

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

describe('settings', () => {
  it('begin open and keep what was chosen, page by page', async () => {
    const ada = await aMember(deps)
    expect(await call(ada, 'settings.get', {})).toMatchObject({
      mentions_from: 'anyone',
      comments_from: 'anyone',
      is_personalized: true,
      hides_ai_pins: false,
      third_party_marketing_tracking_enabled: true,
      letters: { follows: true, comments: true, mentions: true, messages: true },
    })
    await call(ada, 'settings.updateMentions', { mentions_from: 'nobody' })
    await call(ada, 'settings.updateMessages', { should_show_messaging: false })
    const after = await call(ada, 'settings.updatePrivacy', {
      is_personalized: false,
      hides_ai_pins: true,
      third_party_marketing_tracking_enabled: false,
    })
    expect(after).toMatchObject({
      mentions_from: 'nobody',
      should_show_messaging: false,
      is_personalized: false,
      hides_ai_pins: true,
      third_party_marketing_tracking_enabled: false,
    })
  })

  it('of privacy are saved all of a page at once', async () => {
    const ada = await aMember(deps)
    const page = {
      is_private_profile: true,
      is_hidden_from_search: true,
      is_personalized: false,
      hides_ai_pins: true,
      third_party_marketing_tracking_enabled: false,
    }
    expect(await call(ada, 'settings.updatePrivacy', page)).toMatchObject(page)
  })

  it('of one page are saved together', async () => {
    const ada = await aMember(deps)
    const changes = {
      is_private_profile: true,
      third_party_marketing_tracking_enabled: false,
      is_personalized: false,
      hides_ai_pins: true,
    }
    expect(await call(ada, 'settings.updatePrivacy', changes)).toMatchObject(changes)
  })

  it('tell pages that search engines leave a profile out', async () => {
    const ada = await aMember(deps)
    const isHidden = async () =>
      (await call(visitor, 'users.get', { user_id: ada.userId })).is_hidden_from_search
    expect(await isHidden()).toBe(false)
    await call(ada, 'settings.updatePrivacy', { is_hidden_from_search: true })
    expect(await isHidden()).toBe(true)
  })

  it('are for members alone', async () => {
    await expect(call(visitor, 'settings.get', {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    await expect(call(visitor, 'settings.updatePrivacy', { is_personalized: false })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('decide who may comment', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    await call(ada, 'settings.updatePermissions', { comments_from: 'followed' })
    await expect(write(ben, pin)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await follow(ada, ben)
    await expect(write(ben, pin)).resolves.toMatchObject({ text: 'Lovely' })
    await call(ada, 'settings.updatePermissions', { comments_from: 'nobody' })
    await expect(write(ben, pin)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(write(ada, pin, 'My own')).resolves.toMatchObject({ text: 'My own' })
  })

  it('decide who may be mentioned, by whom, also in a comment written before', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ben)
    const tags = JSON.stringify([{ user_id: ada.userId, offset: 0, length: 4 }])
    await call(ada, 'settings.updateMentions', { mentions_from: 'nobody' })
    await expect(write(ben, pin, '@ada', { tags })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await call(ada, 'settings.updateMentions', { mentions_from: 'anyone' })
    const { id: commentId } = await write(ben, pin, '@ada', { tags })
    await call(ada, 'settings.updateMentions', { mentions_from: 'nobody' })
    const rewritten = await comments(ben, 'update', { commentId, text: '@ada again', tags })
    expect(rewritten.tagged_users).toMatchObject([{ id: ada.userId }])
    const { id: other } = await write(ben, pin, 'Lovely')
    const added = comments(ben, 'update', { commentId: other, text: '@ada', tags })
    await expect(added).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('C-7.28 I-6.18 comment features are switched by their owner, without a passcode where none is set', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const off = { userId: ada.userId, featureMap: { comments_enabled: false } }
    expect(await call(ada, 'settings.updateCommentFeatures', off)).toMatchObject({ comments_from: 'nobody' })
    await expect(write(ben, pin)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(call(ben, 'settings.updateCommentFeatures', off)).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })

  it('C-5.14 a change of comment features needs to say whose they are, and no passcode where none is set', async () => {
    const ada = await aMember(deps)
    const featureMap = { replies_enabled: false }
    const nobodys = { featureMap } as unknown as { userId: string; featureMap: Record<string, boolean> }
    await expect(call(ada, 'settings.updateCommentFeatures', nobodys)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    const changed = await call(ada, 'settings.updateCommentFeatures', { userId: ada.userId, featureMap })
    expect(changed.comment_features['replies_enabled']).toBe(false)
  })

  it('C-3.45 features of comments that a member switches off are refused to others, and other keys are kept', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPinOf(ada)
    const { id: commentId } = await write(ben, pin)
    const change = (featureMap: Record<string, boolean>) =>
      call(ada, 'settings.updateCommentFeatures', { userId: ada.userId, featureMap })
    await call(ada, 'settings.updatePermissions', { comments_from: 'followed' })
    await follow(ada, ben)
    await change({ replies_enabled: false, reactions_enabled: false, stickers_enabled: false })
    const settings = await change({ photo_comments_enabled: false, comments_enabled: true })
    expect(settings).toMatchObject({
      comments_from: 'followed',
      comment_features: {
        comments_enabled: true,
        mentions_enabled: true,
        replies_enabled: false,
        reactions_enabled: false,
        photo_comments_enabled: false,
        stickers_enabled: false,
      },
    })
    const refused = { code: 'NOT_ALLOWED' }
    const image_signature = await anUpload(deps, ben)
    await expect(write(ben, pin, 'Why?', { parentId: commentId })).rejects.toMatchObject(refused)
    await expect(write(ben, pin, 'Look', { image_signature })).rejects.toMatchObject(refused)
    await expect(comments(ben, 'like', { commentId })).rejects.toMatchObject(refused)
    await expect(write(ada, pin, 'My reply', { parentId: commentId })).resolves.toMatchObject({
      featureMap: settings.comment_features,
    })
    const keys = Object.fromEntries(Array.from({ length: 38 }, (_, index) => [`key_${index}`, true]))
    await expect(change(keys)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })

  it('keep somebody who wants it out of the lists for search engines', async () => {
    const ada = await aMember(deps)
    const paths = async () =>
      (await Promise.all(SITEMAP_KINDS.map((kind) => listedPages(deps.read, kind, ada.userId)))).flat()
    expect(JSON.stringify(await paths())).toContain(ada.username)
    await call(ada, 'settings.updatePrivacy', { is_hidden_from_search: true })
    expect(JSON.stringify(await paths())).not.toContain(ada.username)
  })
})

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
    await call(visitor, 'emailSubscription.update', { token, letters: { follows: false } })
    await follow(cleo, ada)
    expect(emailsTo(ada)).toHaveLength(1)
    await write(ben, await aPinOf(ada))
    expect(emailsTo(ada)).toHaveLength(2)
    const { letters } = await call(visitor, 'emailSubscription.endAll', { token })
    expect(Object.values(letters)).not.toContain(true)
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
