import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { newPerson } from '../fixtures/member.ts'

test('I-1.06 someone signs up by the page, verifies the address by mail and is greeted', async ({ page }) => {
  const person = newPerson()
  await page.goto('/signup/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Birthdate').fill('1991-04-12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()

  await page.goto(linkIn(await mailTo(page.request, person.email, /^Verify your email/)))
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await expect(page.getByText(`${person.email} is now confirmed for your account.`)).toBeVisible()
  await expectAccessible(page)
})

interface Owned {
  is_partner: boolean
  is_under_16: boolean
  is_private_profile: boolean
}

const signedIn = async (page: Page) => {
  const answer = await page.request.get('/v3/users/me/')
  return ((await answer.json()) as { data: Owned }).data
}

test('I-1.01 I-1.08 a business signs up by the page, which asks for its name, is one and finds a working home and profile', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/signup/business/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your business name.')).toBeVisible()
  await page.getByLabel('Business name').fill(`Kiln ${person.firstName}`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/business\/onboarding\/$/)
  expect(await signedIn(page)).toMatchObject({ is_partner: true })
  await page.goto('/')
  const pin = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await page.goto((await pin.getAttribute('href')) ?? '')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await page.goto('/mira_solberg/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Solberg' })).toBeVisible()
})

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

test('I-2.64 a young person confirms the birthdate and gets a private account', async ({ page }) => {
  await signUpAged(page, 15)
  const question = page.getByRole('dialog', { name: 'Is your birthdate right?' })
  await expect(question).toContainText('you’re 15 years old')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Yes, continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What are you into?' })).toBeVisible()
  expect(await signedIn(page)).toMatchObject({ is_under_16: true, is_private_profile: true })
})

test.describe('too young', () => {
  test.use({ expectedFaults: [/status of 4\d\d/] })

  test('I-8.04 nobody signs up, and the next visit has no form', async ({ page }) => {
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

test('I-4.07 I-8.07 the sign-up form says what is missing or wrong, field by field, and what went wrong after it', async ({
  page,
}) => {
  await page.goto('/signup/')
  const submit = page.getByRole('button', { name: 'Continue' })
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const birthdate = page.getByLabel('Birthdate')
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Enter your email.')
  await expect(password).toHaveAccessibleDescription(/Enter your password\./)
  await expect(birthdate).toHaveAccessibleDescription(/Enter your birthdate\./)
  await expect(email).toBeFocused()
  await email.fill('not an address')
  await password.fill('short')
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Enter a valid email address.')
  await expect(password).toHaveAccessibleDescription(/Your password needs at least 8 characters\./)
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('not an address')
  await expectAccessible(page)

  const person = newPerson()
  await email.fill(person.email)
  await password.fill(person.password)
  await birthdate.fill('1991-04-12')
  await page.route('**/register/email/handshake/**', (route) =>
    route.fulfill({ json: { status: 'success', code: 0, data: '' } }),
  )
  await submit.click()
  await expect(
    page.getByText(
      'We were able to create your account, but there was a problem logging you in. Try refreshing the page to continue.',
    ),
  ).toBeVisible()
})

test.describe('with a wrong password', () => {
  test.use({ expectedFaults: [/status of 401/] })

  test('nobody gets in, and the page says so', async ({ page, someone }) => {
    const { member } = await someone()
    await page.goto('/login/')
    await expectAccessible(page)
    await page.getByLabel('Email or username').fill(member.person.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one at all')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible()
    await expect(page).toHaveURL(/\/login\//)
  })
})

test('a forgotten password is set anew by mail, and the old one is dead', async ({ page, someone }) => {
  const { member } = await someone()
  const { email } = member.person
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

  await page.goto('/login/')
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('an entirely new way in')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()
})

test('I-4.15 logging out ends the session of this browser and clears what it stored', async ({
  page,
  ada,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    sessionStorage.setItem('of_ada', '1')
    for (const item of ['of_ada', 'install_id', 'cookie_consent']) localStorage.setItem(item, 'kept')
  })
  await page.getByRole('button', { name: 'Your account' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /every idea you want to keep/ })).toBeVisible()
  const stored = await page.evaluate(() => [
    sessionStorage.getItem('of_ada'),
    ...['of_ada', 'install_id', 'cookie_consent'].map((item) => localStorage.getItem(item)),
  ])
  expect(stored).toEqual([null, null, 'kept', 'kept'])
  await page.goto(`/${ada.username}/`)
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0)
})

test('I-7.19 the call that logs out clears the cookie of the session, and the old one is refused', async ({
  ada,
  context,
}) => {
  expect(ada.id).not.toBe('')
  const before = await context.cookies()
  const token = before.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await context.request.post('/resource/UserSessionResource/delete/', {
    headers: { 'x-csrftoken': token },
    data: { options: { disable_auth_failure_redirect: true } },
  })
  expect(answer.ok()).toBe(true)
  const left = (await context.cookies()).map(({ name }) => name)
  const ended = before.filter(({ name, httpOnly }) => httpOnly && !left.includes(name))
  expect(ended).not.toEqual([])
  expect((await context.request.get('/v3/users/me/')).status()).toBe(401)
  await context.addCookies(before)
  expect((await context.request.get('/v3/users/me/')).status()).toBe(401)
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
    await elsewhere.goto('/login/')
    await elsewhere.getByLabel('Email or username').fill(ada.person.email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(ada.person.password)
    await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(elsewhere.getByRole('list', { name: 'Your home feed' })).toBeVisible()

    await page.goto('/settings/sessions/')
    await expect(page.getByText('This device')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Log out .* on / }).click()
    await expect(page.getByText('Device logged out')).toBeVisible()
    await elsewhere.getByRole('link', { name: 'Notifications' }).first().click()
    await expect(elsewhere).toHaveURL(/\/login\/\?next=%2Fnews_hub%2F$/)
    await elsewhere.goto('/')
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: /every idea you want to keep/ }),
    ).toBeVisible()
  })
})

test('a profile is edited and shown as edited', async ({ page, ada }) => {
  await page.goto('/settings/account-settings/')
  await page.getByLabel('Name', { exact: true }).fill('Ada of the Tests')
  await page.getByLabel('About').fill('Collects stripes.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await page.goto(`/${ada.username}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada of the Tests' })).toBeVisible()
  await expect(page.getByText('Collects stripes.')).toBeVisible()
})
