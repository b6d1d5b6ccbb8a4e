import type { Page } from '@playwright/test'
import { answered } from '../fixtures/answered.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { Member, newPerson, newWord, PASSWORD } from '../fixtures/member.ts'

// A guarded change is refused until the passcode comes with it.
test.use({ expectedFaults: [/status of 4(00|01|03|09|29)|Service Worker registration blocked/] })

const DESKTOP = { title: 'Parental passcode required', width: 656 }

const modal = (page: Page) => page.getByRole('dialog', { name: /^Parental passcode/ })
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Enter a 4-digit code' })
const enter = (page: Page) => modal(page).getByRole('button', { name: 'Enter' })

/** Guards an account by 1234; returns the address of the guardian. */
async function guarded(ada: Member): Promise<string> {
  const guardian = `guardian${newWord()}@e2e.example`
  await ada.call('POST', '/v3/users/me/passcode/', { new_passcode: '1234', backup_email: guardian })
  return guardian
}

async function give(page: Page, passcode: string): Promise<void> {
  await codeField(page).fill(passcode)
  await answered(page, () => enter(page).click())
}

/** A change that waits for the passcode. */
async function beginChange(page: Page) {
  await page.goto('/settings/messages/')
  await answered(page, () => page.getByRole('checkbox').first().click())
}

