import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from '../fixtures/journey.ts'

/** Run by `LOOKS=docs pnpm e2e looks`: takes the pictures of README and docs/looks.md into that folder. */
const FOLDER = join(process.cwd(), '..', process.env['LOOKS'] ?? 'docs')

const WIDTHS = [390, 820, 1440]
const THEMES = ['light', 'dark'] as const
const PAGES = {
  home: '/',
  explore: '/explore/',
  search: '/search/pins/?q=ceramics',
  board: '/mira_solberg/bouquets-under-ten/',
  profile: '/mira_solberg/',
  notifications: '/news_hub/',
  messages: '/messages/',
  creation: '/pin-creation-tool/',
  settings: '/settings/privacy/',
} as const

test('the home feed is photographed for the README', async ({ someone }) => {
  const { page } = await someone('mira_solberg@demo.example')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Your home feed' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, 'home-feed.png'), animations: 'disabled' })
})

test('pages are photographed at three widths, in the light and in the dark', async ({ someone }) => {
  test.setTimeout(600_000)
  const { page } = await someone('mira_solberg@demo.example')
  mkdirSync(join(FOLDER, 'looks'), { recursive: true })
  await page.goto('/')
  const closeup = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  for (const [name, path] of Object.entries({ ...PAGES, closeup: closeup ?? '/' }))
    for (const width of WIDTHS)
      for (const colorScheme of THEMES) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await page.waitForLoadState('networkidle')
        const taken = await page.screenshot({ animations: 'disabled' })
        await sharp(taken)
          .webp({ quality: 60 })
          .toFile(join(FOLDER, 'looks', `${name}-${width}-${colorScheme}.webp`))
      }
})
