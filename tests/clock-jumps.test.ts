import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MAIL_RESET_LINK, mailResetLink } from '../apps/api/src/domains/identity/password-reset-service.ts'
import {
  aSignedUpPerson,
  anotherSession,
  mailedToken,
  viewerOf,
} from '../apps/api/src/domains/identity/testing/people.ts'
import { guardedPeople } from '../apps/api/src/testing/test-passcode-people.ts'
import { operations } from '../apps/api/src/operations.ts'
import { callerOf } from '../apps/api/src/testing/test-operations.ts'
import { aMember, visitor } from '../apps/api/src/testing/test-callers.ts'
import { aBoard } from '../apps/api/src/testing/test-content.ts'
import { anUpload } from '../apps/api/src/testing/test-uploads.ts'
import { publishDue } from '../apps/api/src/domains/scheduled-pins/publish-service.ts'
import { testDeps, type TestDeps } from '../apps/api/src/testing/test-deps.ts'
import { aGuardedPerson, appCode, halfLogin } from '../apps/api/src/testing/test-guarded-people.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const YEAR = 365 * DAY

/** From the moment a thing ended: forwards, backwards, over a leap day and a change to summer time. */
const JUMPS: [string, number][] = [
  ['a second on', 1000],
  ['a minute on', MINUTE],
  ['an hour on, as summer time begins', 60 * MINUTE],
  ['a day on', DAY],
  ['a month on', 31 * DAY],
  ['over the next leap day', 4 * YEAR],
  ['ten years on', 10 * YEAR],
  ['a second back', -1000],
  ['five minutes back', -5 * MINUTE],
  ['an hour back, as summer time ends', -60 * MINUTE],
  ['a day back', -DAY],
  ['a month back', -31 * DAY],
  ['a year back', -YEAR],
  ['ten years back', -10 * YEAR],
]

let deps: TestDeps
let call: ReturnType<typeof callerOf>
let jumps = 0
beforeAll(async () => {
  deps = await testDeps()
  call = callerOf(operations, deps)
})
afterEach(() => deps.setNow(null))
afterAll(() => void process.stdout.write(`A-T24 clock jumps: ${jumps}\n`))

async function afterEachJump(from: Date, look: (by: string) => Promise<void>): Promise<void> {
  for (const [by, ms] of JUMPS) {
    jumps += 1
    deps.setNow(new Date(from.getTime() + ms))
    await look(by)
  }
}

const codeOf = (trying: Promise<unknown>): Promise<string> =>
  trying.then(
    () => 'ok',
    (error: unknown) => (error as { code: string }).code,
  )

describe('whatever the clock does', () => {
  it('A-T24 a session that was ended stays dead', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    const other = await anotherSession(deps, email)
    await call(viewer, 'sessions.endOthers', {})
    await afterEachJump(new Date(), async (by) => {
      expect({ by, state: (await viewerOf(deps, other.token)).state }).toEqual({ by, state: 'UNAUTH' })
    })
  })

  it('A-T24 a session that went out of date opens nothing a password opens', async () => {
    const { token } = await aSignedUpPerson(deps)
    const over = new Date(Date.now() + 366 * DAY)
    deps.setNow(over)
    expect((await viewerOf(deps, token)).state).not.toBe('AUTH')
    for (const days of [1, 30, 365, 3650]) {
      jumps += 1
      deps.setNow(new Date(over.getTime() + days * DAY))
      expect((await viewerOf(deps, token)).state).not.toBe('AUTH')
    }
  })

  it('A-T24 a mailed link that was used is used for good', async () => {
    const { email } = await aSignedUpPerson(deps)
    await call(visitor, 'auth.requestPasswordReset', { username_or_email: email })
    const job = deps.addedJobs.findLast(({ task }) => task === MAIL_RESET_LINK)
    await mailResetLink(job?.payload, deps)
    const token = mailedToken(deps.sentMail, email)
    await call(visitor, 'auth.resetPassword', { token, new_password: 'harbour tile lantern 42' })
    await afterEachJump(new Date(), async (by) => {
      const again = call(visitor, 'auth.resetPassword', { token, new_password: 'another tile lantern 43' })
      expect(`${by}: ${await codeOf(again)}`).toBe(`${by}: TOKEN_INVALID`)
    })
  })

  it('A-T24 a code of an authenticator app is spent once', async () => {
    const { email, secret } = await aGuardedPerson(deps)
    const at = new Date(Date.now() + 5 * MINUTE)
    deps.setNow(at)
    const token = appCode(secret, at)
    const { mfa_token } = await halfLogin(deps, email)
    await call(visitor, 'auth.loginMfa', { mfa_token, token })
    await afterEachJump(at, async (by) => {
      const next = await halfLogin(deps, email)
      const again = call(visitor, 'auth.loginMfa', { mfa_token: next.mfa_token, token })
      expect(`${by}: ${await codeOf(again)}`).toBe(`${by}: MFA_CODE_WRONG`)
    })
  })

  it('A-T24 five wrong passcodes lock it, and a clock set back opens nothing', async () => {
    const { aGuarded, changeMessages } = guardedPeople(deps)
    const { ada } = await aGuarded()
    const at = new Date()
    deps.setNow(at)
    for (let tries = 0; tries < 5; tries += 1)
      await changeMessages(ada, '0000').catch((error: unknown) => error)
    for (const [by, ms] of JUMPS.filter(([, ms]) => ms < 15 * MINUTE)) {
      jumps += 1
      deps.setNow(new Date(at.getTime() + ms))
      expect(`${by}: ${await codeOf(changeMessages(ada, '0000'))}`).toBe(`${by}: PASSCODE_LOCKED`)
    }
  })
})

describe('what waits for its time', () => {
  it('a scheduled pin is published once, wherever the clock jumps afterwards', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const draft = { board_id: board.id, image_signature: await anUpload(deps, ada) }
    const start = deps.now()
    const scheduled_ts = Math.floor(start.getTime() / 1000) + DAY / 1000
    await call(ada, 'scheduledPins.create', { ...draft, scheduled_ts })
    const published = async () => (await call(ada, 'boards.get', { board_id: board.id })).pin_count
    deps.setNow(new Date(start.getTime() - YEAR))
    await publishDue(deps)
    expect(await published()).toBe(0)
    const due = new Date(scheduled_ts * 1000)
    deps.setNow(due)
    await publishDue(deps)
    await afterEachJump(due, async (by) => {
      await publishDue(deps)
      expect([by, await published()]).toEqual([by, 1])
    })
  })
})
