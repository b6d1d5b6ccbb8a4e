import { afterEach, describe, expect, it } from 'vitest'
import { choiceOfAll } from '@tessera/api-types/consent/consent-rules'
import { errorCatalogue } from '@tessera/api-types/errors'
import { GUARDED_OPERATIONS, PASSCODE_KINDS } from '@tessera/api-types/passcode/passcode-rules'
import type { Member } from '@tessera/shared-auth'
import { testDeps } from '../../testing/test-deps.ts'
import { anAddress, aSignedUpPerson, GOOD_PASSWORD } from '../identity/testing/people.ts'
import { guardedPeople } from '../../testing/test-passcode-people.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const deps = await testDeps()
const { call, mailsTo, aGuarded, changeMessages } = guardedPeople(deps)
afterEach(() => deps.setNow(null))

const isMessagingShown = async (who: Member) => (await call(who, 'settings.get', {})).should_show_messaging

describe('a guarded change', () => {
  /** One change of each guarded operation, with a check whether it happened. */
  const changes = (ada: Member, passcode: string | null | undefined) => ({
    'settings.updatePermissions': () =>
      call(ada, 'settings.updatePermissions', { comments_from: 'nobody', passcode }),
    'settings.updateCommentFeatures': () =>
      call(ada, 'settings.updateCommentFeatures', {
        userId: ada.userId,
        featureMap: { comments_enabled: false },
        passcode,
      }),
    'settings.updateMentions': () =>
      call(ada, 'settings.updateMentions', { mentions_from: 'nobody', passcode }),
    'settings.updatePrivacy': () =>
      call(ada, 'settings.updatePrivacy', { is_hidden_from_search: true, passcode }),
    'consent.setThirdPartyMarketing': () =>
      call(ada, 'consent.setThirdPartyMarketing', {
        third_party_marketing_tracking_enabled: false,
        passcode,
      }),
    'users.updateProfile': () => call(ada, 'users.updateProfile', { about: 'Changed', passcode }),
    'settings.updatePersonal': () => call(ada, 'settings.updatePersonal', { country: 'GB', passcode }),
    'auth.changeEmail': () =>
      call(ada, 'auth.changeEmail', { email: anAddress(), password: GOOD_PASSWORD, passcode }),
    'settings.updateMessages': () => changeMessages(ada, passcode),
    'auth.changePassword': () =>
      call(ada, 'auth.changePassword', {
        current_password: GOOD_PASSWORD,
        new_password: 'another tile battery 8',
        passcode,
      }),
    'account.deactivate': () => call(ada, 'account.deactivate', { password: GOOD_PASSWORD, passcode }),
    'account.delete': () =>
      call(ada, 'account.delete', { password: GOOD_PASSWORD, username: ada.username, passcode }),
  })

  /** All that the guarded changes could have changed. */
  async function state(ada: Member) {
    const { userId } = ada
    const user = await deps.read.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
    const tokens = await deps.read
      .selectFrom('oneTimeTokens')
      .select('tokenHash')
      .where('userId', '=', userId)
      .where('purpose', '=', 'email-verification')
      .execute()
    return { user, tokens, settings: await call(ada, 'settings.get', {}) }
  }

  it('I-6.06 I-6.18 A6 is refused and changes nothing without the passcode, for each of the seven kinds', async () => {
    const { ada } = await aGuarded()
    const before = await state(ada)
    expect(Object.keys(changes(ada, null)).sort()).toEqual(Object.keys(GUARDED_OPERATIONS).sort())
    expect(new Set(Object.values(GUARDED_OPERATIONS))).toEqual(new Set(PASSCODE_KINDS))
    for (const missing of [undefined, null, '', '   ']) {
      for (const change of Object.values(changes(ada, missing)))
        await expect(change()).rejects.toMatchObject({ code: 'PASSCODE_REQUIRED' })
    }
    expect(await state(ada)).toEqual(before)
  })

  const names = Object.keys(GUARDED_OPERATIONS) as (keyof ReturnType<typeof changes>)[]

  it.each(names)('I-6.06 %s is done with the passcode', async (name) => {
    const { ada } = await aGuarded()
    const before = await state(ada)
    await changes(ada, '12 34')[name]()
    const isGone = name === 'account.deactivate' || name === 'account.delete'
    if (!isGone) expect(await state(ada)).not.toEqual(before)
    else
      expect(
        await deps.read
          .selectFrom('users')
          .select('deactivatedAt')
          .where('id', '=', ada.userId)
          .executeTakeFirst(),
      ).toEqual({ deactivatedAt: expect.any(Date) })
  })

  it('I-6.06 marketing by third parties is not turned on by a choice about cookies, which asks for no passcode', async () => {
    const { ada } = await aGuarded()
    for (const isAllowed of [false, true])
      await call(ada, 'consent.choose', { ...choiceOfAll(isAllowed), text_version: 1 })
    expect(await call(ada, 'consent.get', {})).toMatchObject({
      consent: { allow_marketing_cookies: true },
      third_party_marketing_tracking_enabled: false,
    })
  })

  it('I-2.55 I-6.18 an empty passcode does while there is none, and is refused once there is one', async () => {
    const { viewer: ada } = await aSignedUpPerson(deps)
    const features = { userId: ada.userId, featureMap: { comments_enabled: false } }
    await call(ada, 'settings.updateCommentFeatures', { ...features, passcode: '' })
    await call(ada, 'settings.updateCommentFeatures', features)
    await changeMessages(ada, '')
    expect(await isMessagingShown(ada)).toBe(false)
    await call(ada, 'passcode.set', { new_passcode: '1234', backup_email: anAddress() })
    await expect(changeMessages(ada, '')).rejects.toMatchObject({ code: 'PASSCODE_REQUIRED' })
    await expect(
      call(ada, 'settings.updateCommentFeatures', { ...features, passcode: '' }),
    ).rejects.toMatchObject({ code: 'PASSCODE_REQUIRED' })
  })

  it('I-5.06 what is no passcode is named by its fault and counts as no try', async () => {
    const { ada } = await aGuarded()
    for (const [typed, told] of [
      ['12a4', 'field.passcode.digits'],
      ['123', 'field.passcode.length'],
    ])
      for (let again = 0; again < 4; again += 1)
        await expect(changeMessages(ada, typed)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          detail: { fields: { passcode: { key: told } } },
        })
    await expect(changeMessages(ada, '1234')).resolves.toBeDefined()
  })
})

