import { beforeAll, describe, expect, it } from 'vitest'
import { visitor, callAs } from '../../testing/test-callers.ts'
import { aBrowser } from '../../testing/test-browser.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { anAddress, GOOD_PASSWORD, operation } from './testing/people.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const registerEmail = operation('auth.registerEmail')
const registerPartner = operation('auth.registerPartner')
const register = operation('auth.register')
const beginSession = operation('auth.beginSession')
const emailExists = operation('auth.emailExists')

describe('sign-up by e-mail', () => {
  it('I-7.02 the email handshake answers a token, and the token begins a session', async () => {
    const call = callAs(deps, visitor)
    const token = await call(registerEmail, { email: anAddress(), password: GOOD_PASSWORD })
    expect(token).toEqual(expect.any(String))
    const answer = await call(beginSession, { token, isRegistration: 'true' })
    expect(answer).toMatchObject({ isAuthenticated: true, user: { login_state: 1, isAuth: true } })
    expect(call.started.token).toHaveLength(43)
  })

  it('I-7.03 a handshake token works once, and for five minutes only', async () => {
    const call = callAs(deps, visitor)
    const token = await call(registerEmail, { email: anAddress(), password: GOOD_PASSWORD })
    await call(beginSession, { token })
    await expect(call(beginSession, { token })).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
    const later = await call(registerEmail, { email: anAddress(), password: GOOD_PASSWORD })
    const inFive = { ...deps, now: () => new Date(deps.now().getTime() + 5 * 60_000 + 1) }
    await expect(callAs(inFive, visitor)(beginSession, { token: later })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
  })

  it('I-1.06 I-7.10 UserRegister creates the account and signs in', async () => {
    const call = callAs(deps, visitor)
    const email = anAddress()
    const user = await call(register, { email, password: GOOD_PASSWORD, first_name: 'Ada', last_name: 'L' })
    expect(user).toMatchObject({ email, full_name: 'Ada L', email_verified: false, has_password: true })
    expect(call.started.token).not.toBeNull()
  })

  it('I-7.11 a used email is refused with the field it stands in, whatever its case', async () => {
    const email = anAddress()
    await callAs(deps, visitor)(register, { email, password: GOOD_PASSWORD })
    await expect(
      callAs(deps, visitor)(register, { email: email.toUpperCase(), password: GOOD_PASSWORD }),
    ).rejects.toMatchObject({ code: 'EMAIL_TAKEN', detail: { fields: { email: expect.any(Object) } } })
    expect(await callAs(deps, visitor)(emailExists, { email })).toBe(true)
    expect(await callAs(deps, visitor)(emailExists, { email: anAddress() })).toBe(false)
  })

  it('one of twenty sign-ups with the same address at once makes the account', async () => {
    const email = anAddress()
    const tries = Array.from({ length: 20 }, () =>
      callAs(deps, visitor)(register, { email, password: GOOD_PASSWORD }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('I-4.08 I-8.04 at twelve nobody is signed up, and the browser is marked for a day', async () => {
    const call = callAs(deps, visitor)
    const email = anAddress()
    const birthday = `${deps.now().getUTCFullYear() - 12}-01-01`
    await expect(call(registerEmail, { email, password: GOOD_PASSWORD, birthday })).rejects.toMatchObject({
      code: 'AGE_RESTRICTED',
    })
    expect(call.started.marks).toEqual({ age_restricted: '1' })
    expect(await call(emailExists, { email })).toBe(false)
  })

  it('I-8.04 a marked browser signs nobody up, whatever birthdate or kind of account it tries next', async () => {
    const browser = aBrowser(deps)
    const year = deps.now().getUTCFullYear()
    const tryAs = (given: object) =>
      browser.call('auth.register', { email: anAddress(), password: GOOD_PASSWORD, ...given })
    await expect(tryAs({ birthday: `${year - 12}-01-01` })).rejects.toMatchObject({ code: 'AGE_RESTRICTED' })
    await expect(tryAs({ birthday: `${year - 30}-01-01` })).rejects.toMatchObject({ code: 'AGE_RESTRICTED' })
    await expect(tryAs({})).rejects.toMatchObject({ code: 'AGE_RESTRICTED' })
    const business = browser.call('auth.registerPartner', {
      email: anAddress(),
      password: GOOD_PASSWORD,
      business_name: 'Kiln & Co',
    })
    await expect(business).rejects.toMatchObject({ code: 'AGE_RESTRICTED' })
    expect(browser.jar.token).toBeNull()
  })

  it('I-4.08 under eighteen a profile starts private', async () => {
    const birthday = `${deps.now().getUTCFullYear() - 15}-01-01`
    const user = await callAs(deps, visitor)(register, {
      email: anAddress(),
      password: GOOD_PASSWORD,
      birthday,
    })
    expect(user).toMatchObject({ is_private_profile: true, is_under_16: true, is_under_18: true })
  })

  it('I-4.09 two people with the same local part get different usernames and one mail each', async () => {
    const local = `same${deps.newId()}`
    const sent = deps.sentMail.length
    const call = callAs(deps, visitor)
    const one = await call(register, { email: `${local}@a.test`, password: GOOD_PASSWORD })
    const two = await call(register, { email: `${local}@b.test`, password: GOOD_PASSWORD })
    expect((one as { username: string }).username).not.toBe((two as { username: string }).username)
    expect(deps.sentMail.slice(sent).map(({ to }) => to)).toEqual([`${local}@a.test`, `${local}@b.test`])
  })

  it.each([
    ['email', 'ada@nowhere'],
    ['email', `${'a'.repeat(250)}@a.test`],
    ['username', 'ab'],
    ['username', 'a b c'],
    ['username', 'a'.repeat(31)],
    ['first_name', 'a'.repeat(31)],
    ['first_name', '\u200B\u200B'],
    ['last_name', 'a\u0007b'],
    ['custom_gender', 'a'.repeat(61)],
    ['birthday', '2001-02-30'],
    ['birthday', '3001-01-01'],
    ['birthday', '1801-01-01'],
    ['country', 'QX'],
    ['country', 'Sweden'],
    ['locale', 'tlh'],
  ])('I-5.23 a %s such as %j is refused by its name, and nothing is created', async (field, value) => {
    const email = field === 'email' ? value : anAddress()
    const call = callAs(deps, visitor)
    await expect(call(register, { email, password: GOOD_PASSWORD, [field]: value })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { fields: { [field]: { key: expect.any(String) } } },
    })
    expect(call.started).toMatchObject({ token: null, marks: {} })
    const found = deps.read.selectFrom('users').select('id').where('email', '=', email)
    expect(await found.execute()).toEqual([])
  })

  it('I-5.23 names of thirty characters, a country without a site of ours and a language tag are taken', async () => {
    const names = { first_name: 'Ø'.repeat(30), last_name: '木' }
    const user = await callAs(deps, visitor)(register, {
      email: anAddress(),
      password: GOOD_PASSWORD,
      ...names,
      country: 'mn',
      locale: 'pt-BR',
    })
    expect(user).toMatchObject({ ...names, country: 'MN', locale: 'pt_BR' })
  })

  it('I-2.32 a username that is a page of the site is refused', async () => {
    await expect(
      callAs(deps, visitor)(register, { email: anAddress(), password: GOOD_PASSWORD, username: 'Settings' }),
    ).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
  })

  it('passwords that guessers try first are refused', async () => {
    await expect(
      callAs(deps, visitor)(register, { email: anAddress(), password: 'Password123' }),
    ).rejects.toMatchObject({ code: 'PASSWORD_TOO_WEAK' })
  })

  it('sign-ups of one address are limited', async () => {
    const limited = { ...deps, limits: makeRateLimits(null) }
    const call = callAs(limited, visitor, { ip: '198.51.100.7' })
    const input = { email: 'not used', password: 'x' }
    for (let tries = 0; tries < 30; tries += 1)
      await call(register, { ...input, email: anAddress(), password: 'password' }).catch(() => null)
    await expect(call(register, { email: anAddress(), password: GOOD_PASSWORD })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    })
  })
})

describe('sign-up as a business', () => {
  it('I-1.08 the partner handshake makes a partner, and I-3.32 business_name becomes first_name', async () => {
    const call = callAs(deps, visitor)
    const token = await call(registerPartner, {
      email: anAddress(),
      password: GOOD_PASSWORD,
      business_name: 'Acme Tiles',
      first_name: 'ignored',
      last_name: 'ignored',
    })
    const answer = await call(beginSession, { token })
    expect(answer).toMatchObject({
      user: {
        is_partner: true,
        first_name: 'Acme Tiles',
        last_name: '',
        full_name: 'Acme Tiles',
        partner: { business_name: 'Acme Tiles' },
      },
    })
  })

  it('other domains hear of it inside the same transaction: when they fail, nothing was made', async () => {
    const email = anAddress()
    const partnerJoined = [() => Promise.reject(new Error('no business today'))]
    const failing = callAs({ ...deps, listeners: { ...deps.listeners, partnerJoined } }, visitor)
    const input = { email, password: GOOD_PASSWORD, business_name: 'Acme' }
    await expect(failing(operation('auth.registerPartner'), input)).rejects.toThrow('no business today')
    expect(await callAs(deps, visitor)(emailExists, { email })).toBe(false)
  })
})
