import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/journey.ts'

test('I-0.01 from the front page one reaches a pin, its board, a search, a product and the business side', async ({
  someone,
}) => {
  const { page } = await someone('mira_solberg@demo.example')
  const main = page.getByRole('main')
  await page.goto('/')
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pin\/\d+/)

  await main.getByText('Saved to').getByRole('link').click()
  await expect(page).toHaveURL(/:\d+\/\w+\/[\w-]+\/$/)

  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('lamp')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\/pins\/\?q=lamp/)
  await main.getByRole('article').filter({ hasText: '$' }).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pin\/\d+/)
  await expect(main.getByText(/\$\d/).first()).toBeVisible()

  await test.step('a board has more ideas to offer', async () => {
    const ideas = await (await page.request.get('/mira_solberg/corners-and-curves/more_ideas/')).text()
    expect(ideas).toMatch(/aria-label="Ideas for Corners and curves".*<article/s)
  })

  await page.goto('/settings/account-settings/')
  await main.getByRole('link', { name: /business/i }).click()
  await expect(page).toHaveURL(/\/business\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('C-1.20 the closeup of a product says what shipping costs, and from where on it is free', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Shop')
  const pin = await ada.pin(board.id, 'A mug')
  await inDatabase(
    `UPDATE aggregated_pins SET kind = 'product' WHERE id = (SELECT aggregated_pin_id FROM pins WHERE id = $1)`,
    [pin.id],
  )
  await inDatabase(
    `INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
      SELECT aggregated_pin_id, 28, 'USD', jsonb_build_array(jsonb_build_object('id', '1', 'name', 'Mug',
        'brand', NULL, 'offerSummary', '{"price":28,"minPrice":null,"maxPrice":null,"standardPrice":null,
          "priceCurrency":"USD","inStock":true}'::jsonb,
        'shipping', '{"value":4.9,"freeShippingPrice":50}'::jsonb, 'rating', NULL, 'variantSet', NULL))
      FROM pins WHERE id = $1`,
    [pin.id],
  )
  await page.goto(`/pin/${pin.id}/`)
  const product = page.getByRole('region', { name: 'Product' })
  await expect(product.getByText('Shipping $4.90 · Free shipping from $50', { exact: true })).toBeVisible()
})

test('C-2.47 a closeup leads to what else was saved from its website', async ({ page, ada }) => {
  const board = await ada.board('From the web')
  const domain = `shop-${ada.id}.example`
  const pins = [await ada.pin(board.id, 'A mug'), await ada.pin(board.id, 'A bowl')]
  for (const [at, { id }] of pins.entries())
    await ada.call('PUT', `/v3/pins/${id}/`, { link: `https://${domain}/${at}` })
  await page.goto(`/pin/${pins[0]?.id}/`)
  await page.getByRole('link', { name: `More from ${domain}` }).click()
  await expect(page).toHaveURL(`/source/${domain}/`)
  await expect(page.getByRole('heading', { level: 1, name: `Saved from ${domain}` })).toBeVisible()
  await expect(page.getByRole('list', { name: `Pins from ${domain}` }).getByRole('article')).toHaveCount(2)
})

test('C-0.01 from the root path one reaches a pin, saves it, follows its creator and follows a merchant', async ({
  page,
  ada,
  someone,
}) => {
  const [{ member: maker }, { member: merchant }] = [await someone(), await someone()]
  const pin = await maker.pin((await maker.board('Stripes')).id, `Stripes by ${maker.username}`)
  await merchant.pin((await merchant.board('Shop')).id, `Sold by ${merchant.username}`)
  await inDatabase('UPDATE users SET is_verified_merchant = true WHERE id = $1', [merchant.id])
  await ada.board('Found')
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill(`Stripes by ${maker.username}`)
  await search.press('Enter')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: `Stripes by ${maker.username}` }).click()
  await expect(page).toHaveURL(new RegExp(pin.id))

  await main.getByRole('button', { name: /^Save/ }).first().click()
  await expect(page.getByText('Saved to Found').first()).toBeVisible()
  const { firstName } = maker.person
  await main.getByRole('button', { name: `Follow ${firstName}` }).click()
  await expect(main.getByRole('button', { name: `Following ${firstName}` })).toBeVisible()

  await search.fill(`Sold by ${merchant.username}`)
  await search.press('Enter')
  await main.getByRole('link', { name: `Sold by ${merchant.username}` }).click()
  await expect(main.getByRole('img', { name: 'Verified merchant' }).first()).toBeVisible()
  await main.getByRole('button', { name: `Follow ${merchant.person.firstName}` }).click()
  await expect(main.getByRole('button', { name: `Following ${merchant.person.firstName}` })).toBeVisible()
})
