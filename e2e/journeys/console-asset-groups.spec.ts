import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'

test('B-2.30 B-2.31 B-2.32 B-2.35 a group is made, filled, gives a person access, is renamed and deleted', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const business = await makeBusiness(ada)
  await makeAdAccount(ada, business, 'Summer sale')
  const { page: theirs, member } = await someone()
  await ada.call('POST', `/v3/businesses/${business.id}/invites`, {
    invitees: [member.person.email],
    business_roles: ['EMPLOYEE'],
  })
  const link = linkIn(await mailTo(page.request, member.person.email, new RegExp(business.name)))
  await member.call('POST', `/v3/business_invites/${link.split('/').at(-2)}/accept/`)

  await page.goto(`/business/${business.id}/hub/asset-groups`)
  await expect(page.getByText('No asset groups yet')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create group' }).first().click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible()

  await page.getByRole('button', { name: 'Add ad accounts' }).first().click()
  await page.getByRole('combobox', { name: 'Ad accounts' }).fill('Summer')
  await page.getByRole('option', { name: 'Summer sale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('cell', { name: 'Summer sale', exact: true })).toBeVisible()

  await page.getByRole('link', { name: /^People \(/ }).click()
  await page.getByRole('button', { name: 'Add people' }).first().click()
  await page.getByRole('combobox', { name: 'People' }).fill(member.person.firstName)
  await page.getByRole('option', { name: new RegExp(member.person.firstName, 'i') }).click()
  await page.getByRole('combobox', { name: /^Permissions/ }).click()
  await page.getByRole('option', { name: 'Analyst' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByRole('row').getByText('Analyst')).toBeVisible()
  await expectAccessible(page)

  await theirs.goto(`/business/${business.id}/hub/ad-accounts`)
  await expect(theirs.getByRole('link', { name: 'Summer sale' })).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Spring' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Early spring')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Early spring', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Early spring' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No asset groups yet')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('No ad accounts are shared with you')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Summer sale' })).toHaveCount(0)
})
