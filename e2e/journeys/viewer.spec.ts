import { devices } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { linkIn, mailTo } from '../fixtures/mailbox.ts'
import { Member } from '../fixtures/member.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const BUSINESS = 'aiko_tanabe@demo.example'

test('I-1.01 visitors, members, crawlers and businesses each find a working home, pin and profile', async ({
  page,
  someone,
  stranger,
}) => {
  const audiences = [
    page,
    (await someone()).page,
    (await someone(BUSINESS)).page,
    await stranger({ userAgent: CRAWLER }),
  ]
  for (const audience of audiences) {
    await audience.goto('/')
    await audience.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(audience).toHaveURL(/\/pin\/\d+\//)
    await expect(audience.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
    await expect(audience.getByRole('main').getByRole('img').first()).toBeVisible()
  }
  for (const audience of audiences) {
    const profile = await audience.request.get('/mira_solberg/')
    expect(profile.status()).toBe(200)
    expect(await profile.text()).toMatch(/<h1[^>]*>(?:<[^>]*>)*Mira Solberg/)
  }
})

test.describe('a limited login', () => {
  test.use({ expectedFaults: [/status of 40[013]/] })

  test('I-1.01 I-1.02 C-2.33 C-6.03 a link of a letter shows what is new, and a password opens the rest', async ({
    ada,
    page,
    someone,
    stranger,
  }) => {
    const { email, password, firstName } = ada.person
    const welcome = await mailTo(page.request, email, /Verify your email/)
    await page.goto(linkIn(welcome))
    await expect(page.getByRole('heading', { name: /Email verified/ })).toBeVisible()
    const { member: fan } = await someone()
    await fan.call('POST', `/v3/users/${ada.id}/follow/`)

    const reader = await stranger()
    await reader.goto(linkIn(await mailTo(page.request, email, /started following you/)))
    await expect(reader).toHaveURL(new RegExp(`/${fan.username}/`))
    await expect(reader.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
    const me = await reader.request.get('/v3/users/me/')
    expect(await me.json()).toMatchObject({ data: { login_state: 2, first_name: firstName } })

    await reader
      .getByRole('button', { name: /^Follow / })
      .first()
      .click()
    const modal = reader.getByRole('dialog', { name: 'Log in to continue' })
    await expect(modal.getByText(new RegExp(firstName))).toBeVisible()
    await expectAccessible(reader)
    await reader.keyboard.press('Escape')
    await expect(modal).toBeHidden()

    await reader.getByRole('link', { name: 'Tessera' }).first().click()
    await reader.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(reader).toHaveURL(/\/pin\/\d+\//)
    await expect(reader.getByRole('main').getByRole('img').first()).toBeVisible()

    await reader.goto('/settings/privacy/')
    await expect(modal).toBeVisible()
    await modal.getByLabel('Your password').fill('not the password 1')
    await modal.getByRole('button', { name: 'Confirm' }).click()
    await expect(modal.getByRole('alert')).toBeVisible()
    await modal.getByLabel('Your password').fill(password)
    await modal.getByRole('button', { name: 'Confirm' }).click()
    await expect(reader).toHaveURL(/\/settings\/privacy\/$/)
    const full = await reader.request.get('/v3/users/me/')
    expect(await full.json()).toMatchObject({ data: { login_state: 1 } })
  })

  test('a link that was used leads on to where it points, as a visitor', async ({ stranger }) => {
    const page = await stranger()
    await page.goto('/email/open/?next=%2Fmira_solberg%2F#token=spent')
    await expect(page).toHaveURL(/\/mira_solberg\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Mira Solberg' })).toBeVisible()
  })
})

const DEVICES = [
  { device: 'desktop', ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
  { device: 'mobile', ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  { device: 'tablet', ...devices['Galaxy Tab S4'], viewport: { width: 712, height: 1138 } },
] as const

test('C-1.23 I-1.05 a visitor and a member on a desktop, a phone and a tablet get the layout of both', async ({
  stranger,
}) => {
  for (const { device, ...options } of DEVICES) {
    const page = await stranger({ ...options, reducedMotion: 'reduce' })
    for (const isMember of [false, true])
      await test.step(`${isMember ? 'a member' : 'a visitor'} on a ${device}`, async () => {
        if (isMember) await Member.join(page.context())
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('data-device', device)
        const bars = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
        const bottom = bars.filter({ has: page.locator('svg') })
        await expect(bottom).toHaveCount(device === 'mobile' ? 1 : 0)
        await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(isMember ? 0 : 1)
        await expect(page.getByRole('link', { name: 'Get started' })).toHaveCount(isMember ? 0 : 1)
        const news = page.getByRole('link', { name: 'Notifications' }).filter({ visible: true })
        await (isMember ? expect(news.first()).toBeVisible() : expect(news).toHaveCount(0))
      })
  }
})

test('I-9.21 on a phone like the iPhone X the bar below keeps 28 pixels for the rounded end', async ({
  stranger,
}) => {
  const { userAgent, isMobile, hasTouch } = devices['iPhone X']
  const page = await stranger({ userAgent, isMobile, hasTouch, viewport: { width: 375, height: 748 } })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ has: page.locator('svg') })
  await expect(bar).toHaveCSS('padding-block-end', '28px')
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(bar).toHaveCSS('padding-block-end', '0px')
})
