import { beforeAll, describe, expect, it } from 'vitest'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import {
  anotherSession,
  aSignedUpPerson,
  GOOD_PASSWORD,
  mailedToken,
  viewerOf,
} from '../identity/testing/people.ts'
import { aGuardedPerson, appCode, halfLogin, operation } from '../../testing/test-guarded-people.ts'

const STEP_MS = 30_000

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const later = (ms: number) => new Date(Date.now() + ms)
const secondStep = (input: object) => callAs(deps, visitor)(operation('auth.loginMfa'), input)

describe('the second step of a login', () => {
  it('I-1.09 an account without a second factor logs in at once', async () => {
    const { email } = await aSignedUpPerson(deps)
    const input = { username_or_email: email, password: GOOD_PASSWORD }
    expect(await callAs(deps, visitor)(operation('auth.login'), input)).toEqual(expect.any(String))
  })

  it('I-3.37 I-7.06 the password step answers an mfa_token and what the second step may be', async () => {
    const { email } = await aGuardedPerson(deps)
    expect(await halfLogin(deps, email)).toEqual({
      mfa_token: expect.stringMatching(/^[\w-]{43}$/),
      phone_number_end: null,
      factors: ['totp', 'recovery_code'],
    })
  })

  it('I-3.37 I-7.05 the code step with both answers a token that begins a session; the mfa_token works once', async () => {
    const { email, secret, viewer } = await aGuardedPerson(deps)
    const { mfa_token } = await halfLogin(deps, email)
    const token = appCode(secret, later(STEP_MS))
    const handshake = await secondStep({ mfa_token, token })
    const call = callAs(deps, visitor)
    await call(operation('auth.beginSession'), { token: handshake })
    expect(await viewerOf(deps, call.started.token)).toMatchObject({ state: 'AUTH', userId: viewer.userId })
    await expect(secondStep({ mfa_token, token })).rejects.toMatchObject({ code: 'MFA_EXPIRED' })
  })

  it('I-3.36 the login call itself takes mfa_token and token for the second step, here and by handshake', async () => {
    const { email, recoveryCodes } = await aGuardedPerson(deps)
    const given = { username_or_email: ` ${email} `, password: GOOD_PASSWORD, referrer: '/pin/1/' }
    const first = await halfLogin(deps, email)
    const handshake = await callAs(deps, visitor)(operation('auth.login'), {
      ...given,
      mfa_token: first.mfa_token,
      token: recoveryCodes[0],
    })
    expect(handshake).toEqual(expect.any(String))
    const second = await halfLogin(deps, email)
    const here = { mfa_token: second.mfa_token, token: recoveryCodes[1] }
    expect(await callAs(deps, visitor)(operation('auth.createSession'), here)).toMatchObject({ email })
  })

  it('I-7.06 no code of an app counts twice, not even in another login', async () => {
    const { email, secret } = await aGuardedPerson(deps)
    const token = appCode(secret, later(STEP_MS))
    await secondStep({ ...(await halfLogin(deps, email)), token })
    await expect(secondStep({ ...(await halfLogin(deps, email)), token })).rejects.toMatchObject({
      code: 'MFA_CODE_WRONG',
    })
  })

  it('a code two steps off the clock is none', async () => {
    const { email, secret } = await aGuardedPerson(deps)
    for (const off of [-2, 2]) {
      const { mfa_token } = await halfLogin(deps, email)
      const token = appCode(secret, later(off * STEP_MS))
      await expect(secondStep({ mfa_token, token })).rejects.toMatchObject({ code: 'MFA_CODE_WRONG' })
    }
  })

  it('I-7.06 five wrong codes end the mfa_token, and no right one revives it', async () => {
    const { email, secret } = await aGuardedPerson(deps)
    const { mfa_token } = await halfLogin(deps, email)
    for (let tries = 0; tries < 5; tries += 1)
      await expect(secondStep({ mfa_token, token: '000000' })).rejects.toMatchObject({
        code: 'MFA_CODE_WRONG',
      })
    const token = appCode(secret, later(STEP_MS))
    await expect(secondStep({ mfa_token, token })).rejects.toMatchObject({ code: 'MFA_EXPIRED' })
  })

  it('tries spread over many logins are counted together', async () => {
    const { email } = await aGuardedPerson(deps)
    const limited = { ...deps, limits: makeRateLimits(null) }
    const call = callAs(limited, visitor)
    for (let round = 0; round < 2; round += 1) {
      const { mfa_token } = await halfLogin(deps, email)
      for (let tries = 0; tries < 5; tries += 1)
        await call(operation('auth.loginMfa'), { mfa_token, token: '000000' }).catch(() => null)
    }
    const { mfa_token } = await halfLogin(deps, email)
    await expect(call(operation('auth.loginMfa'), { mfa_token, token: '000000' })).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
    })
  })

  it('I-7.06 a recovery code works once, is told by mail and is typed as one likes', async () => {
    const { email, recoveryCodes } = await aGuardedPerson(deps)
    expect(recoveryCodes).toHaveLength(10)
    const token = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')}`
    const handshake = await secondStep({ ...(await halfLogin(deps, email)), token })
    expect(handshake).toEqual(expect.any(String))
    const mail = deps.sentMail.findLast(({ to }) => to === email)
    expect(mail?.text).toContain('You have 9 codes left')
    await expect(secondStep({ ...(await halfLogin(deps, email)), token })).rejects.toMatchObject({
      code: 'MFA_CODE_WRONG',
    })
  })

  it('the mfa_token of one person takes no code of another', async () => {
    const [mine, other] = [await aGuardedPerson(deps), await aGuardedPerson(deps)]
    const { mfa_token } = await halfLogin(deps, mine.email)
    await expect(secondStep({ mfa_token, token: other.recoveryCodes[0] })).rejects.toMatchObject({
      code: 'MFA_CODE_WRONG',
    })
  })

  it('without the first step there is no second one', async () => {
    const { recoveryCodes } = await aGuardedPerson(deps)
    const made = { mfa_token: 'made-up', token: recoveryCodes[0] }
    await expect(secondStep(made)).rejects.toMatchObject({ code: 'MFA_EXPIRED' })
  })

  it('an mfa_token is over after ten minutes', async () => {
    const { email, recoveryCodes } = await aGuardedPerson(deps)
    const { mfa_token } = await halfLogin(deps, email)
    deps.setNow(later(10 * 60 * 1000 + 1))
    const tooLate = secondStep({ mfa_token, token: recoveryCodes[0] })
    await expect(tooLate).rejects.toMatchObject({ code: 'MFA_EXPIRED' })
    deps.setNow(null)
  })

  it('of fifty second steps at once, one gets in', async () => {
    const { email, recoveryCodes } = await aGuardedPerson(deps)
    const { mfa_token } = await halfLogin(deps, email)
    const steps = Array.from({ length: 50 }, () => secondStep({ mfa_token, token: recoveryCodes[0] }))
    const outcomes = await Promise.allSettled(steps)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('I-7.07 a new password by mail ends half logins and sessions, and the second step is still asked', async () => {
    const { email, token, recoveryCodes } = await aGuardedPerson(deps)
    const { mfa_token } = await halfLogin(deps, email)
    const { mailResetLink } = await import('../identity/password-reset-service.ts')
    const asked = { login: email, requestId: '1', ip: '192.0.2.1', userAgent: 'test' }
    await mailResetLink(asked, deps)
    const reset = { token: mailedToken(deps.sentMail, email), new_password: 'another tile battery 9' }
    await callAs(deps, visitor)(operation('auth.resetPassword'), reset)
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'UNAUTH' })
    const step = secondStep({ mfa_token, token: recoveryCodes[0] })
    await expect(step).rejects.toMatchObject({ code: 'MFA_EXPIRED' })
    const again = { username_or_email: email, password: 'another tile battery 9' }
    await expect(callAs(deps, visitor)(operation('auth.login'), again)).rejects.toMatchObject({
      code: 'MFA_REQUIRED',
    })
    await expect(callAs(deps, visitor)(operation('auth.resetPassword'), reset)).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
  })

  it('logging in here asks for the second step, too', async () => {
    const { email } = await aGuardedPerson(deps)
    await expect(anotherSession(deps, email)).rejects.toMatchObject({ code: 'MFA_REQUIRED' })
  })

  it('the database holds no secret of a factor in the clear', async () => {
    const { viewer, email, secret, recoveryCodes } = await aGuardedPerson(deps)
    const { mfa_token } = await halfLogin(deps, email)
    const rows = await Promise.all([
      deps.read.selectFrom('authenticatorApps').selectAll().where('userId', '=', viewer.userId).execute(),
      deps.read.selectFrom('recoveryCodes').selectAll().where('userId', '=', viewer.userId).execute(),
      deps.read.selectFrom('mfaChallenges').selectAll().where('userId', '=', viewer.userId).execute(),
      deps.read.selectFrom('auditEvents').selectAll().where('actorId', '=', viewer.userId).execute(),
    ])
    const stored = JSON.stringify(rows, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
        ? Buffer.from((value as unknown as { data: number[] }).data).toString('latin1')
        : value,
    )
    for (const plain of [secret, mfa_token, ...recoveryCodes]) expect(stored).not.toContain(plain)
  })
})
