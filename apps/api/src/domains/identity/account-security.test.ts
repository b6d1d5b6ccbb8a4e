import { beforeAll, describe, expect, it } from 'vitest'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { MAIL_RESET_LINK, mailResetLink } from './password-reset-service.ts'
import {
  anAddress,
  anotherSession,
  aSignedUpPerson,
  GOOD_PASSWORD,
  mailedToken,
  operation,
  viewerOf,
} from './testing/people.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

const NEW_PASSWORD = 'another mosaic window 4'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const later = (ms: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + ms) })
const logsIn = (email: string, password: string) =>
  callAs(deps, visitor)(operation('auth.login'), { username_or_email: email, password })

async function askForReset(login: string): Promise<unknown> {
  const answer = await callAs(deps, visitor)(operation('auth.requestPasswordReset'), {
    username_or_email: login,
  })
  const job = deps.addedJobs.findLast(({ task }) => task === MAIL_RESET_LINK)
  await mailResetLink(job?.payload, deps)
  return answer
}

describe('password reset', () => {
  const reset = operation('auth.resetPassword')

  it('I-7.07 the mailed link works once and ends all sessions', async () => {
    const { email, token } = await aSignedUpPerson(deps)
    await askForReset(email)
    const link = mailedToken(deps.sentMail, email)
    await callAs(deps, visitor)(reset, { token: link, new_password: NEW_PASSWORD })
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'UNAUTH' })
    await expect(logsIn(email, NEW_PASSWORD)).resolves.toEqual(expect.any(String))
    await expect(logsIn(email, GOOD_PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await expect(
      callAs(deps, visitor)(reset, { token: link, new_password: GOOD_PASSWORD }),
    ).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('answers the same for a name nobody has, and mails nobody', async () => {
    const { email } = await aSignedUpPerson(deps)
    const known = await askForReset(email)
    const sent = deps.sentMail.length
    expect(await askForReset(anAddress())).toEqual(known)
    expect(deps.sentMail).toHaveLength(sent)
  })

  it('a link older than an hour, replaced by a newer one, or of another purpose is no longer valid', async () => {
    const { email } = await aSignedUpPerson(deps)
    const verification = mailedToken(deps.sentMail, email)
    await askForReset(email)
    const first = mailedToken(deps.sentMail, email)
    await askForReset(email)
    const second = mailedToken(deps.sentMail, email)
    const resetWith = (token: string, within = deps) =>
      callAs(within, visitor)(reset, { token, new_password: NEW_PASSWORD })
    const invalid = { code: 'TOKEN_INVALID' }
    await expect(resetWith(verification)).rejects.toMatchObject(invalid)
    await expect(resetWith(first)).rejects.toMatchObject(invalid)
    await expect(resetWith(second, later(HOUR_MS + 1))).rejects.toMatchObject(invalid)
  })

  it('a password that is easy to guess is refused, and the link still works', async () => {
    const { email } = await aSignedUpPerson(deps)
    await askForReset(email)
    const token = mailedToken(deps.sentMail, email)
    await expect(callAs(deps, visitor)(reset, { token, new_password: 'Iloveyou123' })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
    })
    await callAs(deps, visitor)(reset, { token, new_password: NEW_PASSWORD })
  })

  it('a move to another address that was begun before comes to nothing', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    const other = anAddress()
    await callAs(deps, viewer)(operation('auth.changeEmail'), { email: other, password: GOOD_PASSWORD })
    const move = mailedToken(deps.sentMail, other)
    await askForReset(email)
    const token = mailedToken(deps.sentMail, email)
    await callAs(deps, visitor)(reset, { token, new_password: NEW_PASSWORD })
    await expect(callAs(deps, visitor)(operation('auth.verifyEmail'), { token: move })).rejects.toMatchObject(
      { code: 'TOKEN_INVALID' },
    )
    await expect(logsIn(email, NEW_PASSWORD)).resolves.toEqual(expect.any(String))
  })

  it('made-up links are refused, and after thirty of one network every link is for a while', async () => {
    const limited = { ...deps, limits: makeRateLimits(null) }
    const attempt = () => callAs(limited, visitor)(reset, { token: 'made up', new_password: NEW_PASSWORD })
    for (let tries = 0; tries < 30; tries += 1)
      await expect(attempt()).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
    await expect(attempt()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('a sixth request for one account within half an hour is refused', async () => {
    const limited = { ...deps, limits: makeRateLimits(null) }
    const ask = () =>
      callAs(limited, visitor)(operation('auth.requestPasswordReset'), { username_or_email: 'someone' })
    for (let tries = 0; tries < 5; tries += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('e-mail verification', () => {
  const verify = operation('auth.verifyEmail')
  const resend = operation('auth.resendVerification')

  it('the mailed link proves the address once', async () => {
    const { email, token } = await aSignedUpPerson(deps)
    expect(await viewerOf(deps, token)).toMatchObject({ isEmailVerified: false })
    const link = mailedToken(deps.sentMail, email)
    expect(await callAs(deps, visitor)(verify, { token: link })).toEqual({ email })
    expect(await viewerOf(deps, token)).toMatchObject({ isEmailVerified: true })
    await expect(callAs(deps, visitor)(verify, { token: link })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
  })

  it('C-7.21 resending mails one new link, and the earlier one stops working', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    const first = mailedToken(deps.sentMail, email)
    const sent = deps.sentMail.length
    await callAs(deps, viewer)(resend)
    expect(deps.sentMail).toHaveLength(sent + 1)
    await expect(callAs(deps, visitor)(verify, { token: first })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    await callAs(deps, visitor)(verify, { token: mailedToken(deps.sentMail, email) })
    await callAs(deps, viewer)(resend)
    expect(deps.sentMail).toHaveLength(sent + 1)
  })

  it('a visitor has nothing to resend', async () => {
    await expect(callAs(deps, visitor)(resend)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  })
})

describe('a change of e-mail', () => {
  const change = operation('auth.changeEmail')
  const verify = operation('auth.verifyEmail')

  it('asks for the password, waits for the new address, and tells the old one', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    const next = anAddress()
    await expect(callAs(deps, viewer)(change, { email: next, password: 'not mine' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { fields: { password: expect.any(Object) } },
    })
    await callAs(deps, viewer)(change, { email: next, password: GOOD_PASSWORD })
    expect(await callAs(deps, viewer)(operation('users.me'))).toMatchObject({ email })
    await callAs(deps, visitor)(verify, { token: mailedToken(deps.sentMail, next) })
    expect(await callAs(deps, viewer)(operation('users.me'))).toMatchObject({
      email: next,
      email_verified: true,
    })
    expect(deps.sentMail.at(-1)).toMatchObject({ to: email, text: expect.stringContaining(next) })
  })

  it('takes no address that another account has, even one taken while the link was on its way', async () => {
    const { email } = await aSignedUpPerson(deps)
    const { viewer } = await aSignedUpPerson(deps)
    const call = callAs(deps, viewer)
    await expect(call(change, { email, password: GOOD_PASSWORD })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    })
    const wanted = anAddress()
    await call(change, { email: wanted, password: GOOD_PASSWORD })
    const link = mailedToken(deps.sentMail, wanted)
    await aSignedUpPerson(deps, { email: wanted })
    await expect(callAs(deps, visitor)(verify, { token: link })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    })
  })
})

describe('a change of password', () => {
  const change = operation('auth.changePassword')

  it('needs the current one and ends the other sessions', async () => {
    const { email, viewer, token } = await aSignedUpPerson(deps)
    const other = await anotherSession(deps, email)
    await expect(
      callAs(deps, viewer)(change, { current_password: 'not mine', new_password: NEW_PASSWORD }),
    ).rejects.toMatchObject({ detail: { fields: { current_password: expect.any(Object) } } })
    await callAs(deps, viewer)(change, { current_password: GOOD_PASSWORD, new_password: NEW_PASSWORD })
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'AUTH' })
    expect(await viewerOf(deps, other.token)).toMatchObject({ state: 'UNAUTH' })
    await expect(logsIn(email, NEW_PASSWORD)).resolves.toEqual(expect.any(String))
  })
})
