import { EVENT_TYPES } from '@tessera/shared-tracking'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Context } from '../../kernel/context.ts'
import { operations } from '../../operations.ts'
import { adsOn, aFeedWithAShop } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { aSignedUpPerson, viewerOf } from '../identity/testing/people.ts'

let deps: TestDeps
let world: Awaited<ReturnType<typeof aFeedWithAShop>>
let promotionId: string
beforeAll(async () => {
  deps = await testDeps()
  world = await aFeedWithAShop(deps)
  const { shop: business, pinId } = world
  promotionId = (await aPromotion(deps, { business, pinId, dailyBudget: 5 })).id
}, 60_000)

let call: ReturnType<typeof callerOf>
/** A member in Germany with a session, whose feed has been opened. */
let member: { ask(): Promise<Context['viewer']>; ads(): Promise<ReturnType<typeof adsOn>> }

beforeEach(async () => {
  call = callerOf(operations, deps)
  const { viewer, token } = await aSignedUpPerson(deps)
  await deps.read.updateTable('users').set({ country: 'DE' }).where('id', '=', viewer.userId).execute()
  const ask = () => viewerOf(deps, token)
  member = {
    ask,
    async ads() {
      const { items } = await call(await ask(), 'feeds.home', { page_size: 15 })
      return adsOn(items)
    },
  }
  expect((await member.ads()).map(({ id }) => id)).toEqual([promotionId])
})

const acts: Record<string, () => Promise<unknown>> = {
  'hides the ad': async () => {
    const [ad] = await member.ads()
    return call(await member.ask(), 'promotedPins.hide', { token: ad?.token ?? '' })
  },
  'hides its pin': async () => call(await member.ask(), 'pins.hide', { pin_id: world.pinId }),
  'blocks its owner': async () =>
    call(await member.ask(), 'users.block', { user_id: world.shop.owner.userId }),
  'has seen it often enough': async () => {
    for (let sight = 0; sight < 3; sight += 1) {
      const [ad] = await member.ads()
      await call(await member.ask(), 'tracking.upload', {
        report_time: deps.now().getTime(),
        events: [
          {
            event_type: EVENT_TYPES.IMPRESSION,
            time: deps.now().getTime(),
            clientUUID: randomUUID(),
            appState: 'active',
            aux_data: { promotion: ad?.token ?? '' },
            event_data: { startedAt: 0, endedAt: 1_000 },
          },
        ],
      })
      deps.setNow(new Date(deps.now().getTime() + 1))
    }
    deps.setNow(null)
  },
}

it.each(Object.entries(acts))(
  'B-4.61 an ad is gone from the next page once the member %s',
  async (_act, act) => {
    await act()
    expect(await member.ads()).toEqual([])
  },
)

it('what ads rest on is used as allowed with the next page, and read again where others changed it', async () => {
  const { userId } = (await member.ask()) as { userId: string }
  const hide = () =>
    deps.read.insertInto('hiddenPromotions').values({ promotionId, userId, hiddenAt: deps.now() }).execute()
  const kindOf = async () => (await member.ads())[0]?.token.split('.')[0]?.split('-')[2]
  expect(await kindOf()).toBe('h')
  await call(await member.ask(), 'consent.choose', {
    allow_personalization_cookies: true,
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    text_version: 1,
  })
  expect(await kindOf()).toBe('h0u')
  await call(await member.ask(), 'settings.updatePrivacy', { is_personalized: false })
  expect(await kindOf()).toBe('h')
  await hide()
  expect(await member.ads()).toHaveLength(1)
  deps.setNow(new Date(deps.now().getTime() + 30_000))
  expect(await member.ads()).toEqual([])
  deps.setNow(null)
})
