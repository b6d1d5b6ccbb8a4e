import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { Member, newWord } from '../fixtures/member.ts'

test('an account that is to be deleted is hidden at once and kept by logging in again', async ({
  page,
  ada,
  request,
}) => {
  await page.goto('/settings/leaving/')
  const form = page.getByRole('form', { name: 'Delete your account' })
  await form.getByLabel(/^Type your username/).fill('not my name')
  await form.getByLabel('Your password', { exact: true }).fill(ada.person.password)
  await form.getByRole('button', { name: 'Delete account' }).click()
  await expect(form.getByText('That isn’t your username.')).toBeVisible()
  await form.getByLabel(/^Type your username/).fill(ada.username)
  await form.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })).toBeVisible()

  const isThere = async () => (await request.get(`/${ada.username}/`)).status()
  expect(await isThere()).toBe(404)
  await Member.logIn(page.context(), ada.person.email, ada.person.password)
  expect(await isThere()).toBe(200)
})

test.describe('an owner', () => {
  test.use({ expectedFaults: [/status of 409/] })

  test('B-7.30 who owns a business closes it before they leave', async ({ page, ada }) => {
    const name = `Kiln ${newWord()}`
    await ada.call('POST', '/v3/businesses/', { name, vertical: 'OTHER', country: 'DE' })
    await page.goto('/settings/leaving/')
    const form = page.getByRole('form', { name: 'Deactivate your account' })
    await form.getByLabel('Your password', { exact: true }).fill(ada.person.password)
    await form.getByRole('button', { name: 'Deactivate account' }).click()
    await expect(form.getByRole('alert')).toContainText(`You own ${name}.`)
    await form.getByRole('link', { name: 'Transfer or close a business' }).click()

    await page.getByRole('button', { name: 'Close business' }).click()
    const dialog = page.getByRole('dialog', { name: `Close ${name}?` })
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: 'Close business' })).toBeDisabled()
    await dialog.getByLabel(`Type ${name} to confirm`).fill(name)
    await dialog.getByRole('button', { name: 'Close business' }).click()
    await expect(page).toHaveURL(/\/business\/onboarding\//)

    await page.goto('/settings/leaving/')
    await form.getByLabel('Your password', { exact: true }).fill(ada.person.password)
    await form.getByRole('button', { name: 'Deactivate account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })).toBeVisible()
  })
})

test.describe('asked for twice', () => {
  test.use({ expectedFaults: [/status of 409/] })

  test('I-2.65 all data of a member come as one file on the page, to which a mail leads', async ({
    page,
    ada,
  }) => {
    await page.goto('/settings/your-data/')
    await page.getByRole('button', { name: 'Request your data' }).click()
    await expect(page.getByText(/^Your file is ready/)).toBeVisible()
    await expectAccessible(page)
    const loaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file' }).click()
    expect((await loaded).suggestedFilename()).toBe('your-data.zip')
    const mail = await mailTo(page.request, ada.person.email, /data is ready$/)
    expect(linkIn(mail)).toBe('/settings/your-data/')
    await page.getByRole('button', { name: 'Request a new file' }).click()
    await expect(page.getByText('You’ve reached the limit.')).toBeVisible()
  })
})
