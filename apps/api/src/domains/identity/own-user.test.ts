import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aSignedUpPerson, operation } from './testing/people.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

describe('the record of a member', () => {
  it('I-6.02 has the flags of an account, and tells the age they follow from', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const me = async () => (await callAs(deps, viewer)(operation('users.me'))) as OwnUser
    const flags = ({ is_employee, is_partner, is_private_profile, is_write_banned }: OwnUser) => [
      is_employee,
      is_partner,
      is_private_profile,
      is_write_banned,
    ]
    expect(flags(await me())).toEqual([false, false, false, false])
    const birthYear = deps.now().getUTCFullYear() - 16
    await deps.read
      .updateTable('users')
      .set({
        isEmployee: true,
        isPartner: true,
        isPrivateProfile: true,
        isWriteBanned: true,
        birthday: `${birthYear}-01-01`,
      })
      .where('id', '=', viewer.userId)
      .execute()
    const changed = await me()
    expect(flags(changed)).toEqual([true, true, true, true])
    expect(changed).toMatchObject({ email, is_under_16: false, is_under_18: true, age_in_years: 16 })
  })
  it('C-1.15 tells a limited login whose account it is', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const limited = { ...viewer, state: 'LIMITED_LOGIN' } as const
    expect(await callAs(deps, limited)(operation('users.me'))).toMatchObject({
      id: viewer.userId,
      username: viewer.username,
      full_name: expect.any(String),
      email,
      isLimitedLogin: true,
      isAuth: false,
      login_state: 2,
    })
  })

  it('I-3.04 tells connections, phone, settings and the boards saved to last, from where they are kept', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const { userId } = viewer
    const now = deps.now()
    const me = async (
      as: typeof viewer | (Omit<typeof viewer, 'state'> & { state: 'LIMITED_LOGIN' }) = viewer,
    ) => (await callAs(deps, as)(operation('users.me'))) as OwnUser
    expect(await me()).toMatchObject({
      facebook_id: null,
      phone_country: null,
      phone_number: null,
      epik: null,
      recent_boards: [],
      should_show_messaging: true,
      save_behavior: 'choose_board',
      teen_safety_options_url: null,
      firstHomeFeedRequestAfterNux: true,
    })
    const boards = ['Clay', 'Secret'].map((name, index) => ({
      id: deps.newId(),
      ownerId: userId,
      name,
      slug: name.toLowerCase(),
      privacy: name === 'Secret' ? 'secret' : 'public',
      pinCount: 1,
      lastPinAt: new Date(now.getTime() + index),
      createdAt: now,
    }))
    const { read } = deps
    await read.insertInto('boards').values(boards).execute()
    await read
      .insertInto('socialIdentities')
      .values({ issuer: 'fb', subject: `s${userId}`, userId, slot: 'facebook', createdAt: now })
      .execute()
    await read
      .insertInto('factorPhones')
      .values({ userId, phoneNumber: '+46700000018', confirmedAt: now })
      .execute()
    await read.insertInto('userSettings').values({ userId, shouldShowMessaging: false }).execute()
    const expiresAt = new Date(now.getTime() + 1000)
    await read
      .insertInto('advertisingIdentifiers')
      .values({ userId, identifier: userId, expiresAt })
      .execute()
    const birthday = `${now.getUTCFullYear() - 17}-01-01`
    await read.updateTable('users').set({ birthday }).where('id', '=', userId).execute()
    expect(await me()).toMatchObject({
      facebook_id: `s${userId}`,
      connected_to_facebook: true,
      phone_country: 'SE',
      phone_number: '+46700000018',
      phone_number_end: '0018',
      epik: userId,
      should_show_messaging: false,
      teen_safety_options_url: '/settings/privacy/',
      recent_boards: [
        { name: 'Secret', is_secret: true },
        { name: 'Clay', is_secret: false },
      ],
    })
    expect(await me({ ...viewer, state: 'LIMITED_LOGIN' })).toMatchObject({
      phone_number: null,
      phone_number_end: '0018',
    })
  })
})
