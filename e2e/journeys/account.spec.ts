import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { askedForThemselves } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { Member, newPerson } from '../fixtures/member.ts'

test('I-1.06 I-4.07 I-4.03 someone signs up by the page, which says what is missing field by field, is known to the header at once, verifies the address by mail and is greeted', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/signup/')
  const email = page.getByLabel('Email')
  const birthdate = page.getByLabel('Birthdate')
  const submit = page.getByRole('button', { name: 'Continue' })
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Enter your email.')
  await expect(birthdate).toHaveAccessibleDescription(/Enter your birthdate\./)
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await birthdate.fill('1991-04-12')
  const asked = askedForThemselves(page)
  await submit.click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Your profile' })).toBeVisible()
  expect(asked).toEqual([])

  await page.goto(linkIn(await mailTo(page.request, person.email, /^Verify your email/)))
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await expect(page.getByText(`${person.email} is now confirmed for your account.`)).toBeVisible()
  await expectAccessible(page)
})

interface Owned {
  is_under_16: boolean
  is_private_profile: boolean
}

const signedIn = async (page: Page) => {
  const answer = await page.request.get('/v3/users/me/')
  return ((await answer.json()) as { data: Owned }).data
}

/** Signs up with a birthday so many years ago. */
async function signUpAged(page: Page, years: number) {
  const person = newPerson()
  await page.goto('/signup/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const birthday = new Date(Date.UTC(new Date().getUTCFullYear() - years, 0, 1))
  await page.getByLabel('Birthdate').fill(birthday.toISOString().slice(0, 10))
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.describe('too young', () => {
  test.use({ expectedFaults: [/status of 4\d\d/] })

  test('I-2.64 I-8.04 a young person confirms the birthdate and gets a private account; a child gets none, and the next visit has no form', async ({
    page,
  }) => {
    await signUpAged(page, 15)
    const question = page.getByRole('dialog', { name: 'Is your birthdate right?' })
    await expect(question).toContainText('you’re 15 years old')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Yes, continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What are you into?' })).toBeVisible()
    expect(await signedIn(page)).toMatchObject({ is_under_16: true, is_private_profile: true })

    await page.goto('about:blank')
    await page.context().clearCookies()
    await signUpAged(page, 9)
    const confirm = page.getByRole('button', { name: 'Yes, continue' })
    const refusal = page.getByRole('alert').filter({ hasText: /./ })
    await expect(confirm.or(refusal).first()).toBeVisible()
    if (await confirm.isVisible()) await confirm.click()
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'age_restricted'))
      .toBe(true)
    await page.goto('/signup/')
    await expect(page.getByText('You can’t sign up right now.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveCount(0)
  })
})

test('a forgotten password is set anew by mail, and the old one is dead', async ({ page, someone }) => {
  const { member, context } = await someone()
  const { email, password } = member.person
  await page.goto('/login/')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectAccessible(page)
  await page.getByLabel('Email or username').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  await page.goto(linkIn(await mailTo(page.request, email, /^Reset your/)))
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('an entirely new way in')
  await page.getByLabel('Confirm new password', { exact: true }).fill('an entirely new way in')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()

  await expect(Member.logIn(context, email, password)).rejects.toThrow(/answered 401/)
  expect((await Member.logIn(context, email, 'an entirely new way in')).id).toBe(member.id)
})

test.describe('a session that ended', () => {
  // The page learns of it by a refused read.
  test.use({ expectedFaults: [/status of 401/] })

  test('I-2.26 a session elsewhere is seen in the settings and ended there, where it leads to the log-in', async ({
    page,
    ada,
    stranger,
  }) => {
    const elsewhere = await stranger()
    await Member.logIn(elsewhere.context(), ada.person.email, ada.person.password)
    await elsewhere.goto('/')
    await expect(elsewhere.getByRole('list', { name: 'Your home feed' })).toBeVisible()

    await page.goto('/settings/sessions/')
    await expect(page.getByText('This device')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Log out .* on / }).click()
    await expect(page.getByText('Device logged out')).toBeVisible()
    await elsewhere.getByRole('link', { name: 'Notifications' }).first().click()
    await expect(elsewhere).toHaveURL(/\/login\/\?next=%2Fnews_hub%2F$/)
    expect((await elsewhere.request.get('/v3/users/me/')).status()).toBe(401)
  })
})
