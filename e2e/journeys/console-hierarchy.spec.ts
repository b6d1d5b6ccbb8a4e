import { makeAdAccount, makeBusiness } from '../fixtures/business.ts'
import { expect, test } from '../fixtures/journey.ts'

test('B-2.48 B-2.51 a parent business links a child, sees its ad accounts and unlinks it again, as the child sees on its side', async ({
  page,
  ada,
  someone,
}) => {
  const parent = await makeBusiness(ada)
  const { page: theirs, member } = await someone()
  const child = await makeBusiness(member)
  await makeAdAccount(member, child, 'Summer sale')
  const tree = page.getByRole('navigation', { name: 'Businesses' })
  const theirTree = theirs.getByRole('navigation', { name: 'Businesses' })
  const ofChild = () =>
    ada.call<object[]>('GET', `/v3/businesses/${parent.id}/hierarchy/${child.id}/ad-accounts`)

  await page.goto(`/business/${parent.id}/hub/hierarchy`)
  await expect(tree.getByRole('link')).toHaveText([parent.name])
  await page.getByRole('button', { name: 'Add child business' }).click()
  const asking = page.getByRole('dialog', { name: 'Add a child business' })
  await asking.getByRole('textbox', { name: 'Business ID' }).fill(child.id)
  await asking.getByRole('button', { name: 'Send invite' }).click()
  await expect(tree.getByText('Pending')).toBeVisible()
  await expect(tree.getByRole('link', { name: child.name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Pending child businesses' }).click()
  await expect(page.getByRole('row').getByText(child.name)).toBeVisible()

  await theirs.goto(`/business/${child.id}/hub/hierarchy`)
  const offer = theirs.getByRole('note').filter({ hasText: `${parent.name} invited ${child.name}` })
  await offer.getByRole('button', { name: 'Join' }).click()
  await expect(theirs.getByText(`You joined the hierarchy of ${parent.name}`)).toBeVisible()
  await expect(offer).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('No pending child businesses')).toBeVisible()
  await tree.getByRole('link', { name: child.name }).click()
  await page
    .getByRole('navigation', { name: child.name })
    .getByRole('link', { name: 'Ad accounts', exact: true })
    .click()
  await expect(page.getByRole('row').filter({ hasText: 'Summer sale' })).toContainText(child.name)

  await tree.getByRole('button', { name: `Actions for ${child.name}` }).click()
  await page.getByRole('menuitem', { name: `Unlink ${child.name}` }).click()
  const unlinking = page.getByRole('dialog', { name: `Unlink ${child.name}?` })
  await unlinking.getByRole('button', { name: `Unlink ${child.name}` }).click()
  await expect(page.getByText(`${child.name} was unlinked`)).toBeVisible()
  await expect(tree.getByRole('link')).toHaveText([parent.name])
  await expect(page.getByText('No ad accounts here yet')).toBeVisible()
  await expect(ofChild()).rejects.toThrow()

  await theirs.reload()
  await expect(theirTree.getByRole('link')).toHaveText([child.name])
  await expect(theirTree.getByRole('button')).toHaveCount(0)
  await expect(theirs.getByRole('row').getByText('Summer sale')).toBeVisible()
  for (const [whose, name] of [
    [page, child.name],
    [theirs, parent.name],
  ] as const) {
    await whose
      .getByRole('navigation', { name: 'Business hub' })
      .getByRole('link', { name: 'History' })
      .click()
    await expect(whose.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Deleted' })).toHaveCount(
      1,
    )
  }
})
