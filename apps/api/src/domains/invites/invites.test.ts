import { describe, expect, it } from 'vitest'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anAddress, GOOD_PASSWORD, operation } from '../identity/testing/people.ts'
import { preferencesOperations } from '../preferences/operations.ts'
import { profilesOperations } from '../profiles/operations.ts'
import { invitesOperations } from './operations.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const deps = await testDeps()
const call = callerOf([...invitesOperations, ...preferencesOperations, ...profilesOperations], deps)
const NOT_FOUND = { code: 'INVITE_NOT_FOUND' }

async function joins(invite_code: string) {
  const email = anAddress()
  await callAs(deps, visitor)(operation('auth.register'), { email, password: GOOD_PASSWORD, invite_code })
  return deps.read
    .selectFrom('users')
    .leftJoin('inviteRedemptions', 'inviteRedemptions.userId', 'users.id')
    .select(['users.id', 'inviterId', 'channel'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

describe('an invitation', () => {
  it('I-3.14 I-7.33 tells who sent it and by which channel; an unknown one is not found', async () => {
    const ada = await aMember(deps, { fullName: 'Ada Inviter' })
    const { invite_code } = await call(ada, 'friendInvites.create', { channel: 'message' })
    expect(await call(visitor, 'friendInvites.metadata', { invite_code })).toEqual({
      sender: {
        id: ada.userId,
        username: ada.username,
        first_name: 'Ada',
        full_name: 'Ada Inviter',
        image_medium_url: null,
        should_show_messaging: true,
      },
      invite_channel: 'message',
      viewer_should_show_messaging: false,
    })
    await expect(call(visitor, 'friendInvites.metadata', { invite_code: 'none' })).rejects.toMatchObject(
      NOT_FOUND,
    )
  })

  it('I-4.112 says of both whether they want messages', async () => {
    const [ada, bob] = [await aMember(deps), await aMember(deps)]
    const { invite_code } = await call(ada, 'friendInvites.create', {})
    const wishes = async () => {
      const answer = await call(bob, 'friendInvites.metadata', { invite_code })
      return [answer.sender.should_show_messaging, answer.viewer_should_show_messaging]
    }
    expect(await wishes()).toEqual([true, true])
    await call(ada, 'settings.updateMessages', { should_show_messaging: false })
    expect(await wishes()).toEqual([false, true])
    await call(bob, 'settings.updateMessages', { should_show_messaging: false })
    expect(await wishes()).toEqual([false, false])
  })

  it('I-7.34 is redeemed by several people at sign-up, and an unknown code keeps nobody out', async () => {
    const ada = await aMember(deps)
    const { invite_code, url } = await call(ada, 'friendInvites.create', {})
    expect(url).toBe(`http://tessera.test/signup/?invite_code=${invite_code}`)
    expect(await joins(invite_code)).toMatchObject({ inviterId: ada.userId, channel: 'link' })
    expect(await joins(invite_code)).toMatchObject({ inviterId: ada.userId })
    expect(await joins('made up')).toMatchObject({ inviterId: null })
  })

  it('I-7.34 holds for 30 days', async () => {
    const ada = await aMember(deps)
    const { invite_code, expires_at } = await call(ada, 'friendInvites.create', {})
    const end = new Date(expires_at).getTime()
    expect(Math.round((end - Date.now()) / DAY_MS)).toBe(30)
    deps.setNow(new Date(end))
    try {
      await expect(call(visitor, 'friendInvites.metadata', { invite_code })).rejects.toMatchObject(NOT_FOUND)
    } finally {
      deps.setNow(null)
    }
  })

  it('is mailed where an address is given, and only members make one', async () => {
    const ada = await aMember(deps, { fullName: 'Ada Inviter' })
    const { url } = await call(ada, 'friendInvites.create', {
      channel: 'email',
      email: 'friend@tessera.test',
    })
    expect(deps.sentMail.at(-1)).toMatchObject({
      to: 'friend@tessera.test',
      subject: 'Ada Inviter invited you to Tessera',
      text: expect.stringContaining(url),
    })
    await expect(call(visitor, 'friendInvites.create', {})).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('of somebody who left or who blocked the viewer is not found', async () => {
    const [ada, bob] = [await aMember(deps), await aMember(deps)]
    const { invite_code } = await call(ada, 'friendInvites.create', {})
    await deps.read
      .insertInto('userBlocks')
      .values({ blockerId: ada.userId, blockedId: bob.userId, createdAt: deps.now() })
      .execute()
    await expect(call(bob, 'friendInvites.metadata', { invite_code })).rejects.toMatchObject(NOT_FOUND)
    await deps.read
      .updateTable('users')
      .set({ deactivatedAt: deps.now() })
      .where('id', '=', ada.userId)
      .execute()
    await expect(call(visitor, 'friendInvites.metadata', { invite_code })).rejects.toMatchObject(NOT_FOUND)
  })
})
