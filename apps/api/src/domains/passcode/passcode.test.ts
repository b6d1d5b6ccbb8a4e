import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GUARDED_OPERATIONS, PASSCODE_KINDS } from '@tessera/api-types/passcode/passcode-rules'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anAddress, aSignedUpPerson, GOOD_PASSWORD, mailedToken } from '../identity/testing/people.ts'

const MINUTE_MS = 60 * 1000

let deps: TestDeps
let call: ReturnType<typeof callerOf>

beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})
afterEach(() => deps.setNow(null))

const mailsTo = (address: string) => deps.sentMail.filter(({ to }) => to === address)

/** A member whose settings are guarded by 1234. */
async function aGuarded({ isConfirmed = true } = {}): Promise<{
  ada: Member
  guardian: string
  email: string
}> {
  const { viewer: ada, email } = await aSignedUpPerson(deps)
  const guardian = anAddress()
  await call(ada, 'passcode.set', { new_passcode: '1234', backup_email: guardian })
  if (isConfirmed) await call(visitor, 'passcode.confirm', { token: mailedToken(deps.sentMail, guardian) })
  return { ada, guardian, email }
}

const changeMessages = (who: Member, passcode?: string | null) =>
  call(who, 'settings.updateMessages', { should_show_messaging: false, passcode })
const isMessagingShown = async (who: Member) => (await call(who, 'settings.get', {})).should_show_messaging

