import { beforeAll, describe, expect, it } from 'vitest'
import type { AudienceView } from '@tessera/api-types/ads/quick-promote-contracts'
import { aMember, callAs } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { named } from '../../testing/test-ads-feed.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aPromotion } from '../../testing/test-promotions.ts'
import { aBusiness, aColleague, anAdAccount, give } from '../business/testing/a-business.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

interface Pins {
  pins: { id: string; title: string; reason: string | null }[]
  next: string | null
}

async function advertiser() {
  const business = await aBusiness(deps)
  const advertiser_id = await anAdAccount(deps, business.id)
  const call = callAs(deps, business.owner)
  return {
    business,
    advertiser_id,
    pins: (input: object = {}) =>
      call(named('advertisers.pins'), { advertiser_id, ...input }) as Promise<Pins>,
    audience: (input: object) =>
      call(named('advertisers.audience'), { advertiser_id, ...input }) as Promise<AudienceView>,
  }
}

describe('what quick promote chooses from', () => {
  it('B-2.71 lists own pins, newest first, found by their title, and says why one cannot be chosen', async () => {
    const { business, advertiser_id, pins } = await advertiser()
    const { owner } = business
    const board = await aBoard(deps, owner)
    const lamp = await aPin(deps, owner, board, { title: 'Lamp' })
    const secret = await aBoard(deps, owner, { privacy: 'secret' })
    const hidden = await aPin(deps, owner, secret, { title: 'Vase' })
    const running = await aPin(deps, owner, board, { title: 'Lamp stand' })
    await aPromotion(deps, { business, adAccountId: advertiser_id, pinId: running.id })
    const stranger = await aMember(deps)
    await aPin(deps, stranger, await aBoard(deps, stranger))
    expect((await pins()).pins.map(({ id, reason }) => [id, reason])).toEqual([
      [running.id, 'RUNNING'],
      [hidden.id, 'SECRET_BOARD'],
      [lamp.id, null],
    ])
    expect((await pins({ query: 'lamp' })).pins.map(({ title }) => title)).toEqual(['Lamp stand', 'Lamp'])
    expect((await pins({ pin_id: lamp.id })).pins).toMatchObject([{ id: lamp.id }])
  })

  it('B-2.71 colleagues find no pin of the business that its profile hides', async () => {
    const { business, advertiser_id } = await advertiser()
    const { owner } = business
    const shown = await aPin(deps, owner, await aBoard(deps, owner))
    await aPin(deps, owner, await aBoard(deps, owner, { privacy: 'secret' }))
    const colleague = await aColleague(deps, business.id)
    await give(deps, business.id, colleague, advertiser_id, ['CAMPAIGN_MANAGER'])
    const { pins } = (await callAs(deps, colleague)(named('advertisers.pins'), {
      advertiser_id,
    })) as Pins
    expect(pins.map(({ id }) => id)).toEqual([shown.id])
  })

  it('B-2.71 comes 25 at a time', async () => {
    const { business, pins } = await advertiser()
    const board = await aBoard(deps, business.owner)
    for (let made = 0; made < 26; made += 1) await aPin(deps, business.owner, board)
    const first = await pins()
    expect(first.pins).toHaveLength(25)
    const rest = await pins({ before: first.next })
    expect([rest.pins.length, rest.next]).toEqual([1, null])
  })

  it('B-9.22 gives no number of so few people, and all with auto targeting', async () => {
    const { audience } = await advertiser()
    expect(await audience({ auto: true, ages: ['65+'], daily_budget: 5 })).toMatchObject({
      audience_width: 'WIDE',
    })
    expect(await audience({ auto: false, ages: ['65+'], genders: ['male'], daily_budget: 5 })).toEqual({
      audience_width: 'NARROW',
      size: null,
      daily_reach: null,
    })
  })

  it('B-4.53 is for those who run campaigns of the account', async () => {
    const { business, advertiser_id } = await advertiser()
    const analyst = await aColleague(deps, business.id)
    await give(deps, business.id, analyst, advertiser_id, ['ANALYST'])
    await expect(callAs(deps, analyst)(named('advertisers.pins'), { advertiser_id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const stranger = callAs(deps, await aMember(deps))
    await expect(stranger(named('advertisers.audience'), { advertiser_id })).rejects.toMatchObject({
      code: 'ASSET_NOT_FOUND',
    })
  })
})
