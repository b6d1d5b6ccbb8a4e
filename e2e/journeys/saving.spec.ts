import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title }).first()

test('a save shows in the feed and on the closeup at once, can be undone, made with the keyboard alone, and taken back', async ({
  page,
  ada,
  someone,
}) => {
  const { member } = await someone()
  const theirs = await member.board('Stripes')
  const title = `Stripes for ${ada.username}`
  const pin = await member.pin(theirs.id, title)
  const kept = await ada.board('Kept')
  await ada.call('POST', `/v3/users/${member.id}/follow/`)

  await page.goto('/')
  const card = cardOf(page, title)
  await card.hover()
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(card.getByRole('button', { name: 'Saved to Kept. Change' })).toBeVisible()
  const notifications = page.getByRole('region', { name: 'Announcements' })
  await expect(notifications.getByText('Saved to Kept')).toBeVisible()

  await card.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(pin.id))
  const saved = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: 'Saved to Kept. Change' })
  await expect(saved).toBeVisible()
  await notifications.getByRole('button', { name: 'Undo' }).click()
  await expect(saved).toHaveCount(0)
  await page.goBack()
  await expect(cardOf(page, title).getByRole('button', { name: /^Save/ })).toBeVisible()

  await card.getByRole('link', { name: title }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('button', { name: /^Save/ })).toBeFocused()
  await answered(page, () => page.keyboard.press('Enter'))
  await expect(card.getByRole('button', { name: 'Saved to Kept. Change' })).toBeVisible()

  await card.getByRole('link', { name: title }).click()
  await expect(saved).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(saved, 'nothing on paper lies over the title').toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await saved.click()
  await page.getByRole('button', { name: 'Remove from Kept' }).click()
  await expect(page.getByText('Removed from Kept')).toBeVisible()
  const isKept = () => ada.call<object[]>('GET', `/v3/boards/${kept.id}/pins/`)
  await expect.poll(isKept).toEqual([])
})

test('the board picker finds, offers sections, and makes a board in place @phone', async ({
  page,
  ada,
  someone,
}) => {
  const { member } = await someone()
  const pin = await member.pin((await member.board('Stripes')).id, 'Where to put it')
  for (const name of ['Alps', 'Bread', 'Chairs', 'Doors', 'Earth', 'Fog']) await ada.board(name)

  await page.goto(`/pin/${pin.id}/`)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /choose a(nother)? board/i })
    .first()
    .click()
  const picker = page.getByRole('dialog', { name: 'Save to board' })
  await expect(picker).toBeVisible()
  await expectAccessible(page)
  await picker.getByLabel('Search your boards').fill('Cha')
  await expect(picker.getByRole('button', { name: /Chairs/ })).toBeVisible()
  await expect(picker.getByRole('button', { name: /Alps/ })).toHaveCount(0)
  await picker.getByLabel('Search your boards').fill('Green rooms')
  await picker.getByRole('button', { name: 'Create board “Green rooms”' }).click()
  await page.getByRole('button', { name: 'Create and save' }).click()
  await expect(page.getByText('Saved to Green rooms')).toBeVisible()
  const boards = await ada.call<object[]>('GET', `/v3/users/${ada.username}/boards/`)
  expect(boards).toContainEqual(expect.objectContaining({ name: 'Green rooms', pin_count: 1 }))
})

test('I-8.28 one’s own pin is not removed by a press on Save, and its deletion asks and can be undone', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Own work')
  await ada.pin(board.id, 'Made by hand')
  await page.goto(`/${ada.username}/_created/`)
  const card = cardOf(page, 'Made by hand')
  await card.hover()
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('dialog', { name: 'Save to board' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss modal' }).click()

  await card.getByRole('link', { name: 'Made by hand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Made by hand' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete this pin?' })
  await expect(confirmation.getByRole('button', { name: 'Dismiss modal' })).toBeVisible()
  await confirmation.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(board.url))
  await page.getByRole('region', { name: 'Announcements' }).getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() =>
      ada.call<{ pin_count: number }>('GET', `/v3/boards/${board.id}/`).then((one) => one.pin_count),
    )
    .toBe(1)
})
