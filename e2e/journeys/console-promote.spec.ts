import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'
import { type Member, newPerson } from '../fixtures/member.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const choose = async (page: Page, list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option }).click()
}

test('I-1.08 B-1.05 B-2.60 a business that signed up, asked for its name, is one, is asked one step at a time, and comes back to where it was', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/signup/business/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your business name.')).toBeVisible()
  await page.getByLabel('Business name').fill('Lamps & Co')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/business\/onboarding\/$/)
  const me = await page.request.get('/v3/users/me/')
  expect(await me.json()).toMatchObject({ data: { is_partner: true } })
  await expect(next(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'I run or work for a business' }).check()
  await next(page).click()
  await page.getByRole('radio', { name: 'No' }).check()
  await choose(page, 'Country', 'United States')
  await page.getByLabel('Business name').fill('Lamps & Co')
  await next(page).click()
  await expect(heading(page, 'What does your business do?')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'What does your business do?')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Lamps & Co')
})

/** What a new business answered before its last step. */
const ANSWERS = {
  accountType: 'business',
  businessName: 'Lamps & Co',
  hasWebsite: false,
  country: 'US',
  locale: 'en_US',
  businessVertical: 'HOME_AND_GARDEN',
  numberEmployees: '11-50',
  businessGoals: ['SELL_PRODUCTS'],
  worksWithAgency: false,
  advertisingIntent: 'YES',
  firstName: 'Ada',
  email: 'ada@lamps.example',
  stepIndex: 6,
}

test('B-1.06 who finishes the questions plans their marketing, and promotes a pin from the plan', async ({
  page,
  ada,
}) => {
  const { id: boardId } = await ada.board('Lamps')
  await ada.pin(boardId, 'A paper lamp', { link: 'https://the-first-shop-of-paper-lamps.example/lamp' })
  await ada.call('PUT', '/v3/business_onboarding/', ANSWERS)
  await page.goto('/business/onboarding/')
  await page.getByLabel('Last name').fill('Stone')
  await expect(page.getByRole('checkbox', { name: 'You may contact me on WhatsApp' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No, thanks' }).click()
  await page.getByRole('link', { name: 'Create a marketing plan' }).click()
  await expect(page.getByRole('heading', { name: 'What can you spend?' })).toBeVisible()
  await page.getByLabel('Daily budget').fill('12.50')
  await page.getByLabel('Weekly checkouts').fill('20')
  await next(page).click()
  await expect(page.getByText('$87.50')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create ad' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'A paper lamp' }).click()
  await expect(page.getByRole('dialog').getByLabel('Contact email')).toBeVisible()
})

/** A shop in Germany with an ad account, and a pin of its owner. */
async function aShop(owner: Member) {
  const business = await makeBusiness(owner)
  const account = await makeAdAccount(owner, business, 'Lamps in Europe')
  const { id: boardId } = await owner.board('Lamps')
  const pin = await owner.pin(boardId, 'A paper lamp', {
    link: 'https://the-first-shop-of-paper-lamps.example/lamp',
  })
  return { business, account, pin }
}

test('B-2.63 B-4.57 who has no address and no card gives both before the page of the promotion', async ({
  page,
  ada,
}) => {
  await aShop(ada)
  const dialog = page.getByRole('dialog')
  await page.goto('/business/quick-promote/')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await dialog.getByRole('button', { name: 'A paper lamp' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Business name is required')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Business name').fill('Lamps & Co')
  await dialog.getByLabel('Contact email').fill('hello@lamps.example')
  await dialog.getByLabel('Address', { exact: true }).fill('1 Kiln Road')
  await dialog.getByLabel('City').fill('Berlin')
  await dialog.getByLabel('Postal code').fill('10115')
  await choose(page, 'Country', 'Germany')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Name on card').fill('Ada Stone')
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabel('Expiration date').fill('12/39')
  await dialog.getByLabel('Security code').fill('123')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Destination URL')).toHaveValue(
    'https://the-first-shop-of-paper-lamps.example/lamp',
  )
})

/** A shop whose terms, address and card are there already. */
async function aPayingShop(owner: Member) {
  const shop = await aShop(owner)
  const address = {
    line1: '1 Kiln Road',
    line2: '',
    city: 'Berlin',
    region: '',
    postal_code: '10115',
    country: 'DE',
  }
  const at = `/ads/v4/advertisers/${shop.account.id}`
  await owner.call('PUT', `${at}/terms/`, { version: 1 })
  await owner.call('PUT', `${at}/business_address/`, {
    ...address,
    name: 'Lamps & Co',
    email: 'hello@lamps.example',
    phone: '',
  })
  await owner.call('PUT', `${at}/billing_profile/`, {
    cardholder_name: 'Ada Stone',
    card_number: '4242424242424242',
    card_expiry_month: 12,
    card_expiry_year: 2039,
    security_code: '123',
    currency: 'EUR',
    billing_address: address,
    tax_id: '',
  })
  return shop
}

// There is no such shop.
test.use({ expectedFaults: [/shop\.example|ERR_NAME_NOT_RESOLVED/] })

test('B-1.04 an own pin becomes an ad that another member meets and clicks, and its shop is billed', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const { business, pin } = await aPayingShop(ada)
  const dialog = page.getByRole('dialog')
  const name = page.getByLabel('Promotion name')
  const launch = page.getByRole('button', { name: 'Launch' })
  await page.goto(`/business/quick-promote/?pin=${pin.id}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Recommended/ }).click()
  await name.fill('')
  await launch.click()
  await expect(name).toBeFocused()
  await expect(page.getByText('Enter a name for your promotion')).toBeVisible()
  await name.fill('Lamps for everyone')
  await launch.click()
  await expect(dialog.getByText('Your promotion is on its way')).toBeVisible()
  await dialog.getByRole('button', { name: 'View promotion' }).click()
  await expect(heading(page, 'Lamps for everyone')).toBeVisible()
  await expect(page.getByText('Active')).toBeVisible({ timeout: 60_000 })

  const viewer = await someone()
  await viewer.context.setExtraHTTPHeaders({ 'x-country': 'DE' })
  await viewer.page.goto('/search/pins/?q=vase')
  const ad = viewer.page.getByRole('article').filter({ hasText: `Promoted by ${business.name}` })
  await expect(ad).toBeVisible()
  const atTheShop = viewer.context.waitForEvent(
    'request',
    (asked) => asked.url() === 'https://the-first-shop-of-paper-lamps.example/lamp',
  )
  await ad.hover()
  await ad.getByRole('button', { name: 'More options' }).click({ trial: true })
  await ad.getByRole('link', { name: 'Visit the-first-shop-of-paper-lamps.example' }).click()
  await atTheShop

  await page.reload()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('€0.20')
  await page.goto(`/business/${business.id}/hub/invoices`)
  await expect(page.getByRole('row', { name: /Lamps in Europe/ })).toContainText('€0.20')
})
