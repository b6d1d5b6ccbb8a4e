import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPerson } from '../fixtures/member.ts'
import { newPhoto } from '../fixtures/photo.ts'

/** Nothing sticks out sideways, on a phone and at a desk. */
async function expectFits(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(over, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
}

test('I-1.04 the main job: sign up, upload, pin to a new board, be found, be saved, be seen @phone', async ({
  page,
  someone,
  playwright,
  baseURL,
}) => {
  test.slow()
  const person = newPerson()
  const title = `Striped morning of ${person.firstName}`

  await test.step('someone signs up by the page', async () => {
    await page.goto('/signup/')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Birthdate').fill('1988-02-03')
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('picks five topics, and the home feed follows from them', async () => {
    for (const topic of ['Ceramics', 'Travel', 'Baking', 'Desks', 'Sneakers'])
      await page.getByRole('button', { name: topic, exact: true }).click()
    await page.getByRole('button', { name: 'Show my home feed' }).click()
    const feed = page.getByRole('list', { name: 'Your home feed' })
    await expect(feed.getByText(/^More in (Ceramics|Travel|Baking|Desks|Sneakers)/).first()).toBeVisible()
    await expectFits(page)
  })

  await test.step('uploads a photo and pins it to a board made in place', async () => {
    await page.goto('/pin-creation-tool/')
    await expectFits(page)
    await page.locator('input[type=file]').setInputFiles(newPhoto())
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Create board' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Mornings')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/Mornings/).first()).toBeVisible()
  })

  const profile = await test.step('sees it in the home feed and on the profile', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Your profile' }).click()
    await expect(page.getByRole('link', { name: /Mornings/ })).toBeVisible()
    await page.getByRole('link', { name: 'Created' }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectFits(page)
    return new URL(page.url()).pathname.split('/')[1]
  })

  const path = await test.step('opens the closeup with related pins', async () => {
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // Below a phone's first screens, and drawn when one comes near.
    await page.getByRole('heading', { level: 2, name: 'More like this' }).scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('list', { name: 'More like this' }).getByRole('article').first(),
    ).toBeVisible()
    await expectAccessible(page)
    return new URL(page.url()).pathname
  })

  await test.step('another member finds it by search and saves it to a board of their own', async () => {
    const { page: theirs, member } = await someone()
    const board = await member.board('Found mornings')
    await theirs.goto(`/search/pins/?q=${encodeURIComponent(title)}`)
    await expectFits(theirs)
    await theirs.getByRole('main').getByRole('link', { name: title }).first().click()
    // Exactly: the heading of the search holds the title, too.
    await expect(theirs.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    // The button shows "Saved" at once; the board has the pin once the server has responded.
    const kept = theirs.waitForResponse((answer) => answer.url().endsWith('/save/'))
    await theirs.getByRole('article').first().getByRole('button', { name: /^Save/ }).click()
    const picker = theirs.getByRole('dialog', { name: 'Save to board' })
    const saved = theirs.getByRole('button', { name: 'Saved to Found mornings. Change' }).first()
    await expect(picker.or(saved)).toBeVisible()
    if (await picker.isVisible()) await picker.getByRole('button', { name: /Found mornings/ }).click()
    await expect(saved).toBeVisible()
    expect((await kept).ok()).toBe(true)
    const found = await member.call<{ title: string }[]>('GET', `/v3/boards/${board.id}/pins/`)
    expect(found).toMatchObject([{ title }])
  })

  await test.step('a search engine, too, gets the page and its description', async () => {
    const bot = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    const answer = await bot.get(path)
    const html = await answer.text()
    await bot.dispose()
    expect(answer.status()).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${title}`))
    expect(html).toContain(`href="/${profile}/"`)
    expect(html).toContain(`<meta property="og:title" content="${title}`)
    expect(html).toContain('application/ld+json')
    expect(html).toContain(`<link rel="canonical"`)
  })
})
