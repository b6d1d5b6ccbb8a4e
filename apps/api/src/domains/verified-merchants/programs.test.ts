import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aColleague } from '../business/testing/a-business.ts'
import { checkMerchants } from './review-service.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

describe('in the program', () => {
  it('a merchant about whom nothing can be decided keeps nobody else from their check', async () => {
    const [first, second] = [await world.accepted(), await world.accepted()]
    await first.setAbout('')
    await second.setAbout('')
    const { mailer } = deps
    let failures = 0
    const failing: typeof mailer = {
      async send(tx, email) {
        if (failures++ === 0) throw new Error('no mail')
        await mailer.send(tx, email)
      },
    }
    await expect(checkMerchants({ ...deps, mailer: failing })).rejects.toThrow('no mail')
    const states = [(await first.read()).program_state, (await second.read()).program_state]
    expect(new Set(states)).toEqual(new Set(['ACCEPTED', 'NON_COMPLIANT']))
    await checkMerchants(deps)
    expect(await first.read()).toMatchObject({ program_state: 'NON_COMPLIANT' })
    expect(await second.read()).toMatchObject({ program_state: 'NON_COMPLIANT' })
  })

  it('merchants are all checked, however many fit into one reading', async () => {
    const merchants = [await world.accepted(), await world.accepted(), await world.accepted()]
    for (const { setAbout } of merchants) await setAbout('')
    await checkMerchants(deps, 1)
    for (const { read } of merchants) expect(await read()).toMatchObject({ program_state: 'NON_COMPLIANT' })
  })

  it('B-4.28 B-4.29 a failed check takes the badge at once, a mended one brings it back, thirty days suspend', async () => {
    const merchant = await world.accepted()
    await merchant.setAbout('')
    await checkMerchants(deps)
    expect(await merchant.read()).toMatchObject({ program_state: 'NON_COMPLIANT' })
    expect(await world.showsBadge(merchant)).toBe(false)
    await merchant.setAbout('We sell tea')
    expect(await merchant.recheck()).toMatchObject({ program_state: 'ACCEPTED' })
    expect(await world.showsBadge(merchant)).toBe(true)
    await merchant.setAbout('')
    expect(await merchant.recheck()).toMatchObject({ program_state: 'NON_COMPLIANT' })
    await world.since(merchant.userId, 'NON_COMPLIANT', 30)
    await checkMerchants(deps)
    expect(await merchant.read()).toMatchObject({ program_state: 'SUSPENDED', review: { can_appeal: true } })
    await merchant.setAbout('We sell tea')
    await expect(merchant.recheck()).rejects.toMatchObject({ code: 'MERCHANT_STATE' })
  })

  it('B-4.29 the pins of a merchant carry the badge, also where cards are cached', async () => {
    const merchant = await world.accepted()
    const pinner = async () => {
      const { items } = await world.call(visitor, 'users.pins', { username: merchant.owner.username })
      return items[0]?.pinner.is_verified_merchant
    }
    expect(await pinner()).toBe(true)
    await merchant.leave()
    expect(await pinner()).toBe(false)
  })

  it('B-4.28 a merchant who left applies again after thirty days, and not before', async () => {
    const merchant = await world.accepted()
    expect(await merchant.leave()).toMatchObject({ program_state: 'CANCELLED' })
    expect(await world.showsBadge(merchant)).toBe(false)
    await expect(merchant.leave()).rejects.toMatchObject({ code: 'MERCHANT_STATE' })
    await expect(merchant.apply()).rejects.toMatchObject({ code: 'MERCHANT_STATE' })
    await world.since(merchant.userId, 'CANCELLED', 30)
    expect(await merchant.apply()).toMatchObject({ program_state: 'APPLIED' })
  })

  it('B-4.29 a closed business leaves the program', async () => {
    const merchant = await world.accepted()
    await world.call(merchant.owner, 'business.close', { business_id: merchant.businessId })
    expect(await world.showsBadge(merchant)).toBe(false)
  })

  it('B-4.08 managers hear of each decision, in the app and by email, and the history of what they did', async () => {
    const merchant = await world.aMerchant()
    const admin = await aColleague(deps, merchant.businessId, 'ADMIN')
    const employee = await aColleague(deps, merchant.businessId)
    await merchant.apply()
    const mails = deps.sentMail.length
    await merchant.review()
    for (const who of [merchant.owner, admin]) {
      const { items } = await world.call(who, 'notifications.list', {})
      expect(items).toMatchObject([
        {
          kind: 'merchant_approved',
          actor: null,
          business: {
            name: 'Kiln & Co',
            path: `/business/${merchant.businessId}/hub/verified-merchant`,
          },
        },
      ])
    }
    expect((await world.call(employee, 'notifications.list', {})).items).toEqual([])
    expect(deps.sentMail.slice(mails)).toMatchObject([
      { to: `${merchant.owner.username}@tessera.test`, subject: 'Kiln & Co is a verified merchant' },
    ])
    const { items } = await world.call(merchant.owner, 'history.list', {
      business_id: merchant.businessId,
      filter: { entity_type: 'PROFILE' },
    })
    expect(items[0]?.changes).toEqual([{ field: 'verified_merchant', old: null, new: 'APPLIED' }])
  })
})

describe('what is told of it', () => {
  it('B-7.07 B-3.34 members see all of it, strangers whether it is verified', async () => {
    const merchant = await world.accepted()
    const employee = await aColleague(deps, merchant.businessId)
    const seen = await world.badgeOf(merchant, employee)
    expect(Object.keys(seen).toSorted()).toEqual([
      'abilities',
      'checks',
      'country',
      'is_available',
      'policies',
      'program_state',
      'review',
      'review_state',
      'user_id',
    ])
    expect(seen).toMatchObject({
      abilities: { can_apply: false, can_leave: false, can_recheck: false },
      review: {
        can_appeal: false,
        is_appeal: false,
        appeal_count: 0,
        appeal_comment: null,
        shipping_policy_url: 'https://kiln.test/shipping',
        return_policy_url: 'https://kiln.test/returns',
        review_status: 'COMPLETED',
        review_reasons: [],
      },
    })
    const told = { user_id: merchant.userId, is_verified_merchant: true }
    expect(await world.badgeOf(merchant)).toEqual(told)
    expect(await world.badgeOf(merchant, await aMember(deps))).toEqual(told)
    await expect(
      world.call(visitor, 'verifiedMerchants.get', { userId: deps.newId() }),
    ).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    })
  })
})
