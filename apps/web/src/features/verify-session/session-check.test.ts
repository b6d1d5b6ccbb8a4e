// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BOT_TOKEN_RENEWAL_MS, BOT_TOKEN_WAIT_MS } from '@tessera/api-types/bot-checks/bot-actions'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { botField, botToken } from '../../entities/bot-checks/bot-token.ts'
import type { Transport } from '../../shared/api/call.ts'
import { SCRIPT_MISSING, tokenOfScript } from '../../shared/browser/challenge-script.ts'
import { AUDIO_TIMEOUT_MS, audioSum } from '../../shared/browser/fingerprint-audio.ts'
import { SCREEN_FRAME_RETRY_MS, screenFrame } from '../../shared/browser/fingerprint-screen.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { FINGERPRINT_AFTER_MS, startFingerprint } from '../fingerprint/start-fingerprint.ts'
import { startSessionCheck } from './start-session-check.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Given = {
  isMember?: boolean
  hasChallenge?: boolean
  takesFingerprints?: boolean
  isAllowed?: boolean
  isPrivacySignalled?: boolean
}

function visit({
  isMember = true,
  hasChallenge = true,
  takesFingerprints = true,
  isAllowed = true,
  isPrivacySignalled = false,
}: Given) {
  const calls: { name: string; input: unknown }[] = []
  const transport: Transport = ({ name }, input) => {
    calls.push({ name, input })
    // The puzzle never comes.
    if (name === 'botChecks.challenge') return new Promise(() => undefined)
    return Promise.resolve({ data: { done: true } })
  }
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated: isMember }),
    pageData: aPageData({
      takesFingerprints,
      ...(hasChallenge && { botChallenge: { provider: 'local' } }),
      privacy: {
        isConsentRequired: !isAllowed,
        consent: null,
        isPrivacySignalled,
        third_party_marketing_tracking_enabled: null,
      },
    }),
  })
  return { calls, store: makeStore({ transport, preloadedState: { session } }) }
}

it('I-9.18 the two timeouts of the challenge', () => {
  expect([BOT_TOKEN_RENEWAL_MS, BOT_TOKEN_WAIT_MS]).toEqual([105_000, 8000])
})

it('I-7.30 I-7.31 I-9.18 B-7.08 a member’s session is verified once, 105000 ms after the page has come', async () => {
  const { calls, store } = visit({})
  startSessionCheck(store)
  await vi.advanceTimersByTimeAsync(BOT_TOKEN_RENEWAL_MS - 1)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + BOT_TOKEN_WAIT_MS)
  expect(calls.filter(({ name }) => name === 'sessions.verify')).toEqual([
    { name: 'sessions.verify', input: { recaptcha_token: '' } },
  ])
})

it.each([{ isMember: false }, { hasChallenge: false }])(
  'I-7.30 nothing is verified with %j',
  async (given) => {
    const { calls, store } = visit(given)
    startSessionCheck(store)
    await vi.advanceTimersByTimeAsync(BOT_TOKEN_RENEWAL_MS * 2)
    expect(calls).toEqual([])
  },
)

it('I-9.19 a challenge that hangs holds a form up for 8000 ms, and then it goes without a token', async () => {
  const { store } = visit({})
  let field: object | null = null
  void botField('signup', store).then((given) => (field = given))
  await vi.advanceTimersByTimeAsync(BOT_TOKEN_WAIT_MS - 1)
  expect(field).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(field).toEqual({})
  expect(await botToken('signup', visit({ hasChallenge: false }).store)).toBeNull()
})

it('I-8.14 a script that is missing is told of by its message', async () => {
  const asked = tokenOfScript('https://challenge.test/missing.js', 'key', 'signup')
  document.querySelector('script[src="https://challenge.test/missing.js"]')?.dispatchEvent(new Event('error'))
  await expect(asked).rejects.toThrow('Error loading reCAPTCHA Enterprise')
  expect(SCRIPT_MISSING).toBe('Error loading reCAPTCHA Enterprise')
})

it('I-9.07 a fingerprint is told 300 ms after the start, with a look at that moment', async () => {
  const { calls, store } = visit({})
  startFingerprint(store, () => Promise.resolve('abc'))
  await vi.advanceTimersByTimeAsync(FINGERPRINT_AFTER_MS - 1)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([FINGERPRINT_AFTER_MS, calls]).toEqual([
    300,
    [{ name: 'spam.fingerprint', input: { fingerprint: 'abc' } }],
  ])
})

it.each([{ takesFingerprints: false }, { isAllowed: false }, { isPrivacySignalled: true }])(
  'I-7.15 no fingerprint is looked at with %j',
  async (given) => {
    const { calls, store } = visit(given)
    const look = vi.fn<() => Promise<string>>()
    startFingerprint(store, look)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toEqual([])
    expect(look).not.toHaveBeenCalled()
  },
)

it('I-9.08 a sound is waited for 5000 ms', async () => {
  let heard: number | null | undefined
  void audioSum(() => new Promise(() => undefined)).then((sum) => (heard = sum))
  await vi.advanceTimersByTimeAsync(AUDIO_TIMEOUT_MS - 1)
  expect(heard).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect([AUDIO_TIMEOUT_MS, heard]).toEqual([5000, null])
})

it('I-9.08 a screen without a frame is looked at again after 2500 ms', async () => {
  const screen = { width: 100, height: 100, availWidth: 100, availHeight: 100, colorDepth: 24 }
  let frame: number[] | null = null
  void screenFrame(() => screen).then((read) => (frame = read))
  await vi.advanceTimersByTimeAsync(SCREEN_FRAME_RETRY_MS - 1)
  expect(frame).toBeNull()
  screen.availHeight = 80
  await vi.advanceTimersByTimeAsync(1)
  expect([SCREEN_FRAME_RETRY_MS, frame]).toEqual([2500, [100, 100, 24, 0, 20]])
})
