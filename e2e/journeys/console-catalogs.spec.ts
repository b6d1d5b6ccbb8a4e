import { makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'
import { productFile, soundProduct, type ProductRow } from '../fixtures/product-file.ts'

const ROWS = 10_000
const FAULTS = 50

/** One broken value after the other, and what its owner is told to do. */
const BREAKS = [
  { field: 'title', value: '', fix: 'Add a value.' },
  { field: 'link', value: 'kiln', fix: 'Enter a full web address, such as https://example.com.' },
  { field: 'price', value: 'cheap', fix: 'Enter a price, such as 12.50 EUR.' },
  { field: 'price', value: '12.50 USD', fix: 'Use the currency of the source.' },
  { field: 'availability', value: 'maybe', fix: 'Use in stock, out of stock or preorder.' },
] as const

const breakOf = (place: number) => BREAKS[place % BREAKS.length] ?? BREAKS[0]

/** Every two-hundredth row has a fault. */
const brokenRow = (place: number) => (place + 1) * (ROWS / FAULTS)

/** The first line of a file names its columns. */
const lineOf = (row: number) => row + 1

function bigFile() {
  const rows: ProductRow[] = Array.from({ length: ROWS }, (_, index) => soundProduct(index + 1))
  for (let place = 0; place < FAULTS; place += 1) {
    const { field, value } = breakOf(place)
    const index = brokenRow(place) - 1
    rows[index] = { ...soundProduct(index + 1), [field]: value }
  }
  return productFile('vases.csv', rows)
}

test('B-2.37 a file of 10,000 products with 50 faults is taken from an upload, each fault is shown with row, field, value and fix, and the update is rolled back', async ({
  page,
  ada,
}) => {
  test.slow()
  const { id: businessId } = await makeBusiness(ada)
  const catalogs = `/v3/businesses/${businessId}/catalogs`
  const place = { country: 'DE', language: 'de', currency: 'EUR' }
  const { id } = await ada.call<{ id: string }>('POST', catalogs, { name: 'Vases', ...place })
  await ada.call('POST', `${catalogs}/${id}/feeds`, { name: 'Shop', format: 'CSV', ...place })
  const count = async () =>
    (await ada.call<{ product_count: number }>('GET', `${catalogs}/${id}`)).product_count
  const goods = async () => {
    const products = await ada.call<{ item_id: string; title: string }[]>('GET', `${catalogs}/${id}/products`)
    return products.map(({ item_id, title }) => ({ item_id, title }))
  }
  const runs = page.getByRole('row').filter({ hasText: 'Shop' })
  const tab = (name: RegExp | string) => page.getByRole('main').getByRole('link', { name })
  const send = async (file: ReturnType<typeof productFile>) => {
    await tab('Sources').click()
    await expect(page.getByRole('button', { name: 'Add source' })).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Shop' }).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Upload file' }).click()
    await (await choosing).setFiles(file)
    await expect(page.getByText('File received.')).toBeVisible()
    await tab('Updates').click()
  }

  await page.goto(`/business/${businessId}/hub/catalogs/${id}/sources`)
  const few = [
    { ...soundProduct(1), title: 'Old name' },
    { ...soundProduct(2) },
    { ...soundProduct(0), title: 'Gone' },
  ]
  await send(productFile('few.csv', few))
  await expect(runs.getByText('3 added, 0 changed, 0 removed')).toBeVisible()
  const before = await goods()
  expect(before).toHaveLength(3)

  await send(bigFile())
  await expect(runs).toHaveCount(2)
  const big = runs.first()
  await expect(big.getByText('9,948 added, 1 changed, 1 removed')).toBeVisible({ timeout: 45_000 })
  await expect(big).toContainText('10,000')
  await expect(tab('Products (9,950)')).toBeVisible()
  expect(await count()).toBe(ROWS - FAULTS)

  await big.getByRole('button', { name: '50 errors' }).click()
  const faults = page.getByRole('dialog', { name: 'Errors in Shop' })
  for (let first = 0; first < FAULTS; first += 10) {
    for (let at = first; at < first + 10; at += 1) {
      const { field, value, fix } = breakOf(at)
      const number = brokenRow(at)
      await expect(faults.getByRole('row').nth(at - first + 1)).toHaveText(
        `${lineOf(number).toLocaleString('en')}vase-${number}${field}${value}${fix}`,
      )
    }
    if (first + 10 < FAULTS) await faults.getByRole('button', { name: 'Go to next page' }).click()
  }
  await faults.getByRole('button', { name: 'Close' }).click()
  await expect(runs).toHaveCount(2)

  await page.getByRole('button', { name: 'Actions for Shop' }).click()
  await page.getByRole('menuitem', { name: 'Roll back' }).click()
  const asking = page.getByRole('dialog', { name: 'Roll back the last update of Shop?' })
  await expect(asking).toContainText('9,948 products that it added are removed')
  await asking.getByRole('button', { name: 'Roll back' }).click()
  await expect(big.getByText('Rolled back')).toBeVisible()
  await expect(tab('Products (3)')).toBeVisible()
  expect(await count()).toBe(3)
  expect(await goods()).toEqual(before)
})
