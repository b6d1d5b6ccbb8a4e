import {
  CLIENT_ID,
  CLIENT_SECRET,
  type FakeOpenIdProvider,
  startFakeOpenIdProvider,
} from '../../apps/api/src/domains/social-login/testing/fake-openid-provider.ts'
import { Acts } from '../fixtures/acts.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPerson, newWord } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'

test('I-4.46 a pin is reported from its menu by 4 presses, and the dialog closes when it is dismissed', async ({
  page,
  ada,
  someone,
}) => {
  expect(ada.id).toBeTruthy()
  const { member } = await someone()
  const board = await member.board('Things')
  const pin = await member.pin(board.id, 'A thing')
  await page.goto(`/pin/${pin.id}/`)
  const dialog = page.getByRole('dialog', { name: 'Report pin' })
  const open = async (acts: Acts) => {
    await acts.press(page.getByRole('button', { name: 'More actions for this pin' }))
    await acts.press(page.getByRole('menuitem', { name: 'Report pin' }))
  }
  await open(new Acts())
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dismiss modal' }).click()
  await expect(dialog).toBeHidden()
  const acts = new Acts()
  await open(acts)
  await acts.press(dialog.getByRole('radio', { name: 'Spam' }))
  await answered(page, () => acts.press(dialog.getByRole('button', { name: 'Report', exact: true })))
  // The bound is the one of the table in docs/looks.md.
  expect(acts).toEqual({ presses: 4, fields: 0 })
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thanks for your report. We’ll take a look.')).toBeVisible()
})

test.describe('a site that sets puzzles', () => {
  // One server for these: they stay in one worker.
  test.describe.configure({ mode: 'default' })

  let site: Awaited<ReturnType<typeof ownSite>>
  let provider: FakeOpenIdProvider
  test.beforeAll(async () => {
    provider = await startFakeOpenIdProvider()
    const client = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET }
    const slot = { slot: 'google', name: 'Wayfinder', issuer: provider.issuer, ...client }
    site = await ownSite({ CHALLENGE_PROVIDER: 'local', SOCIAL_PROVIDERS: JSON.stringify([slot]) })
    provider.allow([`${site.url}/social/google/callback`])
  })
  test.afterAll(async () => {
    await site.stop()
    await provider.stop()
  })

  test('I-7.15 I-7.57 lets a browser sign up, which solves one, and no program that does not', async ({
    stranger,
  }) => {
    const page = await stranger({ baseURL: site.url })
    const refused = await page.request.post('/v3/register/email/handshake/', {
      headers: { 'x-install-id': 'e2e-install-of-this-browser' },
      form: { email: newPerson().email, password: newPerson().password },
    })
    expect(refused.status()).toBe(403)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/signup/')
    await page.getByLabel('Email').fill(newPerson().email)
    await page.getByLabel('Password', { exact: true }).fill(newPerson().password)
    await page.getByLabel('Birthdate').fill('1990-05-17')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
    expect(asked).toContain('/v3/bot_checks/challenge/')
    expect(asked).not.toContain('/v3/spam/fingerprints/')
  })

  test('I-7.57 sets one to who comes from a provider, too', async ({ stranger }) => {
    const page = await stranger({ baseURL: site.url })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/signup/')
    await page.getByRole('link', { name: 'Continue with Wayfinder' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill(`grace${newWord()}`)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByLabel('Birthdate').fill('1990-05-17')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
    expect(asked).toContain('/v3/bot_checks/challenge/')
  })
})

test.describe('a website without the proof', () => {
  test.use({ expectedFaults: [/409/] })

  test('I-4.45 is not taken, and the page says what was not found', async ({ page, ada }) => {
    expect(ada.id).toBeTruthy()
    await page.goto('/settings/claim/')
    await page.getByLabel('Website address').fill('http://127.0.0.1:9/')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('tessera-site-verification')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t load')
    await expect(page.getByText('You haven’t claimed a website yet.')).toBeVisible()
  })
})
