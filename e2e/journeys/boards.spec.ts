import { Acts } from '../fixtures/acts.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newWord } from '../fixtures/member.ts'

test('a board with three sections is made by 14 presses and 4 fields, edited, archived and deleted with a warning', async ({
  page,
  ada,
}) => {
  const acts = new Acts()
  const dialog = page.getByRole('dialog')
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await page.goto(`/${ada.username}/`)
  await acts.press(page.getByRole('button', { name: 'Create board' }).first())
  await expectAccessible(page)
  await acts.write(dialog.getByLabel('Name'), 'Slow dinners')
  await acts.press(dialog.getByRole('button', { name: 'Create', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Slow dinners' })).toBeVisible()
  for (const name of ['Soups', 'Breads', 'Sweets']) {
    await acts.press(page.getByRole('button', { name: 'More actions' }))
    await acts.press(page.getByRole('menuitem', { name: 'Add section' }))
    await acts.write(dialog.getByLabel('Section name'), name)
    await acts.press(dialog.getByRole('button', { name: 'Add', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await acts.press(page.getByRole('main').getByRole('link', { name: 'Slow dinners' }).first())
  }
  for (const name of ['Soups', 'Breads', 'Sweets'])
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  // The bound is the one of the table in docs/looks.md.
  expect(acts).toEqual({ presses: 14, fields: 4 })

  await menu('Edit board')
  await dialog.getByLabel('Name').fill('Slower dinners')
  await dialog.getByLabel('Description').fill('For winter evenings.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slower dinners' })).toBeVisible()
  await expect(page).toHaveURL(/\/slower-dinners\/$/)

  await menu('Archive')
  await expect(page.getByText('Slower dinners archived')).toBeVisible()
  await menu('Delete')
  await expect(page.getByRole('heading', { name: 'Delete “Slower dinners”?' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Slower dinners deleted')).toBeVisible()
  expect(await ada.call<object[]>('GET', `/v3/users/${ada.username}/boards/`)).toEqual([])
})

test('C-4.27 a section has a page of its own; deleted, it takes the pins in it along, and not those moved away before', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Rooms')
  const { id } = await ada.call<{ id: string }>('POST', `/v3/boards/${board.id}/sections/`, {
    name: 'Attics',
  })
  await ada.pin(board.id, 'A keeper', { section: id })
  await ada.pin(board.id, 'A leaver', { section: id })
  await ada.pin(board.id, 'A wanderer', { section: id })
  const there = await ada.board('To there')
  await page.goto(`/${ada.username}/rooms/attics/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Attics' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'A leaver' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Organize' }).click()
  await page.getByRole('button', { name: 'Select A keeper' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const target = page.getByRole('dialog')
  await target.getByLabel('Board').selectOption({ label: 'Rooms' })
  await target.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('1 pin moved to Rooms')).toBeVisible()

  await page.goto(`/${ada.username}/rooms/attics/`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Organize' }).click()
  await page.getByRole('button', { name: 'Select A wanderer' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await target.getByLabel('Board').selectOption({ label: 'To there' })
  await target.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('1 pin moved to To there')).toBeVisible()

  await page.goto(`/${ada.username}/rooms/attics/`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete section' }).click()
  await expect(page.getByRole('heading', { name: 'Delete section “Attics”?' })).toBeVisible()
  await expect(page.getByText(/Its 1 pin will be deleted too/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Section “Attics” deleted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  const pinsOf = (id: string) => ada.call<{ title: string }[]>('GET', `/v3/boards/${id}/pins/`)
  expect(await pinsOf(board.id)).toMatchObject([{ title: 'A keeper' }])
  expect(await pinsOf(there.id)).toMatchObject([{ title: 'A wanderer' }])
  expect(await ada.call<object[]>('GET', `/v3/boards/${board.id}/sections/`)).toEqual([])
})

test.describe('a secret board', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('is there for its owner and for nobody else, signed in or not', async ({
    page,
    ada,
    stranger,
    someone,
  }) => {
    const word = newWord()
    const board = await ada.board(`Presents ${word}`, { privacy: 'secret' })
    const pin = await ada.pin(board.id, `A surprise ${word}`)
    const open = await ada.board(`Wrapping ${word}`)
    await ada.pin(open.id, `A ribbon ${word}`)
    await page.goto(board.url)
    await expect(page.getByRole('link', { name: `A surprise ${word}` })).toBeVisible()

    const visitor = await stranger()
    expect((await visitor.goto(board.url))?.status()).toBe(404)
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'We couldn’t find that board' }),
    ).toBeVisible()
    for (const { request } of [visitor, (await someone()).context]) {
      for (const path of [board.url, `/pin/${pin.id}/`])
        expect((await request.get(path)).status(), path).toBe(404)
      for (const [path, found] of [
        [`/${ada.username}/`, `Wrapping ${word}`],
        [`/search/pins/?q=${word}`, `A ribbon ${word}`],
        [`/search/boards/?q=${word}`, `Wrapping ${word}`],
      ] as const) {
        const served = await (await request.get(path)).text()
        expect(served, path).toContain(found)
        expect(served, path).not.toMatch(/Presents|A surprise/)
      }
    }
  })
})