test('I-1.11 I-5.07 I-5.08 I-5.10 a parent sets a passcode, confirms the backup email, and it is asked for', async ({
  page,
  ada,
  stranger,
}) => {
  const guardian = `guardian${newWord()}@e2e.example`
  await page.goto('/settings/')
  const navigation = page.getByRole('navigation', { name: 'Settings' })
  await navigation.getByRole('link', { name: 'Parental passcode' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parental passcode' })).toBeVisible()
  await page.getByLabel('New passcode').fill('12 3456')
  await expect(page.getByLabel('New passcode')).toHaveValue('1234')
  await page.getByLabel('Confirm passcode').fill('1243')
  await page.getByLabel('Parent or guardian’s backup email').fill('nobody')
  await page.getByLabel('Confirm backup email').fill(guardian)
  await page.getByRole('button', { name: 'Set passcode' }).click()
  await expect(page.getByText('Please make sure your passcodes match')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Please make sure your email addresses match')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Confirm passcode').fill('1234')
  await page.getByLabel('Parent or guardian’s backup email').fill(guardian)
  await answered(page, () => page.getByRole('button', { name: 'Set passcode' }).click())
  await expect(page.getByText(/The backup email g\*\*\*@e\*\*\*\.example isn’t confirmed yet/)).toBeVisible()
  await expectAccessible(page)

  const parent = await stranger()
  await parent.goto(linkIn(await mailTo(page.request, guardian, /^Confirm your email/)))
  await expect(parent.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible()
  await expectAccessible(parent)
  await answered(parent, () => parent.getByRole('button', { name: 'Yes, confirm' }).click())
  await expect(parent.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()

  await test.step('I-2.08 it is asked for at /settings/messages/', async () => {
    await beginChange(page)
    await give(page, '1234')
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(modal(page)).toHaveCount(0)
    expect(await ada.call('GET', '/v3/users/me/settings/')).toMatchObject({ should_show_messaging: false })
  })
})

test('I-2.50 I-2.51 I-2.52 I-2.57 the modal asks for the code, opens help in another tab, and closed it changes nothing', async ({
  page,
  ada,
  context,
}) => {
  await guarded(ada)
  await beginChange(page)
  const dialog = page.getByRole('dialog', { name: DESKTOP.title })
  await expect(codeField(page)).toHaveAttribute('placeholder', 'XXXX')
  await expect(dialog).toContainText(
    'Enter your 4-digit passcode to change this setting. Forgot it? Visit our help center.',
  )
  await expectAccessible(page)
  await expect(enter(page)).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(DESKTOP.width)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Visit our help center.' }).click()
  const help = await opened
  await expect(help.getByRole('heading', { level: 1, name: 'Parental passcodes' })).toBeVisible()
  await help.close()

  await test.step('I-4.26 I-5.04 I-8.11 only a whole code of four digits can be entered, and a wrong one is told until another is typed', async () => {
    await expect(enter(page)).toBeDisabled()
    await codeField(page).fill('12a')
    await expect(enter(page)).toBeDisabled()
    await codeField(page).clear()
    await codeField(page).pressSequentially('123456')
    await expect(codeField(page)).toHaveValue('1234')
    const refusal = dialog.getByText("That passcode isn't right. Please try again.")
    await give(page, '9999')
    await expect(refusal).toBeVisible()
    await codeField(page).fill('999')
    await expect(refusal).toHaveCount(0)
  })

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Nothing changed.')).toBeVisible()
  expect(await ada.call('GET', '/v3/users/me/settings/')).toMatchObject({ should_show_messaging: true })
})

test('I-2.56 on a phone the modal slides up over the whole screen @phone-only', async ({ page, ada }) => {
  await guarded(ada)
  await page.goto('/settings/messages/')
  await answered(page, () => page.getByRole('checkbox').first().click())
  const dialog = page.getByRole('dialog', { name: 'Parental passcode', exact: true })
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page)
})

const GUARDED_CHANGES = [
  {
    id: 'I-2.03',
    path: '/settings/permissions/',
    change: (page: Page) =>
      answered(page, () => page.getByLabel('Who can comment on your pins').selectOption('No one')),
  },
  {
    id: 'I-2.04',
    path: '/settings/edit/mentions/',
    change: (page: Page) =>
      answered(page, () => page.getByLabel('Who can mention you').selectOption('No one')),
  },
  {
    id: 'I-2.05',
    path: '/settings/privacy/',
    change: (page: Page) => answered(page, () => page.getByLabel('Private profile').check()),
  },
  {
    id: 'I-2.06',
    path: '/settings/edit/email/',
    change: async (page: Page) => {
      await page.getByLabel('New email').fill(`new${newWord()}@e2e.example`)
      await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
      await answered(page, () => page.getByRole('button', { name: 'Change email' }).click())
    },
  },
  {
    id: 'I-2.07',
    path: '/settings/edit/password/',
    change: async (page: Page) => {
      await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('New password', { exact: true }).fill('another fair way 8')
      await answered(page, () => page.getByRole('button', { name: 'Change password' }).click())
    },
  },
]

test('each guarded change asks for the passcode', async ({ page, ada }) => {
  await guarded(ada)
  for (const { id, path, change } of GUARDED_CHANGES)
    await test.step(`${id} at ${path}`, async () => {
      await page.goto(path)
      await change(page)
      await expect(modal(page)).toBeVisible()
      await give(page, '1234')
      await expect(modal(page)).toHaveCount(0)
    })
  const kept = { comments_from: 'nobody', mentions_from: 'nobody' }
  expect(await ada.call('GET', '/v3/users/me/settings/')).toMatchObject(kept)
})

test('I-2.02 I-2.09 I-2.58 what fails for another reason stands beside its field; on the account settings in the modal, too', async ({
  page,
  ada,
}) => {
  await guarded(ada)
  await test.step('I-2.09 a new email that is taken closes the modal', async () => {
    await page.goto('/settings/edit/email/')
    await page.getByLabel('New email').fill('mira_solberg@demo.example')
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await answered(page, () => page.getByRole('button', { name: 'Change email' }).click())
    await give(page, '1234')
    await expect(modal(page)).toHaveCount(0)
    await expect(page.getByLabel('New email')).toHaveAccessibleDescription(/There’s already an account/)
  })
  await test.step('I-2.02 I-2.58 a new username that is taken is told in the modal', async () => {
    await page.goto('/settings/account-settings/')
    await page.getByLabel('Username').fill('mira_solberg')
    await answered(page, () => page.getByRole('button', { name: 'Save' }).first().click())
    await give(page, '9999')
    await expect(modal(page).getByText("That passcode isn't right. Please try again.")).toBeVisible()
    await give(page, '1234')
    await expect(modal(page).getByRole('alert').filter({ hasText: /taken/ })).toBeVisible()
    await modal(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/taken/)
  })
})

test('I-2.01 I-2.58 the passcode is changed and removed with itself, wrong ones told in the modal', async ({
  page,
  ada,
}) => {
  await guarded(ada)
  await page.goto('/parental-passcode/')
  await page.getByLabel('New passcode').fill('5678')
  await page.getByLabel('Confirm passcode').fill('5678')
  await answered(page, () => page.getByRole('button', { name: 'Change passcode' }).click())
  await give(page, '5678')
  await expect(modal(page).getByText("That passcode isn't right. Please try again.")).toBeVisible()
  await give(page, '1234')
  await expect(page.getByText('Passcode changed')).toBeVisible()
  await answered(page, () => page.getByRole('button', { name: 'Remove passcode' }).click())
  await give(page, '5678')
  await expect(page.getByRole('button', { name: 'Set passcode' })).toBeVisible()
  expect(await ada.call('GET', '/v3/users/me/')).toMatchObject({ parental_control_has_passcode: false })
})

test('I-5.11 a forgotten passcode is taken away by the link in the backup email', async ({
  page,
  ada,
  stranger,
}) => {
  const guardian = await guarded(ada)
  await page.goto('/parental-passcode/')
  await answered(page, () => page.getByRole('button', { name: 'Send recovery link' }).click())
  await expect(page.getByText('Link sent to the backup email.')).toBeVisible()
  const parent = await stranger()
  const link = linkIn(await mailTo(page.request, guardian, /^Remove the parental passcode/))
  await parent.goto(link)
  await expect(parent.getByRole('heading', { level: 1, name: 'Remove parental passcode' })).toBeVisible()
  await expectAccessible(parent)
  await answered(parent, () => parent.getByRole('button', { name: 'Remove passcode' }).click())
  await expect(parent.getByRole('heading', { level: 1, name: 'Passcode removed' })).toBeVisible()
  expect(await ada.call('GET', '/v3/users/me/')).toMatchObject({ parental_control_has_passcode: false })
})

test('I-2.53 I-2.54 I-2.55 a young member without a passcode is warned, and goes on with an empty one', async ({
  page,
  context,
}) => {
  const birthday = `${new Date().getFullYear() - 15}-01-01`
  const teen = await Member.join(context, { ...newPerson(), birthday })
  await page.goto('/settings/messages/')
  await page.getByRole('checkbox').first().click()
  const dialog = page.getByRole('dialog', { name: 'Update this setting?' })
  await expect(dialog).toContainText('You may require parental passcode for future changes to this setting')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing changed.')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('checkbox').first().click()
  const request = page.waitForRequest((one) => one.method() !== 'GET' && one.url().includes('/settings/'))
  await answered(page, () => dialog.getByRole('button', { name: 'Update' }).click())
  expect((await request).postData()).toMatch(/passcode(=|":"")/)
  await expect(page.getByText('Changes saved')).toBeVisible()
  expect(await teen.call('GET', '/v3/users/me/settings/')).toMatchObject({ should_show_messaging: false })
})
