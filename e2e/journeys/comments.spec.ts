import { answered } from '../fixtures/answered.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPhoto } from '../fixtures/photo.ts'

test('a comment is written, answered, liked and deleted with a warning; who is mentioned hears of it, and their name leads to them', async ({
  page,
  ada,
  someone,
}) => {
  const pin = await ada.pin((await ada.board('Talk')).id, 'Talk of the town')
  const { page: theirs, member } = await someone()
  await theirs.goto(`/pin/${pin.id}/`)
  await theirs.getByLabel('Add a comment').fill('How was it made?')
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(theirs.getByRole('listitem').getByText('How was it made?')).toBeVisible()

  await page.goto(`/pin/${pin.id}/`)
  const comments = page.getByRole('region', { name: /comments?$/i })
  await expect(comments.getByText('How was it made?')).toBeVisible()
  await comments.getByRole('button', { name: 'Like comment' }).click()
  await expect(comments.getByRole('button', { name: 'Like comment' })).toHaveAttribute('aria-pressed', 'true')
  await comments.getByRole('button', { name: 'Reply', exact: true }).click()
  await comments.getByLabel(`Reply to ${member.person.firstName}`).fill('With patience.')
  await comments.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(comments.getByText('With patience.')).toBeVisible()
  await expectAccessible(page)

  const box = page.getByLabel('Add a comment')
  await box.pressSequentially(`Ask @${member.username.slice(0, -1)}`)
  await page.getByRole('option', { name: new RegExp(member.username) }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(`Ask @${member.username} `)
  await answered(page, () => page.getByRole('button', { name: 'Send' }).click())
  const name = page.getByRole('link', { name: `@${member.username}` })
  await expect(name).toHaveAttribute('href', `/${member.username}/`)

  await theirs
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .click()
  await expect(theirs.getByText(/mentioned you/).first()).toBeVisible()
  await theirs.goBack()
  await theirs.getByRole('button', { name: `More actions for ${member.person.firstName}’s comment` }).click()
  await theirs.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(theirs.getByRole('heading', { name: 'Delete this comment?' })).toBeVisible()
  await expectAccessible(theirs)
  await answered(theirs, () => theirs.getByRole('button', { name: 'Delete', exact: true }).click())
  await expect(theirs.getByText('How was it made?')).toHaveCount(0)
  const left = await ada.call<{ text: string }[]>('GET', `/v3/aggregated_pins/${pin.id}/comments/`)
  expect(left.map(({ text }) => text)).toEqual([`Ask @${member.username}`])
})

test('C-4.64 a photo of what somebody made is shared, marked as helpful by another, edited and removed, with an undo', async ({
  page,
  ada,
  someone,
}) => {
  const pin = await ada.pin((await ada.board('Recipes')).id, 'Braided bread')
  const { page: theirs, member } = await someone()
  const photos = (of: typeof page) => of.getByRole('region', { name: /tried it$/i })
  await theirs.goto(`/pin/${pin.id}/`)
  await photos(theirs).getByRole('button', { name: 'I tried it' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'Show how it turned out' })
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(newPhoto())
  await dialog.getByLabel(/How did it go/).fill('Golden on the first try')
  await expectAccessible(theirs)
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(photos(theirs).getByText('Golden on the first try')).toBeVisible()
  await expect(photos(theirs).getByRole('button', { name: 'I tried it' })).toBeHidden()

  await page.goto(`/pin/${pin.id}/`)
  await expect(photos(page).getByRole('heading', { name: '1 person tried it' })).toBeVisible()
  const made = photos(page).getByRole('img', { name: `What ${member.person.firstName}` })
  await made.scrollIntoViewIfNeeded()
  await expect.poll(() => made.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await answered(page, () => photos(page).getByRole('button', { name: 'Helpful' }).click())
  await expectAccessible(page)

  await theirs.reload()
  const menu = photos(theirs).getByRole('button', { name: /^More actions for/ })
  await expect(photos(theirs).getByRole('button', { name: 'Helpful (1)' })).toBeVisible()
  await menu.click()
  await theirs.getByRole('menuitem', { name: 'Edit' }).click()
  await theirs.getByLabel(/How did it go/).fill('Golden on the second try')
  await theirs.getByRole('dialog', { name: 'Edit your photo' }).getByRole('button', { name: 'Save' }).click()
  await expect(photos(theirs).getByText('Golden on the second try')).toBeVisible()
  await menu.click()
  await theirs.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(photos(theirs).getByText('Golden on the second try')).toBeHidden()
  await theirs.getByRole('button', { name: 'Undo' }).click()
  await expect(photos(theirs).getByText('Golden on the second try')).toBeVisible()
  await menu.click()
  await answered(theirs, () => theirs.getByRole('menuitem', { name: 'Delete' }).click())
  await expect(photos(theirs).getByText('Golden on the second try')).toBeHidden()
})

test('a visitor reads comments and is invited before writing one', async ({ page, someone }) => {
  const { member } = await someone()
  const pin = await member.pin((await member.board('Talk')).id, 'Read only')
  await page.goto(`/pin/${pin.id}/`)
  await page.getByRole('link', { name: 'Sign up to comment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await page.getByRole('link', { name: 'Already a member? Log in' }).click()
  await expect(page).toHaveURL(new RegExp(`/login/.*${pin.id}`))
})

test.describe('where the server fails without a word', () => {
  test.use({ expectedFaults: [/status of 500/] })

  test('I-8.08 a pin is liked and the like taken back; a comment that is not sent says so in the page’s words; an address in one is asked about before it is gone to, a hashtag is searched', async ({
    page,
    ada,
  }) => {
    const pin = await ada.pin((await ada.board('Words')).id, 'Linked words')
    await page.goto(`/pin/${pin.id}/`)
    await answered(page, () => page.getByRole('button', { name: 'Like', exact: true }).click())
    await answered(page, () => page.getByRole('button', { name: /^Like \d/ }).click())
    await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible()

    const words = 'Made by https://maker.test/clay?kiln=1. #raku'
    const box = page.getByLabel('Add a comment')
    const comments = /omment/
    await page.route(comments, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await box.fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Sorry! Something went wrong on our end!')).toBeVisible()
    await expect(box).toHaveValue(words)
    await page.unroute(comments)

    await answered(page, () => page.getByRole('button', { name: 'Send' }).click())
    await page.getByRole('link', { name: 'https://maker.test/clay?kiln=1', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re leaving this site' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      'https://maker.test/clay?kiln=1',
    )
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL(new RegExp(`/pin/${pin.id}/`))
    await page.getByRole('link', { name: '#raku' }).click()
    await expect(page).toHaveURL(/\/search\/pins\/\?q=raku/)
  })
})

test.describe('an unverified member', () => {
  test.use({ keepsReminders: true })

  test('C-2.34 is reminded of it by a comment, which is sent all the same', async ({ page, ada }) => {
    const pin = await ada.pin((await ada.board('Proofs')).id, 'Proof of something')
    await page.goto(`/pin/${pin.id}/`)
    await page.getByLabel('Add a comment').fill('First.')
    await page.getByRole('button', { name: 'Send' }).click()
    const reminder = page.getByRole('dialog', { name: 'Verify your email' })
    await expect(reminder).toBeVisible()
    await expectAccessible(page)
    await reminder.getByRole('button', { name: 'Got it' }).click()
    await expect(reminder).toBeHidden()
    await expect(page.getByText('First.')).toBeVisible()
  })
})
