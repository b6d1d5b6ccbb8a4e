import { expectAccessible } from '../fixtures/accessibility.ts'
import { answered } from '../fixtures/answered.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newWord } from '../fixtures/member.ts'
import { newGeneratedPhoto } from '../fixtures/photo.ts'

const STAFF = 'oliver_grant@demo.example'

test('a picture whose file says that AI made it is labeled, and gone for who hides those', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const title = `Dreamt garden ${newWord()}`
  await ada.board('Gardens')

  const path = await test.step('its creator uploads it and sees the label', async () => {
    await page.goto('/pin-creation-tool/')
    await page.locator('input[type=file]').setInputFiles(newGeneratedPhoto())
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Board').selectOption('Gardens')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill(title)
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\/pins\//)
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card.getByText('Made with AI')).toBeVisible()
    await card.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Made with AI. Detected in the image file.')).toBeVisible()
    await expectAccessible(page)
    return new URL(page.url()).pathname
  })

  const { page: bens, member: ben } = await someone()
  await ben.call('POST', `/v3/users/${ada.id}/follow/`)
  const found = bens.getByRole('main').getByRole('article').filter({ hasText: title })
  const look = async () => {
    const search = bens.getByRole('combobox', { name: 'Search' })
    await search.fill(title)
    await search.press('Enter')
    await expect(bens).toHaveURL(/\/search\/pins\//)
  }

  await test.step('another member meets it in feed and search', async () => {
    await bens.goto('/')
    await expect(found.first()).toBeVisible()
    await look()
    await expect(found).toHaveCount(1)
  })

  await test.step('and no more once they hide pins made with AI, but where they open it', async () => {
    await bens.goto('/settings/privacy/')
    await answered(bens, () => bens.getByLabel(/^Hide pins made with AI/).click())
    await expect(bens.getByText('Changes saved')).toBeVisible()
    await bens.goto('/')
    await expect(
      bens.getByRole('list', { name: 'Your home feed' }).getByRole('article').first(),
    ).toBeVisible()
    await expect(found).toHaveCount(0)
    await look()
    await expect(bens.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(found).toHaveCount(0)
    await bens.goto(path)
    await expect(bens.getByText('Made with AI. Detected in the image file.')).toBeVisible()
  })

  await test.step('staff take a wrong label off, and the creator hears of it', async () => {
    await bens.getByRole('button', { name: 'More actions for this pin' }).click()
    await bens.getByRole('menuitem', { name: 'Report pin' }).click()
    await bens.getByRole('radio', { name: 'Labeled as made with AI, but isn’t' }).click()
    await bens.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(bens.getByText('Thanks for your report. We’ll take a look.')).toBeVisible()
    const { page: staffs } = await someone(STAFF)
    await staffs.goto('/business/site/reports')
    await staffs.getByRole('link', { name: title }).click()
    await expect(staffs.getByText('Labeled “Made with AI” because its file says so.')).toBeVisible()
    await staffs.getByRole('button', { name: 'Remove the AI label' }).click()
    await staffs.getByRole('dialog').getByRole('button', { name: 'Remove the AI label' }).click()
    await expect(staffs.getByText('Label updated. Everyone involved is notified.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .click()
    await expect(page.getByText(/removed the “Made with AI” label/)).toBeVisible()
    await bens.goto('/')
    await look()
    await expect(found).toHaveCount(1)
    await expect(found.getByText('Made with AI')).toHaveCount(0)
  })
})
