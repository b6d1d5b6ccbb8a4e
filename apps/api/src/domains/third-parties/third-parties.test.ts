import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { pagePolicy } from '../../plugins/security-headers.ts'
import { admittedOrigins, hasThirdParties, thirdPartySlots } from '../../third-party-slots/slot-settings.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { thirdPartiesOperations } from './operations.ts'
import { pixelEventsOf } from './pixel-event-rules.ts'

const PIXEL = { name: 'sink', url: 'https://sink.test/p?u={url}', kind: 'social' }
const slotsOf = (env: Record<string, string>) => thirdPartySlots(readConfig(env))
const policyOf = (env: Record<string, string>) => pagePolicy('n', null, admittedOrigins(slotsOf(env)))

describe('the slots of third parties', () => {
  it('I-1.16 I-4.90 I-7.58 I-7.60 are empty without settings, and no host of others may be loaded from', () => {
    const slots = slotsOf({})
    expect(hasThirdParties(slots)).toBe(false)
    expect(policyOf({})).toBe(pagePolicy('n', null))
    expect(policyOf({})).not.toMatch(/https?:/)
  })

  it('I-7.58 the policy of pages lists a host only when it is set up', () => {
    expect(policyOf({ TAG_MANAGER_URL: 'https://tags.test/t.js' })).toMatch(
      /script-src 'nonce-n' 'strict-dynamic' https:\/\/tags\.test;/,
    )
    expect(policyOf({ AD_FRAME_URL: 'https://frame.test/f?x' })).toContain('frame-src https://frame.test;')
    expect(policyOf({ AD_PIXELS: JSON.stringify([PIXEL]) })).toMatch(/img-src [^;]* https:\/\/sink\.test/)
  })

  it('I-6.16 a provider without regions of its own has those of its kind', () => {
    const { pixels } = slotsOf({
      AD_PIXELS: JSON.stringify([PIXEL, { ...PIXEL, regions: ['US', '-US-TX'] }]),
    })
    expect(pixels.map(({ regions }) => regions)).toEqual([
      ['US', '-US-CA'],
      ['US', '-US-TX'],
    ])
  })

  it('a fault in them is told at the start', () => {
    expect(() => slotsOf({ AD_PIXELS: 'pixels' })).toThrow('AD_PIXELS')
    expect(() => slotsOf({ AD_PIXELS: JSON.stringify([{ ...PIXEL, kind: 'all' }]) })).toThrow('AD_PIXELS')
    expect(() => slotsOf({ CONSENT_COUNTRIES: 'de;fr' })).toThrow('CONSENT_COUNTRIES')
  })
})

describe('what third parties may hear of a viewer', () => {
  let deps: TestDeps
  let run: ReturnType<typeof callerOf>
  beforeAll(async () => {
    deps = await testDeps()
    run = callerOf(thirdPartiesOperations, deps)
  })

  it('I-7.59 the id of a member only as its SHA-256, and nothing of a visitor', async () => {
    const ada = await aMember(deps)
    const plan = await run(ada, 'thirdParties.plan', {})
    expect(plan.user_hash).toBe(createHash('sha256').update(ada.userId).digest('hex'))
    expect(JSON.stringify(plan)).not.toContain(ada.userId)
    expect(await run(visitor, 'thirdParties.plan', {})).toMatchObject({ user_hash: '', events: [] })
  })

  it('nothing of minors and bots', async () => {
    const ada = await aMember(deps)
    const year = new Date().getUTCFullYear() - 16
    await deps.read
      .updateTable('users')
      .set({ birthday: `${year}-01-01` })
      .where('id', '=', ada.userId)
      .execute()
    const plan = await run(ada, 'thirdParties.plan', {})
    expect(plan).toMatchObject({ is_marketing_allowed: false, user_hash: '', events: [] })
    const bot = await run({ ...visitor, isBot: true }, 'thirdParties.plan', {})
    expect(bot.is_marketing_allowed).toBe(false)
  })

  it('I-4.97 I-4.98 I-4.99 the events of a history follow their windows', () => {
    const now = new Date('2026-03-01T12:00:00Z')
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const eventsOf = (created: number, resurrected: number | null, advertiser: number | null = null) =>
      pixelEventsOf(
        {
          createdAt: daysAgo(created),
          resurrectedAt: resurrected === null ? null : daysAgo(resurrected),
          advertiserResurrectedAt: advertiser === null ? null : daysAgo(advertiser),
        },
        now,
      )
    expect(eventsOf(0, null)).toEqual(['signup', 'new_user'])
    expect(eventsOf(28, null)).toEqual(['new_user'])
    expect(eventsOf(29, null)).toEqual([])
    expect(eventsOf(400, 28, 90)).toEqual(['resurrection', 'advertiser_resurrection'])
    expect(eventsOf(400, null, 90)).toEqual(['advertiser_resurrection'])
    expect(eventsOf(400, null, 91)).toEqual([])
    expect(eventsOf(400, 90)).toEqual([])
  })
})
