import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'

async function choose(page: Page, choice: string) {
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('menuitemradio', { name: choice }).click()
}

const isChosen = async (page: Page, choice: string) => {
  await page.getByRole('button', { name: 'View options' }).click()
  const checked = await page.getByRole('menuitemradio', { name: choice }).getAttribute('aria-checked')
  await page.keyboard.press('Escape')
  return checked === 'true'
}

test('C-2.55 pin size, order, view of boards and the list of those one follows are kept after a reload', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Baskets')
  for (const title of ['First', 'Second', 'Third']) await ada.pin(board.id, title)
  const names = page.getByRole('main').getByRole('list', { name: 'Pins on Baskets' }).getByRole('listitem')
  await page.goto(`/${ada.username}/baskets/`)
  await expect(names.first()).toContainText('Third')
  const wide = (await names.first().boundingBox())?.width ?? 0

  await test.step('order and size of the pins of a board', async () => {
    await choose(page, 'Oldest first')
    await expect(names.first()).toContainText('First')
    await choose(page, 'Compact')
    await expect
      .poll(async () => ((await names.first().boundingBox())?.width ?? wide) < wide * 0.8)
      .toBe(true)
    await page.reload()
    await expect(names.first()).toContainText('First')
    await expect
      .poll(async () => ((await names.first().boundingBox())?.width ?? wide) < wide * 0.8)
      .toBe(true)
  })

  await test.step('a moodboard is a wall of pictures, on whose small cards one still reads where a pin is saved to', async () => {
    await choose(page, 'Moodboard')
    const card = page.getByRole('main').getByRole('article').first()
    await expect.poll(async () => (await card.boundingBox())?.width).toBeLessThan(180)
    await card.hover()
    const place = card.getByRole('button', { name: /board/i }).locator('span')
    await expect(place).toBeVisible()
    expect((await place.boundingBox())?.width).toBeGreaterThan(40)
    await card.getByRole('link').first().focus()
    await expect(card.getByText('First')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('size of the pins of a profile, apart from that of boards', async () => {
    await page.goto(`/${ada.username}/pins/`)
    expect(await isChosen(page, 'Standard')).toBe(true)
    await choose(page, 'Compact')
    expect(await isChosen(page, 'Compact')).toBe(true)
  })

  await test.step('how boards are listed', async () => {
    await page.goto(`/${ada.username}/`)
    const cover = page.getByRole('link', { name: 'Baskets' }).locator('span').first()
    const covers = (await cover.boundingBox())?.width ?? 0
    await choose(page, 'List')
    await page.reload()
    await expect.poll(async () => ((await cover.boundingBox())?.width ?? covers) < covers).toBe(true)
  })

  await test.step('which list of those one follows is open', async () => {
    await page.getByRole('button', { name: /following$/ }).click()
    const people = page.getByRole('tab', { name: 'People' })
    await people.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Boards' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Topics' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: /following$/ }).click()
    await expect(page.getByRole('tab', { name: 'Topics' })).toHaveAttribute('aria-selected', 'true')
  })
})
