import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import type { BotAction } from '@tessera/api-types/bot-checks/bot-actions'
import { externalChallenge } from '../../bot-challenge/external-challenge.ts'
import { localChallenge } from '../../bot-challenge/local-challenge.ts'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aSignedUpPerson, anAddress, GOOD_PASSWORD, operation } from '../identity/testing/people.ts'
import { invitesOperations } from '../invites/operations.ts'
import { botChecksOperations } from './operations.ts'

const bare = await testDeps()
const guarded = { ...bare, botChallenge: localChallenge(bare.site.secret) }
const REFUSED = { code: 'BOT_CHECK_FAILED' }

async function solved(action: BotAction): Promise<string> {
  const call = callerOf(botChecksOperations, guarded)
  const challenge = (await call(visitor, 'botChecks.challenge', { action })) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
const signsUp = (deps: typeof bare, recaptcha_v3_token?: string) =>
  callAs(deps, visitor)(operation('auth.registerEmail'), {
    email: anAddress(),
    password: GOOD_PASSWORD,
    ...(recaptcha_v3_token !== undefined && { recaptcha_v3_token }),
  })

describe('a site that asks whether somebody is there', () => {
  it('I-7.57 lets nobody sign up without a token, and one that does not ask lets them', async () => {
    await expect(signsUp(guarded)).rejects.toMatchObject(REFUSED)
    expect(await signsUp(bare)).toEqual(expect.any(String))
    expect(
      await callerOf(botChecksOperations, bare)(visitor, 'botChecks.challenge', { action: 'signup' }),
    ).toBeNull()
  })

  it('I-7.57 takes a token for its own action only, once, and not when it is old', async () => {
    await expect(signsUp(guarded, await solved('login'))).rejects.toMatchObject(REFUSED)
    const token = await solved('signup')
    expect(await signsUp(guarded, token)).toEqual(expect.any(String))
    await expect(signsUp(guarded, token)).rejects.toMatchObject(REFUSED)
    const late = { ...guarded, now: () => new Date(Date.now() + 301_000) }
    await expect(signsUp(late, await solved('signup'))).rejects.toMatchObject(REFUSED)
  })

  it.each(['', 'made up', Buffer.from('{"challenge":{}}').toString('base64')])(
    'I-3.35 does not believe the token %j',
    async (token) => {
      await expect(signsUp(guarded, token)).rejects.toMatchObject(REFUSED)
    },
  )

  it('asks at a password reset, and at a login once some have failed', async () => {
    const limited = { ...guarded, limits: makeRateLimits(null) }
    const { email } = await aSignedUpPerson(bare)
    const reset = (extra: object) =>
      callAs(limited, visitor)(operation('auth.requestPasswordReset'), { username_or_email: email, ...extra })
    await expect(reset({})).rejects.toMatchObject(REFUSED)
    expect(await reset({ recaptcha_v3_token: await solved('password_reset') })).toEqual({ done: true })
    const logsIn = (password: string, extra = {}) =>
      callAs(limited, visitor)(operation('auth.login'), { username_or_email: email, password, ...extra })
    for (let tries = 0; tries < 3; tries += 1)
      await expect(logsIn('wrong')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await expect(logsIn(GOOD_PASSWORD)).rejects.toMatchObject(REFUSED)
    expect(await logsIn(GOOD_PASSWORD, { recaptcha_v3_token: await solved('login') })).toEqual(
      expect.any(String),
    )
  })
})

describe('an external check', () => {
  async function verifier(answer: (form: URLSearchParams) => object) {
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => response.end(JSON.stringify(answer(new URLSearchParams(text)))))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const settings = { scriptUrl: 'https://check.test/a.js', siteKey: 'key', secret: 'hush' }
    const challenge = externalChallenge({ ...settings, verifyUrl: `http://127.0.0.1:${port}/` }, fetch)
    return { challenge, stop: () => server.close() }
  }

  it('I-3.35 I-7.57 believes its verifier on token, action and age', async () => {
    const now = new Date()
    let asked = ''
    const { challenge, stop } = await verifier((form) => {
      asked = form.get('secret') ?? ''
      const [kind, action, seconds] = (form.get('response') ?? '').split(':')
      const challenge_ts = new Date(now.getTime() - Number(seconds) * 1000).toISOString()
      return { success: kind === 'good', action, challenge_ts }
    })
    const isGood = (token: string) => challenge.isGood(token, 'signup', now)
    expect(await isGood('good:signup:10')).toBe(true)
    expect(asked).toBe('hush')
    expect(await isGood('bad:signup:10')).toBe(false)
    expect(await isGood('good:login:10')).toBe(false)
    expect(await isGood('good:signup:301')).toBe(false)
    stop()
    expect(await isGood('good:signup:10')).toBe(false)
  })
})

it('I-7.31 a bad token of a session is told apart, narrows its limits and does not end it', async () => {
  const { viewer } = await aSignedUpPerson(bare)
  const limited = { ...guarded, limits: makeRateLimits(null) }
  const call = callerOf([...botChecksOperations, ...invitesOperations], limited)
  expect(await call(viewer, 'sessions.verify', { recaptcha_token: 'bad' })).toEqual({ verified: false })
  for (let links = 0; links < 5; links += 1) await call(viewer, 'friendInvites.create', {})
  await expect(call(viewer, 'friendInvites.create', {})).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const recaptcha_token = await solved('verify_session')
  expect(await call(viewer, 'sessions.verify', { recaptcha_token })).toEqual({ verified: true })
  expect(await call(viewer, 'friendInvites.create', {})).toMatchObject({ invite_code: expect.any(String) })
  await expect(call(visitor, 'sessions.verify', { recaptcha_token })).rejects.toMatchObject({
    code: 'SIGN_IN_REQUIRED',
  })
})

describe('fingerprints', () => {
  const taking = { ...bare, site: { ...bare.site, takesFingerprints: true } }
  const rows = () => bare.read.selectFrom('fingerprints').selectAll().execute()
  const tells = (deps: typeof bare, installId: string) =>
    callerOf(botChecksOperations, deps)(visitor, 'spam.fingerprint', { fingerprint: 'abc' }, { installId })

  it('I-7.14 I-7.15 are kept as a keyed hash alone, and not at all where the site takes none', async () => {
    await tells(bare, 'browser-a')
    expect(await rows()).toEqual([])
    expect(await tells(taking, 'browser-a')).toEqual({ done: true })
    const [row] = await rows()
    expect(row?.fingerprintHash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain('abc')
  })

  it('I-7.15 limit sign-ups of one browser, whatever its address and its name', async () => {
    const limited = { ...taking, limits: makeRateLimits(null) }
    const signs = async (at: number) => {
      await tells(limited, `browser-${at}`)
      const origin = { installId: `browser-${at}`, ip: `198.51.100.${at}` }
      return callAs(
        limited,
        visitor,
        origin,
      )(operation('auth.registerEmail'), {
        email: anAddress(),
        password: GOOD_PASSWORD,
      })
    }
    for (let at = 1; at <= 10; at += 1) await signs(at)
    await expect(signs(11)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})
