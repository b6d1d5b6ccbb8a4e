import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { deferredCode } from '../fixtures/hydrated-page.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'
import { siteWith } from '../fixtures/own-site.ts'

const from = (country: string) => ({ extraHTTPHeaders: { 'x-country': country } })
const banner = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })
const choiceIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')?.value.split('.')[1]

interface Kept {
  consent: Record<string, boolean | number> | null
}
const all = (isAllowed: boolean) => ({
  allow_personalization_cookies: isAllowed,
  allow_analytic_cookies: isAllowed,
  allow_marketing_cookies: isAllowed,
})

test('I-4.30 a visitor in Germany is asked, one in the United States is not', async ({ stranger }) => {
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
  const american = await stranger(from('US'))
  await american.goto('/')
  await deferredCode(american)
  await american.getByRole('button', { name: 'Your account' }).click()
  await american.getByRole('menuitem', { name: 'Cookies' }).click()
  await expect(american.getByRole('button', { name: 'Save choices' })).toBeVisible()
  await expect(banner(american)).toBeHidden()
})

test('on a small phone the question covers no button that leads on @phone', async ({ stranger }) => {
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

test('I-1.12 I-4.28 I-4.29 three switches each keep their choice, and all may be accepted or rejected at once', async ({
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
  await page.reload()
  await page.goto('/cookies/')
  await expectAccessible(page)
  await expect(page.getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  await answered(page, () => page.getByRole('button', { name: 'Accept all' }).click())
  expect(await choiceIn(page)).toBe('111')
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  await answered(page, () => page.getByRole('button', { name: 'Reject all' }).click())
  expect(await choiceIn(page)).toBe('000')
  await expect(banner(page)).toBeHidden()
})

test('I-4.28 I-4.29 I-4.30 a choice survives a reload and logging in, and follows the member to another browser', async ({
  stranger,
}) => {
  const page = await stranger(from('DE'))
  await page.goto('/')
  await answered(page, () => banner(page).getByRole('button', { name: 'Accept all' }).click())
  await page.reload()
  await deferredCode(page)
  await expect(banner(page)).toBeHidden()
  const member = await Member.join(page.context())
  const stored = async () => (await member.call<Kept>('GET', '/v3/users/me/cookie_consent/')).consent
  await page.goto('/settings/cookies/')
  await expect.poll(stored).toMatchObject(all(true))
  await expectAccessible(page)
  await answered(page, () => page.getByRole('button', { name: 'Reject all' }).click())
  await expect.poll(stored).toMatchObject(all(false))

  const other = await stranger(from('DE'))
  await Member.logIn(other.context(), member.person.email, member.person.password)
  await other.goto('/')
  await expect.poll(() => choiceIn(other)).toBe('000')
  await expect(banner(other)).toBeHidden()
})

test.describe('on a site that is told no countries', () => {
  let plain: Awaited<ReturnType<typeof siteWith>>
  test.beforeAll(async () => {
    plain = await siteWith({})
  })
  test.afterAll(() => plain.stop())

  test('I-6.12 I-6.13 a visitor is asked, and known again only after they agreed', async ({ stranger }) => {
    const page = await stranger({ baseURL: plain.url })
    const isKnown = async () =>
      (await page.context().cookies()).some(({ name }) => name.endsWith('unauth_id'))
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    expect(await isKnown()).toBe(false)
    await answered(page, () => banner(page).getByRole('button', { name: 'Accept all' }).click())
    expect(await isKnown()).toBe(true)
    await page.goto('/cookies/')
    await answered(page, () => page.getByRole('button', { name: 'Reject all' }).click())
    expect(await isKnown()).toBe(false)
  })
})
