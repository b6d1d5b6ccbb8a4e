import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
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

const deps = await testDeps()
const operations = [...preferencesOperations, ...followsOperations, ...profilesOperations]
const call = callerOf(operations, deps)
const { aPinOf, call: comments, write } = commentSteps(deps, commentsOperations)

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
      letters: { follows: true, comments: true, mentions: true, messages: true, business: true },
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
