import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('I-2.14 the home page, a profile and a board are readable', async ({ page }) => {
    for (const { path, heading } of [
      { path: '/', heading: /every idea you want to keep/ },
      { path: '/mira_solberg/', heading: 'Mira Solberg' },
      { path: '/mira_solberg/corners-and-curves/', heading: 'Corners and curves' },
    ])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      })
    await test.step('a story shows all its pages', async () => {
      await page.goto('/search/pins/?q=tea+for+the+two+of+us')
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      for (const name of ['Page 1 of 2', 'Page 2 of 2'])
        await expect(page.getByRole('group', { name })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    })
  })

  test('the forms that need it say so, and lead on', async ({ request }) => {
    for (const path of ['/login/', '/signup/', '/signup/business/']) {
      const served = await (await request.get(path)).text()
      expect(served, path).toMatch(/<noscript>.*Turn on JavaScript in your browser/s)
    }
  })
})

test('C-1.01 C-1.16 a visitor is led to sign up and sees pictures in words, too; a search engine gets data about each thing', async ({
  playwright,
  baseURL,
  ada,
  stranger,
}) => {
  const pin = await ada.pin((await ada.board('Things to see')).id, 'A thing to see')
  const page = await stranger()
  await page.goto('/')
  await page.getByRole('link', { name: 'Get started' }).click()
  await expect(page).toHaveURL(/\/signup\//)
  await page.goBack()
  const picture = page.getByRole('article').first().getByRole('img', { name: /\w/ }).first()
  await expect(picture).toBeVisible()
  await page.goto('/search/buyable_pins/?q=lamp')
  const shop = page.getByRole('article').filter({ has: page.getByText(/^\$\d/) })
  const product = await shop.first().getByRole('link').first().getAttribute('href')
  const bot = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  })
  for (const [address, type] of [
    [`/pin/${pin.id}/`, '"SocialMediaPosting"'],
    [product ?? '', '"Product"'],
    ['/mira_solberg/', '"ProfilePage"'],
    ['/mira_solberg/corners-and-curves/', '"CollectionPage"'],
  ] as const) {
    const served = await (await bot.get(address)).text()
    expect(served).toMatch(/<meta property="og:title" content="\w/)
    expect(served).toMatch(/<link(?=[^>]* rel="canonical")[^>]* href="http/)
    expect(/<script(?=[^>]* type="application\/ld\+json")[^>]*>.*?<\/script>/s.exec(served)?.[0]).toContain(
      type,
    )
  }
  await bot.dispose()
})

test('search engines are asked to leave out what is not for everybody', async ({ stranger, someone }) => {
  const { member } = await someone()
  const board = await member.board('Things to see')
  const pin = await member.pin(board.id, 'A thing to see')
  const profile = `/${member.username}/`
  const bot = (await stranger()).request
  const isListed = async (path: string) =>
    !/<meta [^>]*name="robots"[^>]*content="noindex"/.test(await (await bot.get(path)).text())
  const listed = ['/', '/topics/', '/login/', '/signup/', '/cookies/', profile, board.url, `/pin/${pin.id}/`]
  const unlisted = [
    `/pin/${pin.id}/sent/`,
    `${board.url}more_ideas/`,
    '/search/pins/?q=thing',
    '/password/reset/',
    '/email/subscription/',
    '/nobody_has_this_name/',
  ]
  const answers = await Promise.all(
    [...listed, ...unlisted].map(async (path) => [path, await isListed(path)]),
  )
  expect(Object.fromEntries(answers)).toEqual({
    ...Object.fromEntries(listed.map((path) => [path, true])),
    ...Object.fromEntries(unlisted.map((path) => [path, false])),
  })
  await member.call('PUT', `/v3/boards/${board.id}/archive/`)
  expect(await isListed(board.url)).toBe(false)
})

test.describe('what is not there', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('I-2.14 an address, a person, a board and a pin answer 404 with a page that leads on', async ({
    page,
  }) => {
    for (const path of [
      '/nobody-at-all-here/and/deeper/still/',
      '/nobody_at_all_here/',
      '/mira_solberg/nothing-of-that-name/',
      '/pin/123456789/',
    ])
      await test.step(path, async () => {
        const answer = await page.request.get(path)
        expect(answer.status()).toBe(404)
        expect(await answer.text()).toMatch(/<h1/)
      })
    await page.goto('/pin/123456789/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Explore ideas' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
