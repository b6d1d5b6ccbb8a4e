import { answered } from '../fixtures/answered.ts'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newWord } from '../fixtures/member.ts'

const STAFF = 'oliver_grant@demo.example'

test('I-4.55 an employee defines an experiment, ramps it and sees who changed what', async ({ someone }) => {
  const { page } = await someone(STAFF)
  await page.goto('/business/site/experiments')
  await expect(page.getByRole('heading', { name: 'Experiments' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ad_tag' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Create experiment' }).click()
  const name = `journey_${newWord()}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  const weights = page.getByRole('spinbutton', { name: 'Weight, %' })
  await weights.first().fill('60')
  await expect(page.getByRole('status').filter({ hasText: 'Weights add up to 110%' })).toBeVisible()
  await weights.last().fill('40')
  await expect(page.getByRole('status').filter({ hasText: 'Weights add up to 100%' })).toBeVisible()
  await expectAccessible(page)
  await answered(page, () => page.getByRole('button', { name: 'Create experiment' }).click())

  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('No exposures yet.')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Traffic, %' }).fill('100')
  await answered(page, () => page.getByRole('button', { name: 'Save' }).click())
  await expect(page.getByText('Traffic, %: 10 → 100')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('link', { name: 'ad_tag' }).click()
  await expect(page.getByRole('heading', { name: 'ad_tag' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
})

test('I-4.04 a guide at home leads a new member to topics, and a dismissed one stays gone', async ({
  ada,
  page,
}) => {
  expect(ada.username).not.toBe('')
  await page.goto('/')
  const guide = page.getByRole('region', { name: 'Make your feed your own' })
  await expect(guide).toBeVisible()
  await expectAccessible(page)
  await answered(page, () => guide.getByRole('button', { name: 'Not now' }).click())
  await expect(guide).toBeHidden()
  const asked = page.waitForResponse(/ExperiencesResource\/get/)
  await page.goto('/')
  await asked
  await expect(guide).toBeHidden()
})
