import { beforeAll, describe, expect, it } from 'vitest'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aColleague } from '../business/testing/a-business.ts'
import { merchantsOf } from '../../testing/test-merchants.ts'

let deps: TestDeps
let world: ReturnType<typeof merchantsOf>
beforeAll(async () => {
  deps = await testDeps()
  world = merchantsOf(deps)
})

describe('an appeal', () => {
  it('B-4.49 goes to staff, who accept the merchant', async () => {
    const merchant = await world.declined()
    expect(await merchant.appeal('We are new.')).toMatchObject({
      review_state: 'appeal_pending',
      review: { is_appeal: true, appeal_count: 1, appeal_comment: 'We are new.', can_appeal: false },
    })
    const { items } = await world.call(await world.staff(), 'merchantAppeals.list', {
      filter: { id: [merchant.userId] },
    })
    expect(items).toMatchObject([
      { id: merchant.userId, appeal_comment: 'We are new.', review_reasons: ['BIO'], can_decide: true },
    ])
    expect(
      await world.call(await world.staff(), 'merchantAppeals.get', { id: merchant.userId }),
    ).toMatchObject({
      checks: expect.arrayContaining([expect.objectContaining({ check: 'BIO', result: 'FAIL' })]),
    })
    await world.decide(merchant, 'approved')
    expect(await merchant.read()).toMatchObject({
      program_state: 'ACCEPTED',
      review: { review_status: 'COMPLETED' },
    })
    await expect(world.decide(merchant, 'declined')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('B-4.49 B-4.28 is possible three times; the last that is declined ends the program', async () => {
    const merchant = await world.declined()
    for (const count of [1, 2, 3]) {
      expect(await merchant.appeal()).toMatchObject({ review: { appeal_count: count } })
      await world.decide(merchant, 'declined')
    }
    expect(await merchant.read()).toMatchObject({
      program_state: 'CANCELLED',
      review: { review_status: 'DISAPPROVED', can_appeal: false },
    })
    await expect(merchant.appeal()).rejects.toMatchObject({ code: 'MERCHANT_STATE' })
  })

  it('B-4.49 is not decided without reasons, nor by somebody of the business', async () => {
    const merchant = await world.declined()
    await merchant.appeal()
    await expect(
      world.call(await world.staff(), 'merchantAppeals.update', {
        id: merchant.userId,
        decision: 'declined',
      }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const partial = { ...(await aColleague(deps, merchant.businessId)), isEmployee: true }
    const row = await world.call(partial, 'merchantAppeals.get', { id: merchant.userId })
    expect(row.can_decide).toBe(false)
    await expect(
      world.call(partial, 'merchantAppeals.update', { id: merchant.userId, decision: 'approved' }),
    ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('B-4.39 B-4.49 brings other addresses of the policies, on the claimed website alone, which are read anew', async () => {
    const merchant = await world.declined()
    const findings = () =>
      deps.read
        .selectFrom('merchantPrograms')
        .select(['shippingPolicyUrl', 'returnPolicyUrl', 'shippingPolicyFinding', 'policiesReadAt'])
        .where('userId', '=', merchant.userId)
        .executeTakeFirstOrThrow()
    await deps.read
      .updateTable('merchantPrograms')
      .set({ shippingPolicyFinding: 'UNREACHABLE', policiesReadAt: deps.now() })
      .where('userId', '=', merchant.userId)
      .execute()
    const elsewhere = { shipping_policy_url: 'https://elsewhere.test/shipping' }
    await expect(merchant.appeal('It moved.', elsewhere)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await findings()).toMatchObject({ shippingPolicyFinding: 'UNREACHABLE' })
    const moved = { shipping_policy_url: 'https://kiln.test/new-shipping' }
    expect(await merchant.appeal('It moved.', moved)).toMatchObject({ review: moved })
    expect(await findings()).toMatchObject({
      shippingPolicyUrl: moved.shipping_policy_url,
      returnPolicyUrl: world.urls.return_policy_url,
      shippingPolicyFinding: null,
      policiesReadAt: null,
    })
  })

  it('B-4.28 that is won lifts a suspension', async () => {
    const merchant = await world.accepted()
    await world.since(merchant.userId, 'SUSPENDED', 1)
    await merchant.appeal()
    await world.decide(merchant, 'approved')
    expect(await world.showsBadge(merchant)).toBe(true)
  })
})
