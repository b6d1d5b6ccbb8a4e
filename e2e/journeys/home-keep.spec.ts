import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey.ts'

const FEED = /\/(?:v3\/feeds\/home\/|resource\/UserHomefeedResource\/get\/)/

const leaveAndReturn = async (page: Page, awayFor: string) => {
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  // The address changes first: until the other page stands, nobody has left.
  await expect(page.getByRole('heading', { name: 'Create a pin' })).toBeVisible()
  await page.clock.fastForward(awayFor)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your home feed' }).getByRole('article').first()).toBeVisible()
}

test('C-2.04 C-2.05 the home feed is as it was left for two and a half minutes, and new after that', async ({
  someone,
}) => {
  const { page } = await someone('mira_solberg@demo.example')
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Your home feed' }).getByRole('article').first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (FEED.test(request.url())) asked.push(request.url())
  })
  await leaveAndReturn(page, '02:00')
  expect(asked).toEqual([])
  await leaveAndReturn(page, '02:31')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
