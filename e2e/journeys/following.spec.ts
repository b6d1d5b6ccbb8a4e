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
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Tessera' }).first().click()
  const card = page.getByRole('article').filter({ hasText: 'Followed stripes' }).first()
  await expect(card.getByText(`You follow ${member.person.firstName}`)).toBeVisible()
})

test.describe('a topic that cannot be followed at first', () => {
  test.use({ expectedFaults: [/status of 500/] })

  test('I-8.19 a board is followed from its page and unfollowed again, and a topic from its page; refused, it is as it was, and nothing is said', async ({
    page,
    ada,
  }) => {
    expect(ada.id).not.toBe('')
    await page.goto('/mira_solberg/corners-and-curves/')
    const follow = page.getByRole('button', { name: 'Follow Corners and curves' })
    const unfollow = page.getByRole('button', { name: 'Following Corners and curves' })
    await answered(page, () => follow.click())
    await expect(unfollow).toBeVisible()
    await answered(page, () => unfollow.click())
    await expect(follow).toBeVisible()

    const refuse = /InterestFollow|\/v3\/interests\/\d+\/follow\//
    await page.route(refuse, (route) => route.fulfill({ status: 500, json: { status: 'failure' } }))
    await page.goto('/topics/')
    const topic = page
      .getByRole('main')
      .getByRole('button', { name: /^Follow / })
      .first()
    const name = (await topic.getAttribute('aria-label')) ?? ''
    const refused = page.waitForResponse((answer) => answer.status() === 500)
    await topic.click()
    await refused
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Sorry! Something went wrong on our end!')).toHaveCount(0)
    await page.unroute(refuse)
    await answered(page, () => topic.click())
    const followed = new RegExp(`^${name.replace('Follow', 'Following')}\\b`)
    await expect(page.getByRole('button', { name: followed })).toBeVisible()
  })
})
