import { beforeAll, describe, expect, it } from 'vitest'
import type { FactorChange, SecurityView } from '@tessera/api-types/second-factor/views'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { anotherSession, aSignedUpPerson, GOOD_PASSWORD, viewerOf } from '../identity/testing/people.ts'
import { aGuardedPerson, appCode, halfLogin, operation } from '../../testing/test-guarded-people.ts'
import { networkOf } from '../../kernel/address-network.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { outsideTransactions } from '../../kernel/transaction-scope.ts'
import { secondFactorOperations } from './operations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const eventsOf = async (userId: string): Promise<string[]> => {
  const rows = await deps.read
    .selectFrom('auditEvents')
    .select('event')
    .where('actorId', '=', userId)
    .execute()
  return rows.map(({ event }) => event)
}
const textTo = (number: string): string =>
  /\d{6}/.exec(deps.sentTexts.findLast(({ to }) => to === number)?.text ?? '')?.[0] ?? ''

describe('turning the second step on and off', () => {
  it('an app counts once a code of it is confirmed; other sessions end, a mail and the audit tell of it', async () => {
    const person = await aSignedUpPerson(deps)
    const elsewhere = await anotherSession(deps, person.email)
    const call = callAs(deps, person.viewer)
    const { secret, uri } = (await call(operation('security.beginApp'))) as { secret: string; uri: string }
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tessera:/)
    await expect(call(operation('security.confirmApp'), { token: '000000' })).rejects.toMatchObject({
      code: 'MFA_CODE_WRONG',
    })
    expect(await call(operation('security.get'))).toMatchObject({ has_mfa_enabled: false })
    const confirm = { token: appCode(secret, deps.now()) }
    const change = (await call(operation('security.confirmApp'), confirm)) as FactorChange
    expect(change.security).toMatchObject({ has_mfa_enabled: true, recovery_codes_left: 10 })
    expect(new Set(change.recovery_codes).size).toBe(10)
    expect(await viewerOf(deps, elsewhere.token)).toMatchObject({ state: 'UNAUTH' })
    expect(await viewerOf(deps, person.token)).toMatchObject({ state: 'AUTH' })
    expect(deps.sentMail.findLast(({ to }) => to === person.email)?.text).toContain(
      'confirm logins with an authenticator app',
    )
    expect(await eventsOf(person.viewer.userId)).toEqual(
      expect.arrayContaining(['factor.added', 'mfa.enabled']),
    )
  })

  it('a second app is refused at once, and the first one stays', async () => {
    const { viewer, secret } = await aGuardedPerson(deps)
    const call = callAs(deps, viewer)
    await expect(call(operation('security.beginApp'))).rejects.toMatchObject({ code: 'CONFLICT' })
    await call(operation('security.removeApp'))
    expect(await call(operation('security.beginApp'))).not.toMatchObject({ secret })
  })

  it('tries at a new app are counted outside of the transaction that turns it on', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const call = callAs({ ...deps, limits: outsideTransactions('limits', deps.limits) }, viewer)
    const { secret } = (await call(operation('security.beginApp'))) as { secret: string }
    const confirm = { token: appCode(secret, deps.now()) }
    expect(await call(operation('security.confirmApp'), confirm)).toMatchObject({
      security: { has_mfa_enabled: true },
    })
  })

  it('a change that fails midway ends no session', async () => {
    const person = await aSignedUpPerson(deps)
    const elsewhere = await anotherSession(deps, person.email)
    const { secret } = (await callAs(deps, person.viewer)(operation('security.beginApp'))) as {
      secret: string
    }
    const failing = {
      ...deps,
      randomBytes: () => {
        throw new Error('no random bytes')
      },
    }
    const confirm = { token: appCode(secret, deps.now()) }
    const change = callAs(failing, person.viewer)(operation('security.confirmApp'), confirm)
    await expect(change).rejects.toThrow('no random bytes')
    expect(await viewerOf(deps, elsewhere.token)).toMatchObject({ state: 'AUTH' })
    expect(await eventsOf(person.viewer.userId)).not.toContain('sessions.ended')
  })

  it('a token of a login that was proved before begins no session after', async () => {
    const person = await aSignedUpPerson(deps)
    const input = { username_or_email: person.email, password: GOOD_PASSWORD }
    const token = await callAs(deps, visitor)(operation('auth.login'), input)
    const call = callAs(deps, person.viewer)
    const { secret } = (await call(operation('security.beginApp'))) as { secret: string }
    await call(operation('security.confirmApp'), { token: appCode(secret, deps.now()) })
    const begin = callAs(deps, visitor)(operation('auth.beginSession'), { token })
    await expect(begin).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('the last factor takes the recovery codes with it, and the password is enough again', async () => {
    const { viewer, email } = await aGuardedPerson(deps)
    const change = (await callAs(deps, viewer)(operation('security.removeApp'))) as FactorChange
    expect(change.security).toMatchObject({ has_mfa_enabled: false, recovery_codes_left: 0 })
    await expect(anotherSession(deps, email)).resolves.toMatchObject({ token: expect.any(String) })
  })

  it('new recovery codes take the place of the old ones', async () => {
    const { viewer, email, recoveryCodes } = await aGuardedPerson(deps)
    const renewed = (await callAs(deps, viewer)(operation('security.renewRecoveryCodes'))) as FactorChange
    const { mfa_token } = await halfLogin(deps, email)
    const step = (token?: string) => callAs(deps, visitor)(operation('auth.loginMfa'), { mfa_token, token })
    await expect(step(recoveryCodes[0])).rejects.toMatchObject({ code: 'MFA_CODE_WRONG' })
    expect(await step(renewed.recovery_codes?.[0])).toEqual(expect.any(String))
  })
})

