import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'

test('C-6.08 two people keep a board: one is invited, accepts, both save to it, and one is removed', async ({
  page,
  ada,
  someone,
}) => {
  const { member: ben, page: bens } = await someone()
  const { firstName: adaName } = ada.person
  const { firstName: benName } = ben.person
  const board = await ada.board('Shared kitchens')
  await page.goto(board.url)
  await page.getByRole('button', { name: 'Invite collaborators' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collaborators' })
  await expect(dialog.getByText('It’s just you so far.')).toBeVisible()
  await dialog.getByLabel('Invite by name or email').fill(benName)
  await dialog.getByRole('button', { name: `Invite ${benName}` }).click()
  const waiting = dialog.getByRole('list', { name: 'Invites and requests' })
  await expect(waiting.getByText(benName)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await bens.goto('/notifications/')
  await bens.getByRole('link', { name: `${adaName} invited you to save to Shared kitchens` }).click()
  await expect(bens.getByText(`${adaName} invited you to save to this board.`)).toBeVisible()
  await expectAccessible(bens)
  await answered(bens, () => bens.getByRole('button', { name: 'Accept' }).click())
  await expect(bens.getByRole('button', { name: 'Collaborators' })).toBeVisible()

  await ada.pin(board.id, 'A stove')
  await ben.pin(board.id, 'A kettle')
  await page.reload()
  const kettle = page.getByRole('article').filter({ hasText: 'A kettle' })
  await expect(kettle.getByRole('link', { name: benName })).toBeVisible()
  await expect(
    page.getByRole('article').filter({ hasText: 'A stove' }).getByRole('link', { name: adaName }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Collaborators' }).click()
  await dialog.getByRole('button', { name: `Options for ${benName}` }).click()
  await dialog.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: `Remove ${benName}?` })).toBeVisible()
  await expectAccessible(page)
  await answered(page, () => page.getByRole('button', { name: 'Remove', exact: true }).click())
  await expect(dialog.getByText('It’s just you so far.')).toBeVisible()
  await expect(ben.pin(board.id, 'A spoon')).rejects.toThrow()
})

test('C-6.08 requests to join a board are approved and denied', async ({ page, ada, someone }) => {
  const [{ member: ben }, { member: cid, page: cids }] = [await someone(), await someone()]
  const board = await ada.board('Open kitchens')
  await page.goto(board.url)
  await page.getByRole('button', { name: 'Invite collaborators' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collaborators' })
  await answered(page, () => dialog.getByRole('checkbox', { name: /Let people ask to join/ }).click())
  await expect(dialog.getByRole('checkbox', { name: /Let people ask to join/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await cids.goto(board.url)
  await answered(cids, () => cids.getByRole('button', { name: 'Ask to join' }).click())
  await expect(cids.getByRole('button', { name: 'Withdraw the request to join Open kitchens' })).toBeVisible()
  await ben.call('POST', `/v3/boards/${board.id}/join_request/`)
  await page.reload()
  await page.getByRole('button', { name: 'Invite collaborators' }).click()
  const { firstName: benName } = ben.person
  const { firstName: cidName } = cid.person
  await answered(page, () => dialog.getByRole('button', { name: `Deny ${cidName}` }).click())
  await expect(dialog.getByRole('button', { name: `Deny ${cidName}` })).toHaveCount(0)
  await answered(page, () => dialog.getByRole('button', { name: `Approve ${benName}` }).click())
  await expect(
    dialog.getByRole('list', { name: 'People on this board' }).getByRole('link', { name: benName }),
  ).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Invites and requests' })).toHaveCount(0)
  await ben.pin(board.id, 'A spoon')
  await expect(cid.pin(board.id, 'A fork')).rejects.toThrow()
})

test('C-4.43 a board is handed over to a collaborator on a phone', async ({ page, ada, someone }) => {
  const { member: ben, page: bens } = await someone()
  const board = await ada.board('Kitchens to give')
  await ada.call('POST', `/v3/boards/${board.id}/collaborators/`, { user_ids: [ben.id] })
  await ben.call('PUT', `/v3/boards/${board.id}/invite/`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(board.url)
  await page.getByRole('button', { name: 'Collaborators' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collaborators' })
  await dialog.getByRole('button', { name: `Options for ${ben.person.firstName}` }).click()
  await dialog.getByRole('menuitem', { name: 'Make owner' }).click()
  await answered(page, () => page.getByRole('button', { name: `Ask ${ben.person.firstName}` }).click())
  await expect(dialog.getByText('Invited to own this board')).toBeVisible()
  await bens.goto(board.url)
  await answered(bens, () => bens.getByRole('button', { name: 'Accept' }).click())
  const address = `/${ben.username}/kitchens-to-give/`
  await expect(bens).toHaveURL(address)
  await page.goto(board.url)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchens to give' })).toBeVisible()
})
