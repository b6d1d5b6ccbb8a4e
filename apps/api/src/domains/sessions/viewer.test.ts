import { beforeAll, describe, expect, it } from 'vitest'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aSignedUpPerson, viewerOf } from '../identity/testing/people.ts'
import { forgetDeadSignIns } from './session-service.ts'
import { viewerSource } from './viewer-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const hints = { userAgent: '', acceptLanguage: '', localeCookie: null, countryFromIp: null }
const inDays = (days: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + days * DAY_MS) })

describe('who is looking', () => {
  it('I-4.01 login_state 2 is a limited login', async () => {
    const { viewer, token } = await aSignedUpPerson(deps)
    await deps.read
      .updateTable('sessions')
      .set({ loginState: 2 })
      .where('id', '=', viewer.sessionId)
      .execute()
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'LIMITED_LOGIN', userId: viewer.userId })
  })

  it('a made-up token is a visitor', async () => {
    expect(await viewerOf(deps, 'x'.repeat(43))).toMatchObject({ state: 'UNAUTH' })
  })

  it('I-1.03 crawlers are told by their user agent', async () => {
    const source = viewerSource(deps)
    const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    expect(await source({ ...hints, token: null, userAgent: crawler })).toMatchObject({ isBot: true })
    expect(await viewerOf(deps, null)).toMatchObject({ isBot: false })
  })

  it('speaks the cookie’s language before the header’s, and the member’s before both', async () => {
    const source = viewerSource(deps)
    const asked = { ...hints, acceptLanguage: 'de,en;q=0.8', localeCookie: 'fr' }
    expect(await source({ ...asked, token: null })).toMatchObject({ locale: 'fr' })
    expect(await source({ ...asked, token: null, localeCookie: 'xx' })).toMatchObject({ locale: 'de' })
    const { viewer, token } = await aSignedUpPerson(deps)
    await deps.read.updateTable('users').set({ locale: 'ja' }).where('id', '=', viewer.userId).execute()
    expect(await source({ ...asked, token })).toMatchObject({ locale: 'ja' })
  })

  it("I-3.45 the address's country counts until the member has one", async () => {
    const source = viewerSource(deps)
    const { viewer, token } = await aSignedUpPerson(deps)
    await deps.read.updateTable('users').set({ country: 'UNKNOWN' }).where('id', '=', viewer.userId).execute()
    expect(await source({ ...hints, token, countryFromIp: 'se' })).toMatchObject({ country: 'SE' })
    await deps.read.updateTable('users').set({ country: 'NZ' }).where('id', '=', viewer.userId).execute()
    expect(await source({ ...hints, token, countryFromIp: 'se' })).toMatchObject({ country: 'NZ' })
    expect(await source({ ...hints, token: null, countryFromIp: 'nonsense' })).toMatchObject({
      country: 'UNKNOWN',
    })
  })
})

describe('the life of a session', () => {
  it('I-1.02 after 90 days without use it is a limited login for 30 more, and looking does not renew it', async () => {
    const { token, viewer } = await aSignedUpPerson(deps)
    const before = await lastSeen(viewer.sessionId)
    for (const days of [91, 119]) {
      expect(await viewerOf(inDays(days), token)).toMatchObject({
        state: 'LIMITED_LOGIN',
        userId: viewer.userId,
      })
    }
    expect(await viewerOf(inDays(121), token)).toMatchObject({ state: 'UNAUTH' })
    expect(await lastSeen(viewer.sessionId)).toBe(before)
  })

  it('I-1.02 goes on with use, a year at most, and a month as a limited login', async () => {
    const { token, viewer } = await aSignedUpPerson(deps)
    for (const days of [80, 160, 240, 320, 364]) {
      expect(await viewerOf(inDays(days), token)).toMatchObject({ state: 'AUTH' })
      // The last use is noted beside the request.
      await expect.poll(() => lastSeen(viewer.sessionId)).toBeGreaterThan(Date.now() + (days - 1) * DAY_MS)
    }
    expect(await viewerOf(inDays(366), token)).toMatchObject({ state: 'LIMITED_LOGIN' })
    expect(await viewerOf(inDays(396), token)).toMatchObject({ state: 'UNAUTH' })
  })

  it('a second request within five minutes writes nothing', async () => {
    const { token, viewer } = await aSignedUpPerson(deps)
    const before = await lastSeen(viewer.sessionId)
    await viewerOf({ ...deps, now: () => new Date(Date.now() + 4 * 60_000) }, token)
    expect(await lastSeen(viewer.sessionId)).toBe(before)
  })

  it('dies with its account', async () => {
    const { token, viewer } = await aSignedUpPerson(deps)
    await deps.read
      .updateTable('users')
      .set({ deactivatedAt: deps.now() })
      .where('id', '=', viewer.userId)
      .execute()
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'UNAUTH' })
  })

  it('is known to be under 16 until that birthday', async () => {
    const { viewer, token } = await aSignedUpPerson(deps)
    const bornIn = async (year: number) => {
      const born = deps.read.updateTable('users').set({ birthday: `${year}-01-01` })
      await born.where('id', '=', viewer.userId).execute()
      return viewerOf(deps, token)
    }
    const year = deps.now().getUTCFullYear()
    expect(viewer.isUnder16).toBe(false)
    expect(await bornIn(year - 14)).toMatchObject({ isUnder16: true })
    expect(await bornIn(year - 17)).toMatchObject({ isUnder16: false })
  })

  it('I-3.07 a live session used again after 29 days is a comeback, after 27 it is none', async () => {
    for (const [days, isComeback] of [
      [27, false],
      [29, true],
    ] as const) {
      const { viewer, token } = await aSignedUpPerson(deps)
      await viewerSource(inDays(days))({ ...hints, token })
      const comeback = async () => {
        const members = deps.read.selectFrom('users').select(['lastActiveAt', 'resurrectedAt'])
        return members.where('id', '=', viewer.userId).executeTakeFirstOrThrow()
      }
      await expect
        .poll(async () => (await comeback()).lastActiveAt?.getTime())
        .toBeGreaterThan(deps.now().getTime() + (days - 1) * DAY_MS)
      expect((await comeback()).resurrectedAt !== null).toBe(isComeback)
    }
  })

  it('is forgotten when it is over, and only then', async () => {
    const dead = await aSignedUpPerson(deps)
    const alive = await aSignedUpPerson(deps)
    await deps.read
      .updateTable('sessions')
      .set({ expiresAt: new Date(0) })
      .where('id', '=', dead.viewer.sessionId)
      .execute()
    expect(await forgetDeadSignIns(deps)).toBeGreaterThanOrEqual(1)
    expect(await lastSeen(dead.viewer.sessionId)).toBe(0)
    expect(await lastSeen(alive.viewer.sessionId)).toBeGreaterThan(0)
  })
})

async function lastSeen(sessionId: string): Promise<number> {
  const row = await deps.read
    .selectFrom('sessions')
    .select('lastSeenAt')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.lastSeenAt.getTime() ?? 0
}
