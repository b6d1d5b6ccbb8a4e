import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { archiveFile } from '../fixtures/archive-file.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newPhoto } from '../fixtures/photo.ts'

type Upload = { name: string; mimeType: string; buffer: Buffer }

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const chooser = (page: Page) => page.getByLabel(/Choose a file or drop it here/)
const panelOf = (page: Page, name: string) => page.getByRole('region', { name })

async function upload(page: Page, file: Upload, heading = 'Ready to import') {
  await page.goto('/settings/import/')
  await chooser(page).setInputFiles(file)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 60_000 })
}

async function expectAccessibleAtBothWidths(page: Page) {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
}

test('a member brings folders of pictures: what they would become, then their boards', async ({
  page,
  ada,
}) => {
  const pictures = await archiveFile('Ideas.zip', {
    'Kitchen/one_shelf.png': newPhoto().buffer,
    'Kitchen/Lamps/paper.png': newPhoto().buffer,
    'Kitchen/notes.txt': 'milk',
    '__MACOSX/Kitchen/._one_shelf.png': 'x',
  })
  await page.goto('/settings/your-data/')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(chooser(page)).toBeVisible()

  await upload(page, pictures)
  const plan = panelOf(page, 'Ready to import')
  await expect(plan.getByText('Ideas.zip · Folders of pictures')).toBeVisible()
  await expect(plan.getByRole('listitem').filter({ hasText: /^2 pins$/ })).toBeVisible()
  const faults = plan.getByRole('list', { name: 'Can’t be imported' })
  await expect(faults.getByRole('listitem')).toHaveCount(1)
  await expect(faults).toContainText('Kitchen/notes.txt')
  await expect(faults).toContainText('This kind of file isn’t supported.')
  await expectAccessibleAtBothWidths(page)

  await plan.getByRole('radio', { name: 'Anyone' }).check()
  await plan.getByRole('button', { name: 'Import 2 pins' }).click()
  // What the server works on goes on without the page, and is followed when it is back.
  await page.reload()
  const past = page.getByRole('region', { name: 'Your imports' }).getByRole('link', { name: 'Ideas.zip' })
  const report = panelOf(page, 'Import finished')
  await expect(report.or(past)).toBeVisible({ timeout: 60_000 })
  if (await past.isVisible()) await past.click()
  await expect(report.getByText('2 pins imported')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  const saved = page.waitForEvent('download')
  await report.getByRole('button', { name: 'Download report' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv).toContain('"Kitchen/notes.txt"')
  expect(csv).toContain('"one shelf","Kitchen"')

  await report.getByRole('list', { name: 'Your boards' }).getByRole('link', { name: 'Kitchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${ada.username}/kitchen/`))
  await expect(page.getByText('Lamps')).toBeVisible()

  await upload(page, pictures, 'Nothing to import')
  await expect(page.getByText('You already have every pin we found.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(chooser(page)).toBeVisible()
})

test('bookmarks of a browser: what cannot be a pin is named, and what would fail again is not offered again', async ({
  page,
  ada,
}) => {
  const bookmarks = {
    name: 'bookmarks.html',
    mimeType: 'text/html',
    // The server loads nothing from its own network, so this page has no picture for it.
    buffer: Buffer.from(`<!DOCTYPE NETSCAPE-Bookmark-file-1>
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><H3>Workshop</H3>
  <DL><p>
    <DT><A HREF="http://127.0.0.1:9/bench" ADD_DATE="1700000000">Bench</A>
    <DT><A HREF="javascript:alert(1)">A bookmarklet</A>
  </DL><p>
</DL>`),
  }
  await upload(page, bookmarks)
  const plan = panelOf(page, 'Ready to import')
  await expect(plan.getByText('bookmarks.html · Browser bookmarks')).toBeVisible()
  const faults = plan.getByRole('list', { name: 'Can’t be imported' })
  await expect(faults.getByRole('listitem')).toHaveCount(1)
  await expect(faults).toContainText('A bookmarklet')
  await plan.getByRole('button', { name: 'Import 1 pin' }).click()
  const report = panelOf(page, 'Import finished')
  await expect(report.getByText('1 pin couldn’t be imported')).toBeVisible({ timeout: 60_000 })
  await expect(report.getByRole('list', { name: 'Failed' })).toContainText('Bench')
  await expectAccessibleAtBothWidths(page)
  await expect(report.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(report.getByRole('list', { name: 'Failed' })).toContainText(
    'None of its pins could be imported',
  )
  await page.goto(`/${ada.username}/`)
  await expect(page.getByRole('heading', { level: 1, name: ada.person.firstName })).toBeVisible()
  await expect(page.getByText('Workshop')).toBeHidden()
})
