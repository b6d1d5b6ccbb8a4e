import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { buildApps } from '../../lib/app-build.ts'
import { openBrowser, withFreshPage } from '../measure/page-visit.ts'
import { withRunning } from '../measure/running.ts'
import { countedSpread, type Figure, type Row, type Setting } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { startProduct } from '../world/product-server.ts'
import { countPins } from './server-render.ts'

const AFTER_LOAD_MS = 1_500
/** What runs beside a page costs data, too: it grows on purpose or not at all. */
const AT_REST_KB = 36
const WEIGHED = ['script', 'stylesheet', 'document'] as const
type Weighed = (typeof WEIGHED)[number]

const isWeighed = (type: string): type is Weighed => WEIGHED.some((one) => one === type)

interface Weights extends Record<Weighed, number> {
  /** Scripts that the document does not name: they come when the page rests. */
  atRest: number
  pins: number
  files: number
}

/** What a document names comes before it is alive; every chunk that these import is named, too. */
const isNamedIn = (html: string, url: string): boolean =>
  html.includes(new URL(url).pathname.replace(/^.*\//, ''))

/** Bytes after gzip -9 of everything of these kinds that a first visit loads. */
async function weigh(browser: Browser, url: string, cookie: string | null): Promise<Weights> {
  return withFreshPage(browser, { url, cookie, isSlow: false }, async (page) => {
    const answers: Response[] = []
    page.on('response', (response) => void answers.push(response))
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_LOAD_MS)
    const weights: Weights = { script: 0, atRest: 0, stylesheet: 0, document: 0, pins: 0, files: 0 }
    const html =
      (await answers.find((answer) => answer.request().resourceType() === 'document')?.text()) ?? ''
    weights.pins = countPins(html)
    for (const answer of answers) {
      const type = answer.request().resourceType()
      if (!isWeighed(type)) continue
      if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`)
      const bytes = gzipSync(await answer.body(), { level: 9 }).length
      const isLate = type === 'script' && !isNamedIn(html, answer.url())
      weights[isLate ? 'atRest' : type] += bytes
      if (type !== 'document' && !isLate) weights.files += 1
    }
    return weights
  })
}

const kilobytes = (bytes: number): number => bytes / 1000

function figuresOf(who: string, weights: Weights): Figure[] {
  const figure = (id: string, part: string, bytes: number, atMost: number): Figure => {
    const value = kilobytes(bytes)
    const ours = `${value.toFixed(1)} kB`
    return {
      id,
      part: `${part}, ${who}`,
      ours,
      control: '',
      value,
      unit: ' kB',
      target: { atMost },
      spread: countedSpread(value),
      gate: 'counted',
    }
  }
  return [
    figure('B-18', `home JS in ${weights.files} files with the CSS, gzip`, weights.script, 130),
    figure('B-18', 'JS that comes when the page rests, gzip', weights.atRest, AT_REST_KB),
    figure('B-20', 'home CSS, gzip', weights.stylesheet, 15),
    figure('B-20', `home HTML of ${weights.pins} pins, gzip`, weights.document, 30),
  ]
}

async function run({ world }: Setting): Promise<Figure[]> {
  await buildApps()
  const { small, dataDir } = await world()
  const cookie = await sessionCookie(small.url, FEED_MEMBER)
  return withRunning({ product: () => startProduct(small.url, dataDir) }, async ({ product }) => {
    const browser = await openBrowser()
    try {
      const url = `${product.url}/`
      return [
        ...figuresOf('member', await weigh(browser, url, cookie)),
        ...figuresOf('visitor', await weigh(browser, url, null)),
      ]
    } finally {
      await browser.close()
    }
  })
}

/** B-18 and B-20: what a first visit of the home page loads. */
export const pageWeight: Row = { ids: ['B-18', 'B-20'], about: 'weight of the home page', run }
