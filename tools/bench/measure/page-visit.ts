import { type Browser, chromium, type CDPSession, devices, type Page } from '@playwright/test'
import { ensureBrowser } from '../../lib/browser.ts'

/** The emulation of a middling phone on a middling network. */
const CPU_SLOWDOWN = 4
const LATENCY_MS = 150
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
const PHONE = { width: 412, height: 823 }

const SETTLE_MS = 2_500
const LONG_TASK_MS = 50

export interface Vitals {
  /** milliseconds */
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** Address of the largest picture, empty when the largest thing was text. */
  heroUrl: string
}

interface Observed {
  lcp: number
  heroUrl: string
  fcp: number
  cls: number
  longTasks: { start: number; duration: number }[]
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })

// Runs in the page before anything of the page; a text, because this program knows no browser types.
const OBSERVER = `
const seen = (window.observed = { lcp: 0, heroUrl: '', fcp: 0, cls: 0, longTasks: [] })
const on = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
on('largest-contentful-paint', ({ startTime, url }) => Object.assign(seen, { lcp: startTime, heroUrl: url ?? '' }))
on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime))
on('layout-shift', ({ value }) => (seen.cls += value))
on('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }))
`

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Visits a page in a browser that has never been there, and hands it to `work` once loaded. */
export async function withFreshPage<T>(
  browser: Browser,
  { url, cookie, isSlow }: { url: string; cookie: string | null; isSlow: boolean },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // A headless browser is treated as a crawler, which gets less.
    userAgent: devices['Pixel 7'].userAgent,
  })
  try {
    if (cookie !== null) {
      const pairs = cookie.split('; ').map((pair) => pair.split('='))
      await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
    }
    const page = await context.newPage()
    await page.addInitScript(OBSERVER)
    if (isSlow) await slowDown(await context.newCDPSession(page))
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds of processor time that a first visit takes of the page's main thread: other work delays it, but adds none. */
export const mainThreadMs = (browser: Browser, url: string, cookie: string | null): Promise<number> =>
  withFreshPage(browser, { url, cookie, isSlow: false }, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
    await page.waitForTimeout(SETTLE_MS)
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  })

/** What a first visit on the emulated phone feels like. */
export const visit = (browser: Browser, url: string, cookie: string | null): Promise<Vitals> =>
  withFreshPage(browser, { url, cookie, isSlow: true }, async (page) => {
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`)
    await page.waitForTimeout(SETTLE_MS)
    const seen = await page.evaluate<Observed>('window.observed')
    if (seen.lcp === 0) throw new Error(`${url} painted nothing`)
    const { lcp, fcp, cls, heroUrl, longTasks } = seen
    const blocking = longTasks
      .filter(({ start }) => start >= fcp)
      .map(({ duration }) => duration - LONG_TASK_MS)
    return { lcp, fcp, cls, heroUrl, tbt: blocking.reduce((sum, time) => sum + time, 0) }
  })
