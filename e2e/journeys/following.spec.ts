import { answered } from '../fixtures/answered.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

test('following a person lists the follower and brings their pins home', async ({ page, ada, someone }) => {
  const { member } = await someone()
  const board = await member.board('Stripes')
  await member.pin(board.id, 'Followed stripes')
  await page.goto(`/${member.username}/`)
  await answered(page, () => page.getByRole('button', { name: `Follow ${member.person.firstName}` }).click())
  await expect(page.getByRole('button', { name: `Following ${member.person.firstName}` })).toBeVisible()
  await page.getByRole('button', { name: '1 follower' }).click()
  const list = page.getByRole('dialog')
  await expect(list.getByRole('link', { name: new RegExp(ada.person.firstName) }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: 'Followed stripes' }).first()
  await expect(card.getByText(`You follow ${member.person.firstName}`)).toBeVisible()
})

test('a board is followed from its page and unfollowed again, and a topic from its page', async ({
  page,
  ada,
}) => {
  expect(ada.id).not.toBe('')
  await page.goto('/mira_solberg/corners-and-curves/')
  await answered(page, () => page.getByRole('button', { name: 'Follow Corners and curves' }).click())
  const unfollow = page.getByRole('button', { name: 'Following Corners and curves' })
  await expect(unfollow).toBeVisible()
  await page.reload()
  await unfollow.click()
  await expect(page.getByRole('button', { name: 'Follow Corners and curves' })).toBeVisible()

  await page.goto('/topics/')
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .first()
    .click()
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Following / })
      .first(),
  ).toBeVisible()
})

test.describe('a topic that cannot be followed', () => {
  test.use({ expectedFaults: [/status of 500/] })

  test('I-8.19 is as it was, and nothing is said', async ({ page, ada }) => {
    expect(ada.id).not.toBe('')
    await page.route('**/*', (route) =>
      /InterestFollow|\/v3\/interests\/\d+\/follow\//.test(route.request().url())
        ? route.fulfill({ status: 500, json: { status: 'failure' } })
        : route.fallback(),
    )
    await page.goto('/topics/')
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow / })
    const name = (await follow.first().getAttribute('aria-label')) ?? ''
    const refused = page.waitForResponse((answer) => answer.status() === 500)
    await follow.first().click()
    await refused
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Sorry! Something went wrong on our end!')).toHaveCount(0)
  })
})

test('a blocked person is out of view until unblocked', async ({ page, ada, someone }) => {
  expect(ada.id).not.toBe('')
  const { member } = await someone()
  await page.goto(`/${member.username}/`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await expect(page.getByRole('heading', { name: `Block ${member.person.firstName}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText(`You blocked ${member.person.firstName}`)).toBeVisible()
  await expectAccessible(page)
})
