import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member, newPerson } from '../fixtures/member.ts'

const from = (country: string) => ({ extraHTTPHeaders: { 'x-country': country } })

interface Noted {
  isQUS: boolean
  completedSearches: { query: string }[]
  visitedPages: { path: string; pageType: string }[]
  paidLandings: { adImageUrl?: string }[]
}

const noted = (page: Page): Promise<Noted | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('visitor') ?? 'null') as Noted | null)

/** The deferred tasks have run: what they note is noted. */
const rested = (page: Page) =>
  expect.poll(async () => (await noted(page))?.visitedPages.length ?? 0).toBeGreaterThan(0)

async function aPinOf(owner: Page, title: string) {
  const ada = await Member.join(owner.context())
  const board = await ada.board('Kilns')
  return { ada, pin: await ada.pin(board.id, title) }
}

test('I-1.19 I-4.101 a search qualifies a visitor, in their browser alone, and nothing is noted in Germany', async ({
  stranger,
  baseURL,
}) => {
  const page = await stranger(from('US'))
  const foreign: string[] = []
  page.on(
    'request',
    (request) => void (request.url().startsWith(baseURL ?? '') || foreign.push(request.url())),
  )
  await page.goto('/search/pins/?q=red%20lamp')
  await expect.poll(async () => (await noted(page))?.isQUS).toBe(true)
  expect((await noted(page))?.completedSearches).toMatchObject([{ query: 'red lamp' }])
  expect(foreign).toEqual([])

  const german = await stranger(from('DE'))
  await german.goto('/search/pins/?q=red%20lamp')
  await answered(german, () =>
    german
      .getByRole('region', { name: 'Your cookie choices' })
      .getByRole('button', { name: 'Accept all' })
      .click(),
  )
  expect(await noted(german)).toBeNull()
})

test.describe('with an invite code that nobody made', () => {
  test.use({ expectedFaults: [/404 \(Not Found\)/] })

  test('I-3.33 I-7.25 I-4.85 I-4.88 a sign-up tells how its person came, and the account of the visit before it', async ({
    stranger,
  }) => {
    const { pin } = await aPinOf(await stranger(from('US')), 'A kiln to come back to')
    const page = await stranger(from('US'))
    const adImage = encodeURIComponent('https://ads.example/kiln.png')
    await page.goto(`/pin/${pin.id}/?invite_code=abc&utm_pai=1&utm_campaign=autumn&ad_img=${adImage}`)
    await rested(page)
    expect((await noted(page))?.paidLandings).toMatchObject([{ adImageUrl: 'https://ads.example/kiln.png' }])
    await page.goto('/search/pins/?q=kiln')
    await expect.poll(async () => (await noted(page))?.completedSearches.length).toBe(1)

    const asked: { path: string; body: Record<string, string | boolean> }[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (/\/v3\/(?:register|orientation)\//.test(path))
        asked.push({ path, body: request.postDataJSON() as Record<string, string | boolean> })
    })
    await page.goto('/signup/?next=%2Ftopics%2F')
    const person = newPerson()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Birthdate').fill('1991-04-12')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/topics/')

    const [register, signals, ...more] = asked
    expect(more).toEqual([])
    expect(register?.path).toBe('/v3/register/email/handshake/')
    expect(register?.body).toHaveProperty('referrer')
    expect(register?.body).toMatchObject({ invite_code: 'abc', utm_campaign: 'autumn' })
    expect(JSON.parse(String(register?.body.user_behavior_data))).toMatchObject({
      closeups: 1,
      searches: 1,
    })
    expect(JSON.parse(String(register?.body.visited_pages))).toMatchObject([
      { path: `/pin/${pin.id}/`, pageType: 'closeup' },
      { path: '/search/pins/?q=kiln', pageType: 'search' },
      { pageType: 'other' },
    ])
    expect(signals?.path).toBe('/v3/orientation/user_landing_signals/')
    expect(String(signals?.body.is_register)).toBe('true')
    expect(JSON.parse(String(signals?.body.invite_redemption))).toMatchObject({ inviteCode: 'abc' })
    expect(JSON.parse(String(signals?.body.paid_landing))).toMatchObject({ campaignId: 'autumn' })
    await expect.poll(() => noted(page)).toBeNull()
  })
})

/** A pin with a picture, and a visitor who does not know it. */
async function aVisitorOfPin(stranger: (options: object) => Promise<Page>) {
  const { ada, pin } = await aPinOf(await stranger(from('US')), 'A kiln with a door')
  const view = await ada.call<{ images: { '236x': { url: string } } }>('GET', `/v3/pins/${pin.id}/`)
  return { pin, media: view.images['236x'].url, page: await stranger(from('US')) }
}

const savingPath = (picture: string) =>
  `/signup/?${new URLSearchParams({
    next: `/pin-builder/?${new URLSearchParams({ url: 'https://kiln.example/', media: picture, description: 'A blue door' })}`,
  })}`
const SAVE_COPY = 'Save this idea and discover more inspiration like it.'

test('I-2.10 I-2.11 I-2.45 I-2.47 the way in shows the pin one came from or wants to save, and no picture of another site', async ({
  stranger,
}) => {
  const { pin, media, page } = await aVisitorOfPin(stranger)
  await page.goto(`/pin/${pin.id}/`)
  await rested(page)
  await page.goto('/signup/')
  for (const path of ['/signup/', '/login/'])
    await test.step(path, async () => {
      if (path === '/login/') await page.getByRole('link', { name: 'Already a member? Log in' }).click()
      await expect(page).toHaveURL(new RegExp(path))
      await expect(page.getByRole('img', { name: 'A kiln with a door' })).toHaveAttribute('src', media)
      await expect(page.getByText('More ideas like this await', { exact: true })).toBeVisible()
      await expectAccessible(page)
    })

  await test.step('I-2.46 I-2.48 I-2.49 the way in shows what one wants to save, and no picture of another site', async () => {
    await page.goto(savingPath(media))
    await expect(page.getByRole('img', { name: 'A blue door' })).toHaveAttribute('src', media)
    await expect(page.getByText(SAVE_COPY, { exact: true })).toBeVisible()

    await page.goto(savingPath('https://evil.example/door.jpg'))
    await expect(page.getByText(SAVE_COPY, { exact: true })).toBeVisible()
    await expect(page.getByRole('complementary').getByRole('img')).toHaveCount(0)
  })
})