describe('codes by text message', () => {
  it('I-7.06 a phone counts once its code is confirmed, and then gets the code of a login', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const call = callAs(deps, viewer)
    const number = `+4420${String(Date.now()).slice(-8)}`
    expect(await call(operation('security.beginPhone'), { phone_number: number })).toEqual({
      phone_number_end: number.slice(-4),
    })
    await call(operation('security.confirmPhone'), { token: textTo(number) })
    const { mfa_token, ...offered } = await halfLogin(deps, email)
    expect(offered).toEqual({ phone_number_end: number.slice(-4), factors: ['sms', 'recovery_code'] })
    await callAs(deps, visitor)(operation('auth.textMfaCode'), { mfa_token })
    const token = textTo(number)
    const other = await halfLogin(deps, email)
    const elsewhere = callAs(deps, visitor)(operation('auth.loginMfa'), { ...other, token })
    await expect(elsewhere).rejects.toMatchObject({ code: 'MFA_CODE_WRONG' })
    expect(await callAs(deps, visitor)(operation('auth.loginMfa'), { mfa_token, token })).toEqual(
      expect.any(String),
    )
  })

  it('five wrong codes end the code that was sent', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const call = callAs(deps, viewer)
    const number = `+4930${String(Date.now()).slice(-8)}`
    await call(operation('security.beginPhone'), { phone_number: number })
    for (let tries = 0; tries < 5; tries += 1)
      await call(operation('security.confirmPhone'), { token: '000000x' }).catch(() => null)
    await expect(call(operation('security.confirmPhone'), { token: textTo(number) })).rejects.toMatchObject({
      code: 'FACTOR_NOT_FOUND',
    })
  })

  it('many accounts together text a number, and a network the numbers of others, only so often', async () => {
    const limited = { ...deps, limits: makeRateLimits(null) }
    const begin = async (phone_number: string) => {
      const { viewer } = await aSignedUpPerson(deps)
      return callAs(limited, viewer)(operation('security.beginPhone'), { phone_number })
    }
    for (let accounts = 0; accounts < 5; accounts += 1) await begin('+442079460018')
    await expect(begin('+442079460018')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    for (let others = 5; others < 60; others += 1)
      await limited.limits.consume(`text-from:${networkOf('192.0.2.1')}`, 60, HOUR_MS)
    await expect(begin('+442079460199')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('a number without its country is refused, and a site without a gateway offers none', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const begin = (given: TestDeps | typeof withoutTexts, phone_number: string) =>
      callAs(given, viewer)(operation('security.beginPhone'), { phone_number })
    const withoutTexts = { ...deps, texts: null }
    await expect(begin(deps, '020 7946 0018')).rejects.toMatchObject({ code: 'PHONE_NUMBER_REFUSED' })
    await expect(begin(withoutTexts, '+442079460018')).rejects.toMatchObject({ code: 'TEXT_MESSAGES_OFF' })
  })
})

describe('rights', () => {
  const forMembers = secondFactorOperations.filter(({ contract }) => contract.route.access === 'member')
  it.each(forMembers.map((one) => [one.contract.route.name, one] as const))(
    'neither a visitor nor a limited login may call %s',
    async (_name, one) => {
      const { viewer } = await aSignedUpPerson(deps)
      await expect(callAs(deps, visitor)(one)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
      await expect(callAs(deps, { ...viewer, state: 'LIMITED_LOGIN' })(one)).rejects.toMatchObject({
        code: 'PASSWORD_REQUIRED',
      })
    },
  )

  it('one sees and changes the factors of oneself alone', async () => {
    await aGuardedPerson(deps)
    const { viewer } = await aSignedUpPerson(deps)
    const call = callAs(deps, viewer)
    const seen = (await call(operation('security.get'))) as SecurityView
    expect(seen).toMatchObject({ has_mfa_enabled: false, passkeys: [], app_added_at: null })
    await expect(call(operation('security.removeApp'))).rejects.toMatchObject({ code: 'FACTOR_NOT_FOUND' })
  })
})

describe('those who work for the site', () => {
  it('I-1.09 act for it only behind a second factor, where the site says so', async () => {
    const person = await aSignedUpPerson(deps)
    await deps.read
      .updateTable('users')
      .set({ isEmployee: true })
      .where('id', '=', person.viewer.userId)
      .execute()
    const strict = { ...deps, site: { ...deps.site, requiresMfaOfEmployees: true } }
    expect(await viewerOf(deps, person.token)).toMatchObject({ isEmployee: true })
    expect(await viewerOf(strict, person.token)).toMatchObject({ state: 'AUTH', isEmployee: false })
    const call = callAs(strict, person.viewer)
    expect(await call(operation('security.get'))).toMatchObject({ is_mfa_required: true })
    const { secret } = (await call(operation('security.beginApp'))) as { secret: string }
    await call(operation('security.confirmApp'), { token: appCode(secret, deps.now()) })
    expect(await viewerOf(strict, person.token)).toMatchObject({ isEmployee: true })
  })
})
