import { expect, test } from '../fixtures/journey.ts'
import { newPerson } from '../fixtures/member.ts'

const LONG = 'kelp & quartz "by" the fjord, 81 ~ '.repeat(4).slice(0, 127).padEnd(128, '!')

test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedFaults: [/status of 40\d/] })

test('I-5.13 a password that guessers try early is refused where it is chosen; one of 128 characters of any kind is pasted, kept whole and asked for whole', async ({
  page,
}) => {
  const person = { ...newPerson(), password: LONG }
  const field = page.getByLabel('Password', { exact: true })
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue(text)
  }
  await page.goto('/signup/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Birthdate').fill('1991-04-12')
  const submit = page.getByRole('button', { name: 'Continue' })
  for (const [password, answer] of [
    ['password1', /harder to guess/],
    [person.email, /harder to guess/],
    ['k'.repeat(60) + LONG, /at most 128 characters/],
  ] as const) {
    await field.fill(password)
    await submit.click()
    await expect(field).toHaveAccessibleDescription(answer)
    await expect(field).toHaveValue(password)
  }
  await field.clear()
  await paste(LONG)
  await submit.click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login/')
  const logIn = async (password: string) => {
    await page.getByLabel('Email or username').fill(person.email)
    await paste(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  await logIn(LONG.slice(0, -1))
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible()
  await field.clear()
  await logIn(LONG)
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()
})
