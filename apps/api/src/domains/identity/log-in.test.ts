import { beforeAll, describe, expect, it } from 'vitest'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { setPassword } from '../accounts/account-service.ts'
import { PUBLISHED_PASSWORD } from '../accounts/password-guess-rules.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import {
  anAddress,
  anotherSession,
  aSignedUpPerson,
  GOOD_PASSWORD,
  operation,
  viewerOf,
} from './testing/people.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const login = operation('auth.login')
const createSession = operation('auth.createSession')
const beginSession = operation('auth.beginSession')
const logout = operation('auth.logout')

const limitedDeps = () => ({ ...deps, limits: makeRateLimits(null) })

describe('login', () => {
  it('I-7.04 right credentials answer a token, and I-7.08 the token creates the session', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    const call = callAs(deps, visitor)
    const token = await call(login, { username_or_email: email, password: GOOD_PASSWORD })
    await call(beginSession, { token })
    expect(await viewerOf(deps, call.started.token)).toMatchObject({ state: 'AUTH', userId: viewer.userId })
  })

  it('I-3.36 I-5.12 spaces around the name are removed, and case does not matter', async () => {
    const { email } = await aSignedUpPerson(deps)
    const call = callAs(deps, visitor)
    const input = { username_or_email: `  ${email.toUpperCase()} `, password: GOOD_PASSWORD }
    expect(await call(createSession, input)).toMatchObject({ email })
  })

  it.each([
    [29, true],
    [27, false],
  ])('I-3.07 a login after %s idle days keeps the day of a comeback: %s', async (days, isComeback) => {
    const { email } = await aSignedUpPerson(deps)
    const then = new Date(deps.now().getTime() + days * 86_400_000)
    const later = { ...deps, now: () => then }
    const user = await callAs(later, visitor)(createSession, {
      username_or_email: email,
      password: GOOD_PASSWORD,
    })
    const { resurrectedAt } = await deps.read
      .selectFrom('users')
      .select('resurrectedAt')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(resurrectedAt).toEqual(isComeback ? then : null)
    expect(user).toMatchObject({ resurrection_date: isComeback ? then.toISOString() : null })
  })

  it('the username works as well as the address', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const input = { username_or_email: viewer.username, password: GOOD_PASSWORD }
    expect(await callAs(deps, visitor)(createSession, input)).toMatchObject({ id: viewer.userId })
  })

  it('I-7.07 an unknown name and a wrong password get the same answer', async () => {
    const { email } = await aSignedUpPerson(deps)
    const refusals = await Promise.all(
      [email, anAddress(), 'nobody_at_all'].map((username_or_email) =>
        callAs(deps, visitor)(login, { username_or_email, password: 'not the password' }).catch(
          (error: unknown) => error,
        ),
      ),
    )
    expect(new Set(refusals.map(String)).size).toBe(1)
    expect(refusals[0]).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  it('I-7.07 the eleventh failure of an account is refused, even with the right password', async () => {
    const { email } = await aSignedUpPerson(deps)
    const limited = limitedDeps()
    const tryOnce = (password: string, ip: string, installId = 'a-stranger-browser') =>
      callAs(limited, visitor, { ip, installId })(login, { username_or_email: email, password })
    for (let tries = 0; tries < 10; tries += 1)
      await expect(tryOnce('wrong one', `198.51.100.${tries}`)).rejects.toMatchObject({
        code: 'WRONG_CREDENTIALS',
      })
    await expect(tryOnce(GOOD_PASSWORD, '198.51.100.99')).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
      detail: { retryAfter: expect.any(Number) },
    })
    // The owner's own browser is counted apart.
    expect(await tryOnce(GOOD_PASSWORD, '203.0.113.5', 'install-of-test')).toEqual(expect.any(String))
  })

  it('I-7.07 the thirty-first failure of an address is refused', async () => {
    const limited = limitedDeps()
    const tryOnce = () =>
      callAs(limited, visitor, { ip: '2001:db8:1:2::9' })(login, {
        username_or_email: anAddress(),
        password: 'wrong one',
      })
    for (let tries = 0; tries < 30; tries += 1) await tryOnce().catch(() => null)
    await expect(tryOnce()).rejects.toMatchObject({ code: 'LOGIN_LOCKED' })
  })

  it('the published password of demo accounts lets in nobody but callers on this machine', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    await setPassword(deps.read, viewer.userId, await hashPassword(PUBLISHED_PASSWORD))
    const logInFrom = (isLocal: boolean) =>
      callAs(deps, visitor, { isLocal })(login, { username_or_email: email, password: PUBLISHED_PASSWORD })
    expect(await logInFrom(true)).toEqual(expect.any(String))
    await expect(logInFrom(false)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  it('failures of others at an address lock no known browser out', async () => {
    const { email } = await aSignedUpPerson(deps)
    const limited = limitedDeps()
    const tryAs = (username_or_email: string, password: string, installId: string) =>
      callAs(limited, visitor, { ip: '203.0.113.77', installId })(login, { username_or_email, password })
    for (let tries = 0; tries < 31; tries += 1)
      await tryAs(anAddress(), 'wrong one', 'a-stranger-browser').catch(() => null)
    await expect(tryAs(email, GOOD_PASSWORD, 'a-stranger-browser')).rejects.toMatchObject({
      code: 'LOGIN_LOCKED',
    })
    expect(await tryAs(email, GOOD_PASSWORD, 'install-of-test')).toEqual(expect.any(String))
  })

  it('who passes a check gets into an account that guessers have locked', async () => {
    const { email } = await aSignedUpPerson(deps)
    const botChallenge: TestDeps['botChallenge'] = {
      offer: { provider: 'local' },
      puzzle: async () => null,
      isGood: async (token) => token === `solved for ${email}`,
    }
    const limited = { ...limitedDeps(), botChallenge }
    const tryFrom = (ip: string, password: string, recaptcha_v3_token?: string) =>
      callAs(limited, visitor, { ip, installId: 'a-stranger-browser' })(login, {
        username_or_email: email,
        password,
        ...(recaptcha_v3_token && { recaptcha_v3_token }),
      })
    for (let tries = 0; tries < 10; tries += 1)
      await tryFrom(`198.51.100.${100 + tries}`, 'wrong one').catch(() => null)
    await expect(tryFrom('203.0.113.78', GOOD_PASSWORD)).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
    expect(await tryFrom('203.0.113.78', GOOD_PASSWORD, `solved for ${email}`)).toEqual(expect.any(String))
  })

  it('logins that succeed use up no tries', async () => {
    const { email } = await aSignedUpPerson(deps)
    const limited = limitedDeps()
    for (let tries = 0; tries < 12; tries += 1) {
      const token = await callAs(limited, visitor)(login, {
        username_or_email: email,
        password: GOOD_PASSWORD,
      })
      expect(token).toEqual(expect.any(String))
    }
  })

  it('I-7.09 every login has a session id of its own', async () => {
    const { email, token } = await aSignedUpPerson(deps)
    const tokens = [
      token,
      (await anotherSession(deps, email)).token,
      (await anotherSession(deps, email)).token,
    ]
    expect(new Set(tokens).size).toBe(3)
  })

  it('the database holds neither passwords nor session tokens', async () => {
    const { viewer, token } = await aSignedUpPerson(deps)
    const user = await deps.read
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', viewer.userId)
      .executeTakeFirstOrThrow()
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const session = await deps.read
      .selectFrom('sessions')
      .select('tokenHash')
      .where('id', '=', viewer.sessionId)
      .executeTakeFirstOrThrow()
    expect(session.tokenHash.toString('base64url')).not.toBe(token)
    expect(session.tokenHash).toHaveLength(32)
  })

  it('a login without its fields names them', async () => {
    await expect(callAs(deps, visitor)(createSession, {})).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { fields: { username_or_email: expect.any(Object), password: expect.any(Object) } },
    })
  })

  it('I-4.19 with session_accounts the account of this browser is listed instead', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    expect(await callAs(deps, viewer)(createSession, { session_accounts: 'true' })).toMatchObject({
      session_accounts: [{ id: viewer.userId, email }],
    })
    expect(await callAs(deps, visitor)(createSession, { session_accounts: true })).toEqual({
      session_accounts: [],
      group_id: null,
      needs_password: [],
    })
  })

  it('failed and successful logins are written down without secrets', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    await callAs(deps, visitor)(login, { username_or_email: email, password: 'sekret-1' }).catch(() => null)
    const events = await deps.read
      .selectFrom('auditEvents')
      .selectAll()
      .where('actorId', '=', viewer.userId)
      .orderBy('id')
      .execute()
    expect(events.map(({ event }) => event)).toEqual(['account.created', 'login.succeeded', 'login.failed'])
    expect(JSON.stringify(events)).not.toMatch(/sekret|argon2/)
  })
})

describe('logout', () => {
  it('I-4.18 I-7.19 the session is over at once, and I-4.16 two cookies say so', async () => {
    const { viewer, token } = await aSignedUpPerson(deps)
    const call = callAs(deps, viewer)
    await call(logout, { disable_auth_failure_redirect: 'true' })
    expect(call.started.hasEnded).toBe(true)
    expect(call.started.marks).toMatchObject({ logged_out: '1', logged_out_at: expect.stringMatching(/^20/) })
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'UNAUTH' })
  })

  it('a visitor who logs out is not at fault', async () => {
    await expect(callAs(deps, visitor)(logout)).resolves.toEqual({ done: true })
  })
})
