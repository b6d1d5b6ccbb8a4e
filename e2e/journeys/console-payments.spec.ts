import { join } from 'node:path'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'

let site: Awaited<ReturnType<typeof ownSite>>
test.beforeAll(async () => {
  site = await ownSite({ PAYMENTS: 'hosted', COUNTRY_HEADER: 'x-country' })
})
test.afterAll(() => site.stop())

const ADDRESS = {
  line1: '1 Kiln Road',
  line2: '',
  city: 'Berlin',
  region: '',
  postal_code: '10115',
  country: 'DE',
}

test('B-2.55 B-4.68 B-5.14 a card is entered on the payment page, confirmed with the bank, and pays an invoice', async ({
  stranger,
}) => {
  test.slow()
  const page = await stranger({ baseURL: site.url, extraHTTPHeaders: { 'x-country': 'US' } })
  const owner = await Member.join(page.context())
  const business = await makeBusiness(owner)
  const account = await makeAdAccount(owner, business, 'Lamps in Europe')
  const { id: boardId } = await owner.board('Lamps')
  const pin = await owner.pin(boardId, 'A paper lamp', { link: 'https://kiln.example/lamp' })
  const at = `/ads/v4/advertisers/${account.id}`
  await owner.call('PUT', `${at}/terms/`, { version: 1 })
  const contact = { ...ADDRESS, name: 'Lamps & Co', email: 'hello@lamps.example', phone: '' }
  await owner.call('PUT', `${at}/business_address/`, contact)

  await page.goto(`/business/quick-promote/?pin=${pin.id}`)
  const dialog = page.getByRole('dialog', { name: 'How do you want to pay?' })
  await expect(dialog.getByLabel('Card number')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue to payment page' }).click()
  await expect(page.getByRole('heading', { name: 'Add a card' })).toBeVisible()
  const { host, origin } = new URL(page.url())
  expect(origin).not.toBe(site.url)
  // Nothing of the provider is loaded into pages of ours.
  const ours = await page.request.get(`${site.url}/business/quick-promote/`)
  expect(ours.headers()['content-security-policy']).not.toContain(host)
  await expectAccessible(page)
  await page.getByLabel('Name on card').fill('Ada Stone')
  await page.getByLabel('Card number').fill('4000 0000 0000 3220')
  await page.getByLabel('Expiration date').fill('12/39')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByLabel('Destination URL')).toHaveValue('https://kiln.example/lamp')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Launch' }).click()
  await expect(page.getByRole('dialog').getByText('Your promotion is on its way')).toBeVisible()

  // What a month of clicks leaves behind, the month after.
  const invoiceId = '1234567'
  const added = await inDatabase(
    `INSERT INTO invoices (id, ad_account_id, business_id, period_start, period_end, status, currency, subtotal_micros)
      SELECT $1, $2, $3, (date_trunc('month', now()) - interval '1 month')::date,
        (date_trunc('month', now()) - interval '1 day')::date, 'PROGRESS', 'EUR', 1200000`,
    [invoiceId, account.id, business.id],
    join(site.dataDir, 'data'),
  )
  expect(added).toBe(1)
  // Bills are made every minute.
  await expect(async () => {
    await page.goto(`/business/${business.id}/hub/invoices/${invoiceId}`)
    await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 100_000 })
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: '€1.20' }).first()).toBeVisible()
})
