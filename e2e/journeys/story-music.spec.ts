import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/journey.ts'
import { newWord } from '../fixtures/member.ts'
import { newPhoto } from '../fixtures/photo.ts'

const STAFF = 'oliver_grant@demo.example'
const SONG = fileURLToPath(new URL('../../apps/api/src/demo/music/paper-boats.m4a', import.meta.url))

const positionOf = (page: Page) =>
  page.locator('section[aria-roledescription=carousel] audio').evaluate((audio: HTMLAudioElement) => {
    return { at: audio.currentTime, isPlaying: !audio.paused }
  })

test('C-3.32 C-3.33 staff add a track, a member gives it to a story, and somebody else hears it', async ({
  page,
  ada,
  someone,
}) => {
  test.slow()
  const title = `Tides ${newWord()}`
  const { page: staff } = await someone(STAFF)

  await test.step('staff add it, with what allows it', async () => {
    await staff.goto('/business/site/music/create')
    await staff.getByLabel('File', { exact: true }).setInputFiles(SONG)
    await staff.getByRole('textbox', { name: 'Title' }).fill(title)
    await staff.getByRole('textbox', { name: 'Artist' }).fill('The Windowsills')
    await staff.getByRole('textbox', { name: 'License' }).fill('Made by us')
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Add track' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('a member finds it, listens to it and puts it on a page', async () => {
    await ada.board('Sounds')
    await page.goto('/idea-pin-builder/')
    await page.locator('input[type=file]').first().setInputFiles(newPhoto(360, 640))
    await expect(page.getByRole('button', { name: 'Picture', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Add music' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add music' })
    await sheet.getByRole('searchbox').fill(title)
    await sheet.getByRole('button', { name: `Listen to ${title}` }).click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: `Use ${title}` }).click()
    await expect(page.getByText(`♪ ${title} · The Windowsills`)).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('By the water')
    await page.getByLabel('Board').selectOption({ label: 'Sounds' })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/\/pin\/\d+\//)
  })

  const { page: reader } = await someone()
  await test.step('another member sees whose it is, and hears it once they want sound', async () => {
    await reader.goto(new URL(page.url()).pathname)
    const story = reader.getByRole('region', { name: 'Story: By the water' })
    await expect(story.getByText(`Music: ${title} by The Windowsills`)).toBeAttached()
    expect(await positionOf(reader)).toEqual({ at: 0, isPlaying: false })
    await story.getByRole('button', { name: 'Turn sound on' }).click()
    // Where motion is reduced, a story rests until it is played.
    await story.getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => (await positionOf(reader)).at).toBeGreaterThan(0.3)
    await story.getByRole('button', { name: 'Pause' }).click()
    expect((await positionOf(reader)).isPlaying).toBe(false)
    await expectAccessible(reader)
  })

  await test.step('withdrawn, it is gone from the story, whose pages stay', async () => {
    await staff.getByRole('button', { name: 'Withdraw' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(staff.getByRole('button', { name: 'Make available again' })).toBeVisible()
    await reader.reload()
    const story = reader.getByRole('region', { name: 'Story: By the water' })
    await expect(story).toBeVisible()
    await expect(story.getByText(`Music: ${title} by The Windowsills`)).toBeHidden()
  })
})
