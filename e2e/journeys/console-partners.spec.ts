import { expectAccessible } from '../fixtures/accessibility.ts'
import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { inDatabase } from '../fixtures/database.ts'
import { expect, test } from '../fixtures/journey.ts'

test('B-2.16 B-2.18 B-2.20 B-2.25 an agency asks for an ad account, works with it, has it renewed and loses it', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const client = await makeBusiness(ada)
  const { id: accountId } = await makeAdAccount(ada, client, 'Summer sale')
  const { page: theirs, member } = await someone()
  const agency = await makeBusiness(member, 'agency')
  const shared = () => member.call<object[]>('GET', `/v3/businesses/${agency.id}/ad-accounts`)

  await theirs.goto(`/business/${agency.id}/hub/partners`)
  await expect(theirs.getByText('No partners yet')).toBeVisible()
  await expectAccessible(theirs)
  await theirs.getByRole('main').getByRole('link', { name: 'Add partner' }).first().click()
  await theirs.getByRole('radio', { name: /Request access/ }).check()
  await theirs.getByRole('textbox', { name: /Business ID or contact email/ }).fill(client.id)
  await theirs.getByRole('textbox', { name: /Ad account IDs/ }).fill(accountId)
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(theirs.getByRole('row').getByText(client.name)).toBeVisible()

  await page.goto(`/business/${client.id}/hub/invites/requests`)
  await expect(page.getByText('Requests access')).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${agency.name}` }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('No requests')).toBeVisible()

  await theirs.goto(`/business/${agency.id}/hub/managed-clients`)
  await expect(theirs.getByRole('link', { name: client.name })).toBeVisible()
  await theirs
    .getByRole('navigation', { name: 'Business hub' })
    .getByRole('link', { name: 'Ad accounts', exact: true })
    .click()
  await expect(theirs.getByRole('link', { name: 'Summer sale' })).toBeVisible()

  await page.goto(`/business/${client.id}/hub/partners`)
  await page.getByRole('link', { name: agency.name }).click()
  await expect(page.getByRole('heading', { name: 'Access you gave' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Actions for Summer sale' }).click()
  await page.getByRole('menuitem', { name: 'Permissions' }).click()
  await page.getByRole('combobox', { name: /^Permissions/ }).click()
  await page.getByRole('option', { name: 'Finance manager' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').getByText('Finance manager')).toBeVisible()

  expect(
    await inDatabase(
      "UPDATE partner_permissions SET ends_at = now() - interval '1 hour' WHERE ad_account_id = $1",
      [accountId],
    ),
  ).toBe(1)
  expect(await shared()).toEqual([])
  await page.reload()
  await expect(page.getByRole('row').getByText('Expired')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Summer sale' }).click()
  await page.getByRole('menuitem', { name: 'Renew access' }).click()
  const renewal = page.getByRole('dialog', { name: /Summer sale/ })
  await expect(renewal.getByRole('combobox', { name: /^Permissions/ })).toContainText('Finance manager')
  await expect(renewal.getByRole('listitem').getByText('Finance manager')).toBeVisible()
  await expect(renewal.getByLabel('Ends on')).toHaveValue('')
  await expectAccessible(page)
  await renewal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').getByText('Expired')).toHaveCount(0)
  await expect.poll(shared).toMatchObject([{ name: 'Summer sale' }])

  await page.getByRole('button', { name: `Remove ${agency.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No partners yet')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByText('No ad accounts yet')).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Summer sale' })).toHaveCount(0)
})
