import type { Page } from '@playwright/test'
import { entriesIn } from '../fixtures/archive-entries.ts'
import { expect, test } from '../fixtures/journey.ts'
import { Member } from '../fixtures/member.ts'
import { ownSite } from '../fixtures/own-site.ts'

test.describe.configure({ timeout: 240_000 })

/** All that is the member's, as they would load it. */
async function archiveOf(member: Member, page: Page): Promise<Buffer> {
  await member.call('POST', '/v3/users/me/data_export/')
  await expect
    .poll(async () => (await member.call<{ status: string }>('GET', '/v3/users/me/data_export/')).status, {
      timeout: 120_000,
    })
    .toBe('ready')
  const { url } = await member.call<{ url: string }>('POST', '/v3/users/me/data_export/open/')
  const file = await page.request.get(url)
  expect(file.ok()).toBe(true)
  return file.body()
}

test('a member moves their library to another, empty site, byte for byte', async ({
  page,
  ada,
  browser,
  opened,
}) => {
  const garden = await ada.board('Garden', { description: 'What grows' })
  const gifts = await ada.board('Gifts', { privacy: 'secret' })
  const beds = await ada.call<{ id: string }>('POST', `/v3/boards/${garden.id}/sections/`, { name: 'Beds' })
  const rose = await ada.pin(garden.id, 'A rose', {
    section: beds.id,
    note: 'Ask Ann',
    link: 'https://roses.example/',
    made_with_ai: true,
  })
  await ada.pin(garden.id, 'A pond', { description: 'With a frog', alt_text: 'A frog in a pond' })
  await ada.pin(gifts.id, 'A glass')
  await ada.call('POST', `/v3/aggregated_pins/${rose.id}/comments/`, {
    pinId: rose.id,
    text: 'It needs water.',
  })
  const first = await archiveOf(ada, page)

  const site = await ownSite({})
  const context = await browser.newContext({ baseURL: site.url })
  try {
    await opened(context)
    const ben = await Member.join(context)
    const there = await context.newPage()
    await there.goto('/settings/import/')
    const file = { name: 'your-data.zip', mimeType: 'application/zip', buffer: first }
    await there.getByLabel(/Choose a file or drop it here/).setInputFiles(file)
    await there.getByRole('button', { name: 'Import 3 pins' }).click({ timeout: 60_000 })
    await expect
      .poll(
        async () => {
          const imports = await ben.call<{ status: string; counts: { imported: number } }[]>(
            'GET',
            '/v3/library_imports/',
          )
          return [imports[0]?.status, imports[0]?.counts.imported]
        },
        { timeout: 60_000 },
      )
      .toEqual(['done', 3])
    await there.goto(`/${ben.username}/gifts/`)
    await expect(there.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible()
    await expect(there.getByRole('article')).toHaveCount(1)
    const [before, after] = [entriesIn(first, 'library/'), entriesIn(await archiveOf(ben, there), 'library/')]
    expect(before.size).toBe(4)
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [name, content] of before) expect(after.get(name)?.equals(content), name).toBe(true)
  } finally {
    await context.close()
    await site.stop()
  }
})
