import { defineConfig, devices } from '@playwright/test'

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const { BASE_URL, CHROMIUM_PATH, README_PICTURE } = process.env

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Takes a picture, and only when asked for one.
  testIgnore: README_PICTURE === undefined ? '**/readme-picture.spec.ts' : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes only the second time is listed as flaky: a fault to mend, but none to hold everything else up for.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: BASE_URL,
    // What a worker asks for no journey can watch; those about the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // Recording asks for what the page's policy refuses; ask for it by --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM_PATH, args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'desktop',
      // A third fewer pixels to draw than at 1440 by 900, where the same layout is shown.
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } },
      grepInvert: /@phone-only/,
    },
    {
      // Pictures of a third of the size draw in a fraction of the time.
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
})
