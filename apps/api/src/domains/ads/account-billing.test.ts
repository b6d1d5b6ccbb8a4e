import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { operations } from '../../operations.ts'
import { allTexts, textsAt } from '../../pdf/testing/pdf-texts.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { openTestSite, type TestSite } from '../../testing/test-site.ts'
import { aPromotion, endPromotions } from '../../testing/test-promotions.ts'
import { aColleague, anAdAccount, give } from '../business/testing/a-business.ts'
import { createBusiness } from '../business/business-service.ts'
import { saveBillingProfile } from './billing-store.ts'

let site: TestSite
let business: { id: string; owner: TestSite['member']; profileId: string }
let accountId: string
beforeAll(async () => {
  site = await openTestSite()
  const { deps, member } = site
  const id = await deps.transact((tx) =>
    createBusiness(tx, deps, {
      ownerId: member.userId,
      name: 'Kiln & Co',
      vertical: 'PETS',
      country: 'DE',
      website: null,
      contact_email: null,
      account_type: 'advertiser',
    }),
  )
  business = { id, owner: member, profileId: member.userId }
  accountId = await anAdAccount(deps, id)
})
afterAll(async () => {
  site.deps.setNow(null)
  await endPromotions(site.deps)
  await site.app.close()
})

const get = async (path: string) => {
  const answer = await site.app.inject({
    url: `/v3/businesses/${business.id}/${path}`,
    cookies: { session: 'member' },
  })
  return {
    status: answer.statusCode,
    body: path.endsWith('csv') ? answer.body : answer.json(),
  }
}
const day = (date: string, spendMicros: number) => ({ date, spendMicros })

/** Books costs of a promotion on some days, each on the invoice of its month. */
async function spend(promotionId: string, days: { date: string; spendMicros: number }[]) {
  const { read, newId } = site.deps
  for (const { date, spendMicros } of days) {
    const month = date.slice(0, 7)
    const invoiceId = newId()
    await read
      .insertInto('invoices')
      .values({
        id: invoiceId,
        adAccountId: accountId,
        businessId: business.id,
        periodStart: `${month}-01`,
        periodEnd: `${month}-28`,
        status: 'PROGRESS',
        currency: 'EUR',
        subtotalMicros: spendMicros,
      })
      .execute()
    await read
      .insertInto('promotionDays')
      .values({ promotionId, day: date, spendMicros, budgetMicros: 5_000_000, invoiceId })
      .execute()
  }
}

describe('what an ad account says of its money', () => {
  it('B-3.18 an ad account has the documented fields, with the state of its card and what this month cost', async () => {
    site.deps.setNow(new Date('2027-03-10T12:00:00Z'))
    const { id } = await aPromotion(site.deps, { business, adAccountId: accountId })
    await spend(id, [day('2027-02-27', 1_000_000), day('2027-03-09', 2_500_000)])
    const { body } = await get(`ad-accounts/${accountId}`)
    expect(body).toMatchObject({
      id: accountId,
      name: 'Summer',
      country: 'DE',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      status: 'ACTIVE',
      owner_business: { id: business.id, name: 'Kiln & Co' },
      roles: ['OWNER'],
      permissions: ['OWNER'],
      billing_status: 'MISSING',
      created_time: expect.stringMatching(/Z$/),
      spend_month_micros: 2_500_000,
    })
    const profile = {
      id: site.deps.newId(),
      adAccountId: accountId,
      cardholderName: 'Olga Owner',
      cardBrand: 'visa',
      cardLast4: '4242',
      cardExpiryMonth: 2,
      cardExpiryYear: 2027,
      paymentToken: 'token',
      billingAddress: JSON.stringify({}),
      taxId: null,
      isRefused: false,
      updatedAt: site.deps.now(),
    }
    await saveBillingProfile(site.deps.read, profile)
    expect((await get(`ad-accounts/${accountId}`)).body.billing_status).toBe('EXPIRED')
    const list = await get('ad-accounts')
    expect(list.body).toMatchObject([{ billing_status: 'EXPIRED', spend_month_micros: 2_500_000 }])
  })

  it('B-7.27 invoices without a filter are those in progress of the usual days, and none is made or changed', async () => {
    site.deps.setNow(new Date('2027-03-10T12:00:00Z'))
    const asked = await get('invoices')
    const range = encodeURIComponent(
      JSON.stringify({ tab: 'PROGRESS', date_from: '2027-03-03', date_to: '2027-03-09' }),
    )
    expect(asked).toEqual(await get(`invoices?filter=${range}`))
    expect(asked.body).toMatchObject([{ status: 'PROGRESS', period_start: '2027-03-01' }])
    const id = asked.body[0].id as string
    expect((await get(`invoices/${id}`)).body).toMatchObject({
      id,
      issued_by: ['Tessera'],
      billed_to: { name: 'Kiln & Co', tax_id: null },
      lines: expect.any(Array),
    })
    const rows = async () =>
      String((await get(`invoices/${id}/csv`)).body)
        .trim()
        .split('\n')
        .slice(1)
    expect(await rows()).toHaveLength(1)
    await site.deps.read
      .updateTable('invoices')
      .set({ taxRate: 0.19, taxMicros: 475_000 })
      .where('id', '=', id)
      .execute()
    expect((await rows())[1]).toBe('2027-03-28,,Tax (19%),,,,0.475000,EUR')
    const pdf = await site.app.inject({
      url: `/v3/businesses/${business.id}/invoices/${id}/pdf`,
      cookies: { session: 'member' },
    })
    expect(textsAt(140, pdf.rawPayload)).toEqual(
      expect.arrayContaining(['March 1, 2027 to March 28, 2027', 'Not yet', 'In progress']),
    )
    expect(allTexts(pdf.rawPayload)).toContain('2.50 EUR')
    for (const [method, path] of [
      ['POST', 'invoices'],
      ['PUT', `invoices/${id}`],
      ['DELETE', `invoices/${id}`],
    ] as const) {
      const refused = await site.app.inject({
        method,
        url: `/v3/businesses/${business.id}/${path}`,
        cookies: { session: 'member', csrftoken: 'a-token-long-enough' },
        headers: { 'x-csrftoken': 'a-token-long-enough' },
        ...(method !== 'DELETE' && { payload: {} }),
      })
      expect([method, refused.statusCode]).toEqual([method, 405])
    }
  })
})

it('B-6.09 how an account pays is shown to who may pay, and what it costs to who reads results', async () => {
  const { deps } = site
  const shown = async (permissions: AssetPermission[]) => {
    const person = await aColleague(deps, business.id)
    await give(deps, business.id, person, accountId, permissions)
    const place = { business_id: business.id, id: accountId }
    const read = callerOf(operations, deps)(person, 'adAccounts.get', place)
    const { billing_status, spend_month_micros } = await read
    return [billing_status !== null, spend_month_micros !== null]
  }
  expect(await shown(['FINANCE_MANAGER'])).toEqual([true, true])
  expect(await shown(['CAMPAIGN_MANAGER'])).toEqual([true, true])
  expect(await shown(['ANALYST'])).toEqual([false, true])
  expect(await shown(['AUDIENCE_MANAGER'])).toEqual([false, false])
})
