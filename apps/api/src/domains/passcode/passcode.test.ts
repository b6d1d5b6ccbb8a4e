import { afterEach, describe, expect, it } from 'vitest'
import { DomainError } from '../../kernel/domain-error.ts'
import { toFailure } from '../../transports/envelope.ts'
import { operations } from '../../operations.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { anAddress, aSignedUpPerson, mailedToken } from '../identity/testing/people.ts'
import { guardedPeople } from '../../testing/test-passcode-people.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const deps = await testDeps()
const { call, mailsTo, aGuarded, changeMessages } = guardedPeople(deps)
afterEach(() => deps.setNow(null))

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
      return failure instanceof DomainError ? toFailure(failure).fields : failure
    }
    const guardian = anAddress()
    expect([
      await refusedWith('', guardian),
      await refusedWith('12a4', guardian),
      await refusedWith('123', guardian),
      await refusedWith('1234', email.toUpperCase()),
    ]).toEqual([
      { new_passcode: 'Required' },
      { new_passcode: 'Please only use numbers' },
      { new_passcode: 'Please enter four digits' },
      { backup_email: 'This email address is already used for this account.' },
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
