import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newWord } from '../fixtures/member.ts'

test('a board is made, edited, sectioned, archived and deleted with a warning', async ({ page, ada }) => {
  await page.goto(`/${ada.username}/`)
  await page.getByRole('button', { name: 'Create board' }).first().click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Slow dinners')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/${ada.username}/slow-dinners/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Slow dinners' })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit board' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Slower dinners')
  await page.getByRole('dialog').getByLabel('Description').fill('For winter evenings.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slower dinners' })).toBeVisible()
  await expect(page).toHaveURL(/\/slower-dinners\/$/)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add section' }).click()
  await page.getByRole('dialog').getByLabel('Section name').fill('Soups')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soups' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Slower dinners' }).first().click()
  await expect(page.getByRole('link', { name: /Soups/ })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('Slower dinners archived')).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Delete “Slower dinners”?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Slower dinners deleted')).toBeVisible()
  await page.goto(`/${ada.username}/`)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Create your first board' })).toBeVisible()
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
  await ada.board('To there')
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
  await page.goto(`/${ada.username}/to-there/`)
  await expect(page.getByRole('link', { name: 'A wanderer' })).toBeVisible()

  await page.goto(`/${ada.username}/rooms/attics/`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete section' }).click()
  await expect(page.getByRole('heading', { name: 'Delete section “Attics”?' })).toBeVisible()
  await expect(page.getByText(/Its 1 pin will be deleted too/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Section “Attics” deleted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'A keeper' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'A leaver' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Attics/ })).toHaveCount(0)
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

    for (const other of [await stranger(), (await someone()).page]) {
      expect((await other.goto(board.url))?.status()).toBe(404)
      await expect(
        other.getByRole('heading', { level: 1, name: 'We couldn’t find that board' }),
      ).toBeVisible()
      expect((await other.goto(`/pin/${pin.id}/`))?.status()).toBe(404)
      for (const [path, found] of [
        [`/${ada.username}/`, `Wrapping ${word}`],
        [`/search/pins/?q=${word}`, `A ribbon ${word}`],
        [`/search/boards/?q=${word}`, `Wrapping ${word}`],
      ] as const) {
        await other.goto(path)
        const main = other.getByRole('main')
        await expect(main.getByRole('link', { name: new RegExp(found) }).first()).toBeVisible()
        await expect(main.getByText(/Presents|A surprise/)).toHaveCount(0)
      }
    }
  })
})

test('a board has more ideas to offer', async ({ page, someone }) => {
  const { page: mira } = await someone('mira_solberg@demo.example')
  await mira.goto('/mira_solberg/corners-and-curves/more_ideas/')
  await expect(
    mira.getByRole('list', { name: 'Ideas for Corners and curves' }).getByRole('article').first(),
  ).toBeVisible()
  await expectAccessible(mira)
  await page.goto('/mira_solberg/corners-and-curves/')
  await expect(
    page.getByRole('list', { name: 'Pins on Corners and curves' }).getByRole('article').first(),
  ).toBeVisible()
})
