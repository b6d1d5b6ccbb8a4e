import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHostedAccount, openPaymentSite } from '../../testing/test-payment-site.ts'
import { aColleague, give } from '../business/testing/a-business.ts'
import { billAccounts } from './payment-service.ts'

let site: Awaited<ReturnType<typeof openPaymentSite>>
beforeAll(async () => {
  site = await openPaymentSite()
})
afterAll(() => site.close())

const failureAbout = (path: string) =>
  site.deps.sentMail.find(({ subject, text }) => subject.endsWith('go through') && text.includes(path))

/** Lives through days after the month of the invoice; returns what was mailed on each. */
async function mailsOn(days: readonly number[], to: readonly string[]) {
  const mails: Record<number, string[]> = {}
  for (const day of days) {
    site.deps.sentMail.length = 0
    site.deps.setNow(new Date(Date.UTC(2028, 1, 1 + day, 12)))
    await billAccounts(site.deps)
    await site.provider.settled()
    const ours = site.deps.sentMail.filter((mail) => to.includes(mail.to))
    if (ours.length > 0) mails[day] = ours.map((mail) => `${mail.to}: ${mail.subject}`).toSorted()
  }
  return mails
}

it('B-4.68 a failed payment is tried on three following days and mailed each time, then delivery stops until it is paid', async () => {
  const { deps, call } = site
  const { business, advertiser_id, enter, invoice, promotion } = await aHostedAccount(
    site,
    '4000000000000002',
  )
  const [finance, analyst] = [await aColleague(deps, business.id), await aColleague(deps, business.id)]
  await give(deps, business.id, finance, advertiser_id, ['FINANCE_MANAGER'])
  await give(deps, business.id, analyst, advertiser_id, ['ANALYST'])
  const emailOf = async (id: string) =>
    (await deps.read.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email ?? ''
  const [owner = '', manager = '', reader = ''] = await Promise.all(
    [business.owner, finance, analyst].map(({ userId }) => emailOf(userId)),
  )
  const desk = `desk-${business.id}@tessera.test`
  await deps.read
    .updateTable('adAccounts')
    .set({ notificationEmails: [desk, owner.toUpperCase()] })
    .where('id', '=', advertiser_id)
    .execute()
  const both = (subject: string) => [owner, manager, desk].map((to) => `${to}: ${subject}`).toSorted()
  const failed = both('A payment for Summer didn’t go through')
  const mails = await mailsOn(
    [0, 1, 2, 3, 4, 10, 29, 31, 32],
    [owner, owner.toUpperCase(), manager, reader, desk],
  )
  expect(mails).toEqual({
    0: [...failed, ...both(`Your invoice ${(await invoice()).invoice_number} for Summer`)].toSorted(),
    1: failed,
    2: failed,
    3: failed,
    31: both('Your ads in Summer are paused'),
  })
  expect(await promotion()).toMatchObject({ status: 'BILLING_HOLD' })

  // A card that fails again does not end the hold; one that pays does, at once.
  await enter('4000000000000002')
  expect(await mailsOn([33], [owner])).toEqual({ 33: [`${owner}: A payment for Summer didn’t go through`] })
  expect(await promotion()).toMatchObject({ status: 'BILLING_HOLD' })
  await enter('4242424242424242')
  await call(business.owner, 'invoices.pay', { business_id: business.id, id: (await invoice()).id })
  expect(await invoice()).toMatchObject({ status: 'PAID' })
  expect(await promotion()).toMatchObject({ status: 'ACTIVE' })
})

it('B-4.68 a refusal that somebody sees is no try of the schedule, and is not mailed, whichever comes first', async () => {
  const { deps, call } = site
  const { business, invoice } = await aHostedAccount(site, '4000000000000002')
  await mailsOn([0], [])
  const { id } = await invoice()
  const nextAttempt = async () =>
    (
      await deps.read
        .selectFrom('invoices')
        .select(['attempts', 'nextAttemptAt'])
        .where('id', '=', id)
        .execute()
    )[0]
  const before = await nextAttempt()
  deps.sentMail.length = 0
  for (let tried = 0; tried < 3; tried += 1) {
    const paying = call(business.owner, 'invoices.pay', { business_id: business.id, id })
    await expect(paying).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' })
    await site.provider.settled()
  }
  expect(deps.sentMail.filter(({ text }) => text.includes(id))).toEqual([])
  expect(await nextAttempt()).toEqual(before)
})

it('B-4.68 the mail names the invoice, the amount and the next try, and leads to where it is paid', async () => {
  const { business, invoice } = await aHostedAccount(site, '4000000000000002')
  await mailsOn([0], [])
  const { id, invoice_number } = await invoice()
  const path = `/business/${business.id}/hub/invoices/${id}`
  const mail = failureAbout(path)
  expect(mail?.text).toContain(`€0.20 to the card on file for invoice ${invoice_number}`)
  expect(mail?.text).toContain('try again on Feb 2, 2028')
})

it('B-4.68 the mail names days as the ad account counts them', async () => {
  const { business, advertiser_id, invoice } = await aHostedAccount(site, '4000000000000002')
  await site.deps.read
    .updateTable('adAccounts')
    .set({ timeZone: 'Pacific/Auckland' })
    .where('id', '=', advertiser_id)
    .execute()
  await mailsOn([0], [])
  const path = `/business/${business.id}/hub/invoices/${(await invoice()).id}`
  const mail = failureAbout(path)
  expect(mail?.text).toContain('try again on Feb 3, 2028')
})