describe('wrong tries', () => {
  it('I-5.06 I-8.12 five in a row lock the passcode for 15 minutes, and the guardian is told', async () => {
    const { ada, guardian } = await aGuarded()
    const start = new Date()
    deps.setNow(start)
    for (let wrong = 0; wrong < 4; wrong += 1)
      await expect(changeMessages(ada, '9999')).rejects.toMatchObject({
        code: 'PASSCODE_WRONG',
        message: "That passcode isn't right. Please try again.",
      })
    for (const typed of ['9999', '1234'])
      await expect(changeMessages(ada, typed)).rejects.toMatchObject({
        code: 'PASSCODE_LOCKED',
        message: 'Too many tries. Please try again in 15 minutes.',
        detail: { retryAfter: 15 * 60 },
      })
    expect(await isMessagingShown(ada)).toBe(true)
    expect(mailsTo(guardian).at(-1)?.text).toContain('locked for 15 minutes')
    deps.setNow(new Date(start.getTime() + 15 * MINUTE_MS - 1000))
    await expect(changeMessages(ada, '1234')).rejects.toMatchObject({ code: 'PASSCODE_LOCKED' })
    deps.setNow(new Date(start.getTime() + 15 * MINUTE_MS))
    await expect(changeMessages(ada, '9999')).rejects.toMatchObject({ code: 'PASSCODE_WRONG' })
    await expect(changeMessages(ada, '1234')).resolves.toMatchObject({ should_show_messaging: false })
  })

  it('I-5.06 a right one begins the count anew', async () => {
    const { ada } = await aGuarded()
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1)
        await expect(changeMessages(ada, '0000')).rejects.toMatchObject({ code: 'PASSCODE_WRONG' })
      await expect(changeMessages(ada, '1234')).resolves.toBeDefined()
    }
  })

  it('I-5.06 of many at once no more than five are looked at', async () => {
    const { ada } = await aGuarded()
    const tries = Array.from({ length: 12 }, (_, at) => changeMessages(ada, String(4000 + at)))
    const codes = await Promise.all(tries.map((one) => one.catch((error: { code: string }) => error.code)))
    expect(codes.filter((code) => code === 'PASSCODE_WRONG')).toHaveLength(4)
    expect(codes.filter((code) => code === 'PASSCODE_LOCKED')).toHaveLength(8)
  })

  it('I-8.12 have codes of their own', async () => {
    const { PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED } = errorCatalogue
    expect([PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED].map((one) => one.httpStatus)).toEqual([
      403, 403, 429,
    ])
    const numbers = Object.values(errorCatalogue).map(({ api_error_code }) => api_error_code)
    for (const { api_error_code } of [PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED])
      expect(numbers.filter((one) => one === api_error_code)).toHaveLength(1)
  })
})
