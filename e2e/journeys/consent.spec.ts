import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { deferredCode } from '../fixtures/hydrated-page.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'

const from = (country: string) => ({ extraHTTPHeaders: { 'x-country': country } })
const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })
const choiceIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')?.value.split('.')[1]
const unauthId = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('unauth_id'))?.value

interface Kept {
  consent: Record<string, boolean | number> | null
}
const all = (isAllowed: boolean) => ({
  allow_personalization_cookies: isAllowed,
  allow_analytic_cookies: isAllowed,
  allow_marketing_cookies: isAllowed,
})

test('I-4.30 I-6.12 a visitor in Germany is asked, one in the United States is not and is known again', async ({
  stranger,
}) => {
  const page = await stranger(from('DE'))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  const names = ['Accept all', 'Reject all', 'Manage']
  const looks = await Promise.all(
    names.map((name) =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { backgroundColor, color, fontSize } = getComputedStyle(button)
          return [backgroundColor, color, fontSize, Math.round(button.getBoundingClientRect().height)].join()
        }),
    ),
  )
  expect(new Set(looks).size).toBe(1)
  expect(await unauthId(page)).toBeUndefined()
  const american = await stranger(from('US'))
  await american.goto('/')
  const given = await unauthId(american)
  expect(given).toMatch(/^[0-9a-f]{32}$/)
  await deferredCode(american)
  await american.getByRole('button', { name: 'Your account' }).click()
  await american.getByRole('menuitem', { name: 'Cookies' }).click()
  await expect(american.getByRole('button', { name: 'Save choices' })).toBeVisible()
  expect(await unauthId(american)).toBe(given)
  await expect(banner(american)).toBeHidden()
})

test('on a small phone the question covers no button that leads on @phone-only', async ({ stranger }) => {
  const page = await stranger(from('DE'))
  await page.setViewportSize({ width: 390, height: 664 })
  const ways = [
    ['/', 'link', 'Get started'],
    ['/signup/', 'button', 'Continue'],
    ['/login/', 'button', 'Log in'],
  ] as const
  for (const [path, role, name] of ways) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    const isOnTop = await page
      .getByRole('main')
      .getByRole(role, { name, exact: true })
      .evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height - 4))
      })
    expect(isOnTop, `${name} at ${path}`).toBe(true)
  }
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(banner(page)).toBeHidden()
})

test('I-1.12 I-4.28 I-4.29 I-6.12 three switches each keep their choice, all may be accepted or rejected at once, and a browser is known again only after it was allowed', async ({
  stranger,
}) => {
  const page = await stranger(from('DE'))
  await page.goto('/')
  await banner(page).getByRole('button', { name: 'Manage' }).click()
  await expect(banner(page).getByRole('checkbox')).toHaveCount(3)
  await banner(page).getByRole('checkbox', { name: 'Analytics' }).check()
  await answered(page, () => banner(page).getByRole('button', { name: 'Save choices' }).click())
  await expect(banner(page)).toBeHidden()
  expect(await choiceIn(page)).toBe('010')
  await expect.poll(() => unauthId(page)).toMatch(/^[0-9a-f]{32}$/)
  await page.goto('/cookies/')
  await expectAccessible(page)
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  await answered(page, () => page.getByRole('button', { name: 'Accept all' }).click())
  expect(await choiceIn(page)).toBe('111')
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  await answered(page, () => page.getByRole('button', { name: 'Reject all' }).click())
  expect(await choiceIn(page)).toBe('000')
  await expect.poll(() => unauthId(page)).toBeUndefined()
  await expect(banner(page)).toBeHidden()
  await page.goto('/')
  expect(await unauthId(page)).toBeUndefined()
})

test('I-4.28 I-4.29 I-4.30 a choice survives another page and logging in, and follows the member to another browser', async ({
  stranger,
}) => {
  const page = await stranger(from('DE'))
  await page.goto('/')
  await answered(page, () => banner(page).getByRole('button', { name: 'Accept all' }).click())
  await expect(banner(page)).toBeHidden()
  const member = await Member.join(page.context())
  const stored = async () => (await member.call<Kept>('GET', '/v3/users/me/cookie_consent/')).consent
  await page.goto('/settings/cookies/')
  await expect.poll(stored).toMatchObject(all(true))
  await expect(banner(page)).toBeHidden()
  await expectAccessible(page)
  await answered(page, () => page.getByRole('button', { name: 'Reject all' }).click())
  await expect.poll(stored).toMatchObject(all(false))

  const other = await stranger(from('DE'))
  await Member.logIn(other.context(), member.person.email, member.person.password)
  await other.goto('/')
  await expect.poll(() => choiceIn(other)).toBe('000')
  await expect(banner(other)).toBeHidden()
})
