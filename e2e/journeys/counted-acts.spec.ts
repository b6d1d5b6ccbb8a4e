import { Acts } from '../fixtures/acts.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPerson } from '../fixtures/member.ts'

// The bounds are the table of docs/looks.md.

test('from landing to the first saved pin: 3 presses and 3 fields', async ({ page }) => {
  const acts = new Acts()
  const person = newPerson()
  await page.goto('/')
  const card = page.getByRole('article').first()
  await card.hover()
  await acts.press(card.getByRole('button', { name: 'Save' }))
  await acts.press(page.getByRole('dialog').getByRole('link', { name: 'Create account' }))
  await acts.write(page.getByLabel('Email'), person.email)
  await acts.write(page.getByLabel('Password', { exact: true }), person.password)
  await acts.write(page.getByLabel('Birthdate'), '1988-02-03')
  await acts.press(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByText(/^Saved to /).first()).toBeVisible()
  expect(acts).toEqual({ presses: 3, fields: 3 })
})

test.describe('a member', () => {
  test.beforeEach(({ ada }) => void ada)

  test('a board with three sections: 14 presses and 4 fields', async ({ page, ada }) => {
    const acts = new Acts()
    await page.goto(`/${ada.username}/`)
    await acts.press(page.getByRole('button', { name: 'Create board' }).first())
    const dialog = page.getByRole('dialog')
    await acts.write(dialog.getByLabel('Name'), 'Slow dinners')
    await acts.press(dialog.getByRole('button', { name: 'Create', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Slow dinners' })).toBeVisible()
    for (const name of ['Soups', 'Breads', 'Sweets']) {
      await acts.press(page.getByRole('button', { name: 'More actions' }))
      await acts.press(page.getByRole('menuitem', { name: 'Add section' }))
      await acts.write(dialog.getByLabel('Section name'), name)
      await acts.press(dialog.getByRole('button', { name: 'Add', exact: true }))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await acts.press(page.getByRole('main').getByRole('link', { name: 'Slow dinners' }).first())
    }
    for (const name of ['Soups', 'Breads', 'Sweets'])
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    expect(acts).toEqual({ presses: 14, fields: 4 })
  })

  test('five pins moved to another board: 9 presses and 1 field', async ({ page, ada }) => {
    const acts = new Acts()
    const board = await ada.board('Everything')
    await ada.board('Kept')
    const titles = ['One', 'Two', 'Three', 'Four', 'Five']
    for (const title of titles) await ada.pin(board.id, title)
    await page.goto(board.url)
    await acts.press(page.getByRole('button', { name: 'More actions' }))
    await acts.press(page.getByRole('menuitem', { name: 'Organize' }))
    for (const title of titles) await acts.press(page.getByRole('button', { name: `Select ${title}` }))
    await acts.press(page.getByRole('button', { name: 'Move', exact: true }))
    const target = page.getByRole('dialog')
    await acts.choose(target.getByLabel('Board'), 'Kept')
    await acts.press(target.getByRole('button', { name: 'Move', exact: true }))
    await expect(page.getByText('5 pins moved to Kept')).toBeVisible()
    expect(acts).toEqual({ presses: 9, fields: 1 })
  })

  test('a follow request answered: 2 presses', async ({ page, ada, someone }) => {
    const acts = new Acts()
    await ada.call('PUT', '/v3/users/me/settings/privacy/', { is_private_profile: true })
    const { member } = await someone()
    await member.call('POST', `/v3/users/${ada.id}/follow/`)
    await page.goto('/')
    await acts.press(page.getByRole('link', { name: /^Notifications/ }))
    await answered(page, () =>
      acts.press(page.getByRole('button', { name: /^(Accept|Approve|Confirm)/ }).first()),
    )
    expect(acts).toEqual({ presses: 2, fields: 0 })
  })

  test('ceramics found: 1 press and 1 field', async ({ page }) => {
    const acts = new Acts()
    await page.goto('/')
    const search = page.getByRole('combobox', { name: 'Search' })
    await acts.write(search, 'ceramics')
    await acts.key(search, 'Enter')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(acts).toEqual({ presses: 1, fields: 1 })
  })

  test('a pin hidden from the feed: 2 presses', async ({ page }) => {
    const acts = new Acts()
    await page.goto('/')
    const card = page.getByRole('article').first()
    await card.hover()
    await acts.press(card.getByRole('button', { name: 'More options' }))
    await answered(page, () => acts.press(card.getByRole('button', { name: /^Hide this pin/ })))
    expect(acts).toEqual({ presses: 2, fields: 0 })
  })

  test('a pin reported: 4 presses', async ({ page, someone }) => {
    const { member } = await someone()
    const pin = await member.pin((await member.board('Stripes')).id, 'Not mine at all')
    const acts = new Acts()
    await page.goto(`/pin/${pin.id}/`)
    await acts.press(page.getByRole('button', { name: 'More actions' }).first())
    await acts.press(page.getByRole('menuitem', { name: /^Report/ }))
    const dialog = page.getByRole('dialog')
    await acts.press(dialog.getByRole('radio', { name: /Spam/ }))
    await answered(page, () => acts.press(dialog.getByRole('button', { name: /^(Report|Send)/ })))
    expect(acts).toEqual({ presses: 4, fields: 0 })
  })

  test('the theme changed: 2 presses', async ({ page }) => {
    const acts = new Acts()
    await page.goto('/')
    await acts.press(page.getByRole('button', { name: 'Your account' }))
    await acts.press(page.getByRole('menuitemradio', { name: 'Dark theme' }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(acts).toEqual({ presses: 2, fields: 0 })
  })

  test('everything downloaded: 6 presses', async ({ page }) => {
    const acts = new Acts()
    await page.goto('/')
    await acts.press(page.getByRole('button', { name: 'Your account' }))
    await acts.press(page.getByRole('menuitem', { name: 'Settings' }))
    await acts.press(page.getByRole('link', { name: 'Privacy and data' }))
    await acts.press(page.getByRole('link', { name: 'Download your data' }))
    await acts.press(page.getByRole('button', { name: 'Request your data' }))
    const loaded = page.waitForEvent('download')
    await acts.press(page.getByRole('button', { name: 'Download file' }))
    expect((await loaded).suggestedFilename()).toBe('your-data.zip')
    expect(acts).toEqual({ presses: 6, fields: 0 })
  })

  test('the account left for good: 5 presses and 2 fields', async ({ page, ada }) => {
    const acts = new Acts()
    await page.goto('/')
    await acts.press(page.getByRole('button', { name: 'Your account' }))
    await acts.press(page.getByRole('menuitem', { name: 'Settings' }))
    await acts.press(page.getByRole('link', { name: 'Account', exact: true }))
    await acts.press(page.getByRole('link', { name: 'Deactivate or delete' }))
    const form = page.getByRole('form', { name: 'Delete your account' })
    await acts.write(form.getByLabel(/^Type your username/), ada.username)
    await acts.write(form.getByLabel('Your password', { exact: true }), ada.person.password)
    await acts.press(form.getByRole('button', { name: 'Delete account' }))
    await expect(page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })).toBeVisible()
    expect(acts).toEqual({ presses: 5, fields: 2 })
  })
})
