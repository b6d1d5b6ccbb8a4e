import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeBusiness } from '../fixtures/business.ts'
import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/journey.ts'

const STAFF = 'oliver_grant@demo.example'

/** What takes weeks: an account that is old enough, a claimed website, and products that are for sale. */
async function growOld(userId: string, pinId: string): Promise<void> {
  await inDatabase(
    `UPDATE users SET created_at = now() - interval '40 days', about = 'We sell mugs',
      avatar_signature = (SELECT image_signature FROM pins WHERE id = $2) WHERE id = $1`,
    [userId, pinId],
  )
  await inDatabase(
    `INSERT INTO verified_websites (user_id, host, url, method, verified_at, checked_at)
      VALUES ($1, 'kiln.example', 'https://kiln.example/', 'dns', now() - interval '40 days', now())`,
    [userId],
  )
  await inDatabase(`UPDATE pins SET link = 'https://kiln.example/mug' WHERE id = $1`, [pinId])
  await inDatabase(
    `UPDATE aggregated_pins SET kind = 'product' WHERE id = (SELECT aggregated_pin_id FROM pins WHERE id = $1)`,
    [pinId],
  )
  await inDatabase(
    `INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
      SELECT aggregated_pin_id, 28, 'EUR', '[{"id":"1","name":"Mug","brand":null,"offerSummary":{"price":28,
        "minPrice":null,"maxPrice":null,"standardPrice":null,"priceCurrency":"EUR","inStock":true},
        "shipping":null,"rating":null,"variantSet":null}]' FROM pins WHERE id = $1`,
    [pinId],
  )
}

test('B-1.03 B-4.48 B-4.49 a merchant is verified, loses the badge, and gets it back by an appeal', async ({
  page,
  ada,
  someone,
  browser,
}) => {
  test.slow()
  const business = await makeBusiness(ada)
  const board = await ada.board('Shop')
  const pin = await ada.pin(board.id, 'A mug')
  await growOld(ada.id, pin.id)
  const visitors = await (await browser.newContext()).newPage()
  const badge = visitors.getByRole('main').getByRole('img', { name: 'Verified merchant' }).first()
  const visit = () => visitors.goto(`/${ada.username}/`)

  await page.goto(`/business/${business.id}/hub/people?show_vmp=true`)
  const panel = page.getByRole('dialog', { name: 'Verified merchant' })
  await panel.getByRole('textbox', { name: 'Shipping policy URL' }).fill('https://kiln.example/shipping')
  await panel.getByRole('textbox', { name: 'Return policy URL' }).fill('https://kiln.example/returns')
  await panel.getByRole('checkbox', { name: 'I accept the merchant guidelines' }).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Submit application' }).click()
  await expect(panel.getByText('The badge shows on your profile and products.')).toBeVisible({
    timeout: 60_000,
  })
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/hub\/people$/)
  for (const username of ['aiko_tanabe', ada.username]) {
    await visitors.goto(`/${username}/`)
    await expect(badge).toBeVisible()
  }

  await inDatabase(`UPDATE users SET about = '' WHERE id = $1`, [ada.id])
  await page.goto(`/business/${business.id}/hub/verified-merchant`)
  const checkAgain = page.getByRole('button', { name: 'Check again' })
  await checkAgain.click()
  await expect(page.getByRole('status').getByText('Something needs your attention')).toBeVisible()
  await visit()
  await expect(visitors.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(badge).toHaveCount(0)

  await inDatabase(
    `UPDATE merchant_programs SET state_since = now() - interval '31 days' WHERE user_id = $1`,
    [ada.id],
  )
  await checkAgain.click()
  await expect(page.getByRole('status').getByText('Suspended', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your comment' }).fill('We only changed our bio.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByRole('status').getByText('Appeal in review')).toBeVisible()

  const { page: staffs } = await someone(STAFF)
  await staffs.goto('/business/hub/verified-merchant/reviews/')
  await staffs.getByRole('row', { name: new RegExp(business.name) }).click()
  await expect(staffs.getByText('We only changed our bio.')).toBeVisible()
  await expectAccessible(staffs)
  await staffs.getByRole('button', { name: 'Approve' }).click()
  await expect(staffs.getByRole('heading', { level: 1, name: 'Merchant appeals' })).toBeVisible()
  await visit()
  await expect(badge).toBeVisible()
})
