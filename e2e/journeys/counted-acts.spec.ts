import type { Page } from '@playwright/test'
import { Acts } from '../fixtures/acts.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { type Member, newPerson } from '../fixtures/member.ts'

// The bounds are the table of docs/looks.md.

test('from landing to the first saved pin: 3 presses and 3 fields', async ({ page }) => {
  const acts = new Acts()
  const person = newPerson()
  await page.goto('/')
  const card = page.getByRole('article').first()
  const pinId = await card.getAttribute('data-pin-id')
  await card.hover()
  await acts.press(card.getByRole('button', { name: 'Save' }))
  await expectAccessible(page)
  await acts.press(page.getByRole('dialog').getByRole('link', { name: 'Create account' }))
  await acts.write(page.getByLabel('Email'), person.email)
  await acts.write(page.getByLabel('Password', { exact: true }), person.password)
  await acts.write(page.getByLabel('Birthdate'), '1988-02-03')
  await acts.press(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL(/\/welcome\/$/)
  const toast = page.getByRole('region', { name: 'Announcements' })
  await expect(toast.getByText(/^Saved to /)).toBeVisible()
  const answer = await page.request.get(`/v3/pins/${pinId}/`)
  const { data } = (await answer.json()) as { data: { saved_info: object | null } }
  expect(data.saved_info, 'the server keeps it').toMatchObject({ type: 'board' })
  expect(acts).toEqual({ presses: 3, fields: 3 })
})

const home = async (page: Page) => {
  await page.getByRole('link', { name: 'Tessera' }).first().click()
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()
}

/** Jobs that begin at home, each counted by itself. */
const FROM_HOME: Record<string, (page: Page, acts: Acts, ada: Member) => Promise<void>> = {
  'a follow request answered: 2 presses': async (page, acts) => {
    await acts.press(page.getByRole('link', { name: /^Notifications/ }))
    await answered(page, () =>
      acts.press(page.getByRole('button', { name: /^(Accept|Approve|Confirm)/ }).first()),
    )
    expect(acts).toEqual({ presses: 2, fields: 0 })
  },
  'a pin hidden from the feed: 2 presses': async (page, acts) => {
    const card = page.getByRole('article').first()
    await card.hover()
    await acts.press(card.getByRole('button', { name: 'More options' }))
    await answered(page, () => acts.press(card.getByRole('button', { name: /^Hide this pin/ })))
    expect(acts).toEqual({ presses: 2, fields: 0 })
  },
  'the theme changed: 2 presses': async (page, acts) => {
    await acts.press(page.getByRole('button', { name: 'Your account' }))
    await acts.press(page.getByRole('menuitemradio', { name: 'Dark theme' }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Escape')
    expect(acts).toEqual({ presses: 2, fields: 0 })
  },
  'ceramics found: 1 press and 1 field': async (page, acts) => {
    const search = page.getByRole('combobox', { name: 'Search' })
    await acts.write(search, 'ceramics')
    await acts.key(search, 'Enter')
    await expect(page).toHaveURL(/\/search\/pins\/\?q=ceramics/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(acts).toEqual({ presses: 1, fields: 1 })
  },
  'everything downloaded: 6 presses': async (page, acts) => {
    await acts.press(page.getByRole('button', { name: 'Your account' }))
    await acts.press(page.getByRole('menuitem', { name: 'Settings' }))
    await acts.press(page.getByRole('link', { name: 'Privacy and data' }))
    await acts.press(page.getByRole('link', { name: 'Download your data' }))
    await acts.press(page.getByRole('button', { name: 'Request your data' }))
    const loaded = page.waitForEvent('download')
    await acts.press(page.getByRole('button', { name: 'Download file' }))
    expect((await loaded).suggestedFilename()).toBe('your-data.zip')
    expect(acts).toEqual({ presses: 6, fields: 0 })
  },
  'the account left for good: 5 presses and 2 fields': async (page, acts, ada) => {
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
  },
}

test('what a member does from home takes as many presses and fields as the table says', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  await ada.call('PUT', '/v3/users/me/settings/privacy/', { is_private_profile: true })
  const { member } = await someone()
  await member.call('POST', `/v3/users/${ada.id}/follow/`)
  await page.goto('/')
  for (const [title, job] of Object.entries(FROM_HOME))
    await test.step(title, async () => {
      await home(page)
      await job(page, new Acts(), ada)
    })
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
