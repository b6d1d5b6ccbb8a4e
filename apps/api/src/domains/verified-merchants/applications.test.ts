import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aColleague } from '../business/testing/a-business.ts'
import { reviewApplication } from './review-service.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

describe('an application', () => {
  it('B-1.03 B-4.48 with all checks green is approved, and the badge is there', async () => {
    const merchant = await world.aMerchant()
    expect(await merchant.apply()).toMatchObject({
      program_state: 'APPLIED',
      review_state: 'pending',
      review: { review_status: 'PROCESSING' },
      abilities: { can_apply: false, can_leave: true },
    })
    expect(deps.addedJobs.at(-1)).toEqual({
      task: 'verified-merchants.review',
      payload: { userId: merchant.userId },
    })
    expect(await world.showsBadge(merchant)).toBe(false)
    await merchant.review()
    expect(await merchant.read()).toMatchObject({
      program_state: 'ACCEPTED',
      review_state: 'approved',
      review: { review_reasons: [] },
    })
    expect(await world.showsBadge(merchant)).toBe(true)
  })

  it('B-4.48 with a missing bio is declined, naming it', async () => {
    const merchant = await world.aMerchant()
    await merchant.setAbout(' ')
    await merchant.apply()
    await merchant.review()
    expect(await merchant.read()).toMatchObject({
      program_state: 'APPLIED',
      review_state: 'declined',
      review: { review_status: 'DISAPPROVED', review_reasons: ['BIO'], can_appeal: true },
    })
    expect(await world.showsBadge(merchant)).toBe(false)
    await expect(merchant.apply()).rejects.toMatchObject({ code: 'MERCHANT_STATE' })
  })

  it('B-4.26 B-4.48 that cannot be reviewed has failed, and is sent again without an appeal', async () => {
    const merchant = await world.aMerchant()
    await merchant.apply()
    const broken = { ...deps, read: undefined as never }
    deps.sentMail.length = 0
    await expect(reviewApplication({ userId: merchant.userId }, broken)).rejects.toThrow('cannot be compiled')
    expect(deps.sentMail).toEqual([])
    expect(await merchant.read()).toMatchObject({
      review_state: 'declined',
      review: { review_status: 'FAILED', review_reasons: ['REVIEW_ERROR'], appeal_count: 0 },
      abilities: { can_apply: true },
    })
    expect(await merchant.apply()).toMatchObject({ review_state: 'pending', review: { appeal_count: 0 } })
    await merchant.review()
    expect(await merchant.read()).toMatchObject({ program_state: 'ACCEPTED' })
  })

  it('B-4.26 that could not be reviewed is decided by the next try of its job', async () => {
    const merchant = await world.aMerchant()
    await merchant.apply()
    const broken = { ...deps, read: undefined as never }
    await expect(reviewApplication({ userId: merchant.userId }, broken)).rejects.toThrow('cannot be compiled')
    await merchant.review()
    expect(await merchant.read()).toMatchObject({ program_state: 'ACCEPTED' })
  })

  it('B-6.04 B-8.05 B-2.75 is refused outside of the countries, in these words', async () => {
    for (const country of ['FR', 'SE', 'JP']) {
      const merchant = await world.aMerchant(country)
      expect(await merchant.read()).toMatchObject({ is_available: false, abilities: { can_apply: false } })
      await expect(merchant.apply()).rejects.toMatchObject({
        code: 'MERCHANT_COUNTRY',
        message: 'Verified merchant program not yet available in this country',
      })
    }
    for (const country of ['US', 'GB', 'CA', 'AU', 'DE', 'ES', 'IT', 'AT', 'CH', 'NL', 'BR', 'MX']) {
      expect((await (await world.aMerchant(country)).apply()).program_state).toBe('APPLIED')
    }
  })

  it('B-4.48 is made by owner and admins alone', async () => {
    const { businessId, as } = await world.aMerchant()
    const employee = await aColleague(deps, businessId)
    await expect(as(employee).apply()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(as(await aMember(deps)).apply()).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' })
    expect(await as(await aColleague(deps, businessId, 'ADMIN')).apply()).toMatchObject({
      program_state: 'APPLIED',
    })
  })

  it('B-4.48 names policies on the proved website, and accepts the guidelines', async () => {
    const { owner, userId } = await world.aMerchant()
    const refused = (given: object) =>
      world
        .call(owner, 'verifiedMerchants.apply', { userId, ...world.urls, ...given })
        .catch((error: { detail: { fields?: object } }) => Object.keys(error.detail.fields ?? {}))
    expect(await refused({ shipping_policy_url: 'https://elsewhere.test/' })).toEqual(['shipping_policy_url'])
    expect(await refused({ return_policy_url: 'ftp://kiln.test/' })).toEqual(['return_policy_url'])
    expect(await refused({ accepts_guidelines: false })).toEqual(['accepts_guidelines'])
  })
})
