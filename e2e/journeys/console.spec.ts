import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { DEMO_PASSWORD } from '../fixtures/member.ts'

const BUSINESS_ADMIN = 'tom_okafor@demo.example'
const BUSINESS_EMPLOYEE = 'sofia_marin@demo.example'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Business hub' })
const names = (page: Page) => page.getByRole('table').getByRole('row').getByRole('link').allTextContents()

test.describe('signing in', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('B-2.08 the console asks who one is and leads back to the people of the business, who are sorted, searched and paged by ten', async ({
    page,
  }) => {
    await page.goto('/business/hub/people')
    await expect(page).toHaveURL(/\/login\/\?next=%2Fbusiness%2Fhub%2Fpeople/)
    await page.getByLabel('Email or username').fill(BUSINESS_ADMIN)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(11)
    await expectAccessible(page)
    const first = await names(page)
    await page
      .getByRole('button', { name: 'Next page' })
      .or(page.getByRole('button', { name: /next/i }))
      .first()
      .click()
    await expect.poll(() => names(page)).not.toEqual(first)
    await page.getByRole('button', { name: /^Sort by email/ }).click()
    await page.getByLabel('Search name, username or email').fill('Clara')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Clara Hoffmann' })).toBeVisible()
  })
})

test('B-2.26 B-4.08 someone is invited by mail, accepts, appears, is made admin and removed after a warning', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const business = await makeBusiness(ada)
  const { page: theirs, member } = await someone()

  await page.goto('/business/')
  await page.getByRole('link', { name: 'Invite people' }).click()
  await expectAccessible(page)
  await page.getByLabel('Emails or usernames').fill(member.person.email)
  await page.getByRole('button', { name: 'Send invites' }).click()
  await expect(page.getByText('1 invite sent')).toBeVisible()

  await theirs.goto(linkIn(await mailTo(page.request, member.person.email, new RegExp(business.name))))
  await expect(theirs.getByRole('heading', { name: `Join ${business.name}` })).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Accept invite' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()

  await menuOf(page).getByRole('link', { name: 'People', exact: true }).click()
  await page.getByRole('link', { name: new RegExp(member.person.firstName, 'i') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(member.person.firstName, 'i') }),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Admin' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await theirs.goto('/business/hub/people')
  await expect(theirs.getByRole('link', { name: 'Invite people' })).toBeVisible()

  await menuOf(page).getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: /^Remove / }).click()
  const warning = page.getByRole('dialog')
  await expect(warning.getByText(/loses access immediately/)).toBeVisible()
  await warning.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/was removed/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await theirs.goto('/news_hub/')
  await expect(theirs.getByText(`You were removed from ${business.name}`)).toBeVisible()
  await expect(theirs.getByText(`You’re now an admin of ${business.name}`)).toBeVisible()
  await expectAccessible(theirs)
  const news = JSON.stringify(await ada.call('GET', '/v3/users/me/notifications/'))
  expect(news).toContain('business_member_joined')
  expect(news).toContain(business.name)
})

test.describe('an employee', () => {
  test.use({ expectedFaults: [/status of 403/] })

  test('B-2.08 sees people and may neither invite nor delete', async ({ someone }) => {
    const { page } = await someone(BUSINESS_EMPLOYEE)
    await page.goto('/business/')
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Invite people' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Actions for / })).toHaveCount(0)
    await page.goto('/business/hub/invites/create')
    await expect(page.getByText("You don't have access to this page")).toBeVisible()
    await expectAccessible(page)
  })
})

test('B-2.08 B-1.09 a consumer without a business is led to create one, and somebody with one opens another', async ({
  page,
  ada,
}) => {
  await page.goto('/business/hub/people')
  await expect(page).toHaveURL(/\/business\/onboarding\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Tessera Business' })).toBeVisible()
  await expectAccessible(page)

  await makeBusiness(ada)
  await page.goto('/business/new/')
  const name = `Oven of ${ada.person.firstName}`
  await page.getByLabel('Business name').fill(name)
  await page.getByRole('combobox', { name: 'Industry' }).click()
  await page.getByRole('option', { name: 'Food and drink' }).click()
  await page.getByRole('button', { name: 'Create business' }).click()
  await expect(page.getByRole('button', { name: `Switch business. Current: ${name}` })).toBeVisible()
})
