import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPhoto } from '../fixtures/photo.ts'

const BATCH = 10

test.use({ expectedFaults: [/status of 400/] })

test('C-2.49 ten drafts are edited together; eight are published, two stay with their faults', async ({
  page,
  ada,
}) => {
  test.slow()
  const board = await ada.board('Batch')
  await page.goto('/pin-builder/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(Array.from({ length: BATCH }, () => newPhoto()))
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')
  await expect(drafts).toHaveCount(BATCH)
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const batch = page.getByRole('region', { name: 'Edit 10 drafts' })
  await batch.getByLabel('Title').fill('Ten at once')
  await batch.getByLabel('Board').selectOption({ label: 'Batch' })
  await batch.getByRole('button', { name: 'Apply to selected' }).click()
  await expectAccessible(page)
  for (const at of [3, 6]) {
    await drafts.nth(at).getByRole('button').click()
    await page.getByRole('region', { name: 'Draft', exact: true }).getByLabel('Link').fill('nonsense')
  }
  await expect(page.getByText('Not saved yet')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish 10 drafts' }).click()
  await expect(page.getByText('8 pins published. 2 drafts need changes.')).toBeVisible()
  await expect(drafts).toHaveCount(2)
  await expect(page.getByText('Needs changes')).toHaveCount(2)
  expect((await ada.call<{ pin_count: number }>('GET', `/v3/boards/${board.id}/`)).pin_count).toBe(8)

  await page.reload()
  await expect(drafts).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Draft', exact: true }).getByLabel('Link')).toHaveValue(
    'nonsense',
  )
})

test('going back saves a draft first, and asks where several were edited together', async ({ page, ada }) => {
  expect(ada.id).not.toBe('')
  await page.goto('/pin-creation-tool/')
  await page.goto('/pin-builder/')
  await page.getByRole('link', { name: 'One pin' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'New draft', exact: true }).click()
  const title = page.getByRole('region', { name: 'Draft', exact: true }).getByLabel('Title')
  await title.fill('A bowl')
  await page.goForward()
  await expect(page).toHaveURL(/\/pin-creation-tool\/$/)
  await page.goBack()
  await expect(title).toHaveValue('A bowl')
  await page.reload()
  await expect(title).toHaveValue('A bowl')

  await page.getByRole('button', { name: 'New draft', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const batch = page.getByRole('region', { name: 'Edit 2 drafts' })
  await batch.getByLabel('Title').fill('Two at once')
  await page.getByRole('link', { name: 'Tessera' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave before everything is saved?' })
  await expect(
    question.getByText('What you entered for the selected drafts isn’t applied yet.'),
  ).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(batch.getByLabel('Title')).toHaveValue('Two at once')
})

test('what a tag tells lies over the buttons on the picture, and a tag at the edge shifts no picture', async ({
  page,
  ada,
}) => {
  const board = await ada.board('Edges')
  const cups = [await ada.pin(board.id, 'A blue cup'), await ada.pin(board.id, 'A tall jug')]
  const tags = cups.map(({ id }, at) => ({ x: 0.98, y: 0.6 + at * 0.38, link: null, pin_ids: [id] }))
  const { id } = await ada.pin(board.id, 'A set table', { tags })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/pin/${id}/`)
  for (const name of ['A blue cup', 'A tall jug']) {
    const dot = page.getByRole('button', { name: `In this image: ${name}` })
    await dot.focus()
    await page.keyboard.press('Enter')
    await expect(dot).toHaveAttribute('aria-expanded', 'true')
    const scrolled = await dot.evaluate((node) => {
      const boxes: number[] = []
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
        boxes.push(box.scrollLeft)
      return boxes.some((by) => by !== 0)
    })
    expect(scrolled).toBe(false)
    await dot.locator('..').getByRole('link', { name }).click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(dot).toHaveAttribute('aria-expanded', 'false')
  }
})

test('C-2.50 C-2.54 C-3.54 one image opens the editor; a pin tagged on it is shown by its closeup', async ({
  page,
  ada,
}) => {
  test.slow()
  const board = await ada.board('Tables')
  const cup = await ada.pin(board.id, 'A blue cup')
  await page.goto('/pin-builder/')
  await page.locator('input[type=file]').first().setInputFiles(newPhoto())
  const editor = page.getByRole('region', { name: 'Draft', exact: true })
  for (const name of ['Title', 'Description', 'Link', 'Alt text'])
    await expect(editor.getByLabel(name)).toBeVisible()
  await editor.getByLabel('Title').fill('A set table')
  await editor.getByLabel('Board').selectOption({ label: 'Tables' })
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  await editor.getByRole('button', { name: 'Tag pins and people' }).click()
  const place = editor.getByRole('button', { name: 'Place a tag in the image' })
  const box = await place.boundingBox()
  await place.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } })
  const sheet = page.getByRole('dialog', { name: 'Choose what to tag' })
  await expect(sheet.getByRole('button', { name: 'A blue cup' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'A blue cup' }).click()
  await editor.getByRole('button', { name: 'Tag 1: A blue cup' }).press('ArrowDown')
  await expectAccessible(page)
  await expect(page.getByText('Not saved yet')).toHaveCount(0)

  await editor.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Pin published')).toBeVisible()
  const items = await ada.call<{ id: string }[]>('GET', `/v3/boards/${board.id}/pins/`)
  const made = items.find(({ id }) => id !== cup.id)
  await page.goto(`/pin/${made?.id}/`)
  const row = page.getByRole('region', { name: 'In this image' }).getByRole('listitem')
  const dot = page.getByRole('button', { name: 'In this image: A blue cup' })
  await dot.hover()
  await expect(row).toHaveAttribute('data-looked-at', 'true')
  await dot.click()
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/pin/${cup.id}/`))
})