describe('setting a passcode', () => {
  it('I-3.06 I-5.11 the record tells of it, the backup address only in part, and no code is kept', async () => {
    const { viewer: ada } = await aSignedUpPerson(deps)
    expect(await call(ada, 'users.me', {})).toMatchObject({
      parental_control_has_passcode: false,
      parental_control_passcode_required: false,
      parental_control_passcode_verification_pending: false,
      parental_control_anonymized_email: null,
    })
    const state = await call(ada, 'passcode.set', {
      new_passcode: ' 73 91 ',
      backup_email: 'jane@example.com',
    })
    expect(state).toEqual({
      parental_control_has_passcode: true,
      parental_control_passcode_required: true,
      parental_control_passcode_verification_pending: true,
      parental_control_anonymized_email: 'j***@e***.com',
    })
    const own = await call(ada, 'users.me', {})
    expect(own).toMatchObject(state)
    expect(JSON.stringify(own)).not.toContain('jane@example.com')
    const row = await deps.read
      .selectFrom('parentalPasscodes')
      .selectAll()
      .where('userId', '=', ada.userId)
      .executeTakeFirstOrThrow()
    expect(row.passcodeHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain('7391')
    const removed = await call(ada, 'passcode.remove', { passcode: '7391' })
    expect(removed).toMatchObject({
      parental_control_has_passcode: false,
      parental_control_anonymized_email: null,
    })
  })

  it('I-5.11 the backup address is asked to confirm, once by each link', async () => {
    const { ada, guardian } = await aGuarded({ isConfirmed: false })
    expect(mailsTo(guardian).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Confirm your email for a parental passcode/),
    ])
    const first = mailedToken(deps.sentMail, guardian)
    await call(ada, 'passcode.resendConfirmation', {})
    await expect(call(visitor, 'passcode.confirm', { token: first })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    await call(visitor, 'passcode.confirm', { token: mailedToken(deps.sentMail, guardian) })
    expect(await call(ada, 'users.me', {})).toMatchObject({
      parental_control_passcode_verification_pending: false,
    })
    await call(ada, 'passcode.resendConfirmation', {})
    expect(mailsTo(guardian)).toHaveLength(2)
  })

  it('I-5.06 I-5.09 the server repeats the checks', async () => {
    const { viewer: ada, email } = await aSignedUpPerson(deps)
    const refusedWith = async (new_passcode: string, backup_email: string) => {
      const failure = await call(ada, 'passcode.set', { new_passcode, backup_email }).then(
        () => null,
        (error: unknown) => error,
      )
      return (failure as { detail: { fields: object } }).detail.fields
    }
    const guardian = anAddress()
    expect([
      await refusedWith('', guardian),
      await refusedWith('12a4', guardian),
      await refusedWith('123', guardian),
      await refusedWith('1234', email.toUpperCase()),
    ]).toEqual([
      { new_passcode: ['Required'] },
      { new_passcode: ['Please only use numbers'] },
      { new_passcode: ['Please enter four digits'] },
      { backup_email: ['This email address is already used for this account.'] },
    ])
  })

  it('needs a fresh proof of who is there, and happens once', async () => {
    const { viewer: ada } = await aSignedUpPerson(deps)
    const given = { new_passcode: '1234', backup_email: anAddress() }
    deps.setNow(new Date(Date.now() + 11 * MINUTE_MS))
    await expect(call(ada, 'passcode.set', given)).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
    deps.setNow(null)
    await call(ada, 'passcode.set', given)
    await expect(call(ada, 'passcode.set', { ...given, new_passcode: '9999' })).rejects.toMatchObject({
      code: 'PASSCODE_EXISTS',
    })
    await expect(changeMessages(ada, '1234')).resolves.toMatchObject({ should_show_messaging: false })
  })

  it('is for members alone', async () => {
    const given = { new_passcode: '1234', backup_email: anAddress() }
    for (const refused of [
      call(visitor, 'passcode.set', given),
      call(visitor, 'passcode.change', given),
      call(visitor, 'passcode.remove', { passcode: '1234' }),
      call(visitor, 'passcode.resendConfirmation', {}),
      call(visitor, 'passcode.askRecovery', {}),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  })
})

describe('a guarded change', () => {
  /** One change of each guarded operation, with what tells whether it happened. */
  const changes = (ada: Member, passcode: string | null | undefined) => ({
    'settings.updatePermissions': () =>
      call(ada, 'settings.updatePermissions', { comments_from: 'nobody', passcode }),
    'settings.updateCommentFeatures': () =>
      call(ada, 'settings.updateCommentFeatures', {
        userId: ada.userId,
        featureMap: { comments: false },
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

  it('I-2.55 I-6.18 an empty passcode does while there is none, and is refused once there is one', async () => {
    const { viewer: ada } = await aSignedUpPerson(deps)
    const features = { userId: ada.userId, featureMap: { comments: false } }
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
      ['12a4', 'Please only use numbers'],
      ['123', 'Please enter four digits'],
    ])
      for (let again = 0; again < 4; again += 1)
        await expect(changeMessages(ada, typed)).rejects.toMatchObject({
          code: 'INVALID_INPUT',
          detail: { fields: { passcode: [told] } },
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
    const { errorCatalogue } = await import('@tessera/api-types/errors')
    const { PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED } = errorCatalogue
    expect([PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED].map((one) => one.httpStatus)).toEqual([
      403, 403, 429,
    ])
    const numbers = Object.values(errorCatalogue).map(({ api_error_code }) => api_error_code)
    for (const { api_error_code } of [PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED])
      expect(numbers.filter((one) => one === api_error_code)).toHaveLength(1)
  })
})

describe('the guardian', () => {
  it('I-5.11 takes a forgotten passcode away by a link that works once', async () => {
    const { ada, guardian } = await aGuarded()
    for (let wrong = 0; wrong < 5; wrong += 1) await changeMessages(ada, '9999').catch(() => undefined)
    await call(ada, 'passcode.askRecovery', {})
    const token = mailedToken(deps.sentMail, guardian)
    await call(visitor, 'passcode.recover', { token })
    expect(await call(ada, 'users.me', {})).toMatchObject({ parental_control_has_passcode: false })
    await expect(changeMessages(ada)).resolves.toMatchObject({ should_show_messaging: false })
    await expect(call(visitor, 'passcode.recover', { token })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    expect(mailsTo(guardian).at(-1)?.text).toContain('was removed')
  })

  it('a link of one kind does nothing of the other, and dies with the passcode', async () => {
    const { ada, guardian } = await aGuarded({ isConfirmed: false })
    const confirmation = mailedToken(deps.sentMail, guardian)
    await expect(call(visitor, 'passcode.recover', { token: confirmation })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    await call(ada, 'passcode.remove', { passcode: '1234' })
    await call(ada, 'passcode.set', { new_passcode: '5678', backup_email: anAddress() })
    await expect(call(visitor, 'passcode.confirm', { token: confirmation })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
  })

  it('is told when the passcode is changed or removed, which both need it', async () => {
    const { ada, guardian } = await aGuarded()
    await expect(call(ada, 'passcode.change', { new_passcode: '5678' })).rejects.toMatchObject({
      code: 'PASSCODE_REQUIRED',
    })
    await call(ada, 'passcode.change', { new_passcode: '5678', passcode: '1234' })
    expect(mailsTo(guardian).at(-1)?.text).toContain('was changed')
    await expect(call(ada, 'passcode.remove', { passcode: '1234' })).rejects.toMatchObject({
      code: 'PASSCODE_WRONG',
    })
    await call(ada, 'passcode.remove', { passcode: '5678' })
    expect(mailsTo(guardian).at(-1)?.text).toContain('was removed')
    for (const name of ['passcode.change', 'passcode.remove', 'passcode.askRecovery'] as const) {
      const operation = operations.find(({ contract }) => contract.route.name === name)
      if (!operation) throw new Error(name)
      await expect(callAs(deps, ada)(operation, { new_passcode: '1111' })).rejects.toMatchObject({
        code: 'PASSCODE_NOT_SET',
      })
    }
  })

  it('no passcode of one account opens another', async () => {
    const [{ ada }, { ada: eda }] = [await aGuarded(), await aGuarded()]
    const hashes = await deps.read
      .selectFrom('parentalPasscodes')
      .select('passcodeHash')
      .where('userId', 'in', [ada.userId, eda.userId])
      .execute()
    await deps.read
      .updateTable('parentalPasscodes')
      .set({ passcodeHash: hashes[0]?.passcodeHash ?? '' })
      .where('userId', 'in', [ada.userId, eda.userId])
      .execute()
    const outcomes = await Promise.allSettled([changeMessages(ada, '1234'), changeMessages(eda, '1234')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
