import { defineConfig, devices } from '@playwright/test'

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: what compiling their hot code costs, it never earns.
  '--js-flags=--no-opt --no-maglev --single-threaded',
]

/** The first four are Playwright's own, which this switch would replace. */
const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'

/**
 * The journeys that need to see pictures: whether they come, what they weigh, what waits for them. To fetch, decode
 * and draw those of the others takes time and proves nothing more.
 */
const OF_PICTURES = [
  'comments',
  'console-promote',
  'hostile-pages',
  'looks',
  'main-job',
  'page-weight',
  'pages',
  'pin-builder',
  'pin-creation',
  'start-up',
  'story-music',
  'third-parties',
  'tracking',
  'video',
  'visual-search',
].map((name) => `**/${name}.spec.ts`)

const { BASE_URL, CHROMIUM_PATH, LOOKS } = process.env

const launchedWith = (...flags: string[]) => ({
  executablePath: CHROMIUM_PATH,
  args: [...BROWSER_FLAGS, ...flags],
})

// A third fewer pixels to draw than at 1440 by 900, where the same layout is shown.
const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What passes only the second time is listed as flaky: a fault to mend, but none to hold everything else up for.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: BASE_URL,
    // What a worker asks for no journey can watch; those about the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Recording asks for what the page's policy refuses; ask for it by --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchedWith(),
  },
  projects: [
    {
      name: 'desktop',
      use: { ...DESKTOP, launchOptions: launchedWith(WITHOUT_PICTURES) },
      testIgnore: OF_PICTURES,
      grepInvert: /@phone-only/,
    },
    {
      name: 'desktop with pictures',
      use: DESKTOP,
      testMatch: OF_PICTURES,
      // Takes pictures, and only when asked for them.
      testIgnore: LOOKS === undefined ? '**/looks.spec.ts' : [],
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      // A third of the pixels draws in a fraction of the time.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        launchOptions: launchedWith(WITHOUT_PICTURES),
      },
      grep: /@phone/,
    },
  ],
})
