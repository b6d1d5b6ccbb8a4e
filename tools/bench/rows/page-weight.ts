import type { Browser } from '@playwright/test'
import { buildApps } from '../../lib/app-build.ts'
import {
  SCRIPT_BUDGETS_KB,
  type WeighedPage,
  type Weights,
  weigh,
  weighedPaths,
} from '../../lib/script-weight.ts'
import { openBrowser, withFreshPage } from '../measure/page-visit.ts'
import { withRunning } from '../measure/running.ts'
import { countedSpread, type Figure, type Row, type BenchOptions } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { startProduct } from '../world/product-server.ts'
import { countPins } from './server-render.ts'

const STYLES_KB = 15
const DOCUMENT_KB = 30
const pages = Object.keys(SCRIPT_BUDGETS_KB) as WeighedPage[]

const figure = (id: string, part: string, value: number, atMost: number): Figure => ({
  id,
  part,
  ours: `${value.toFixed(1)} kB`,
  control: '',
  value,
  unit: ' kB',
  target: { atMost },
  spread: countedSpread(value),
  gate: 'counted',
})

function figuresOf(name: WeighedPage, who: string, weights: Weights): Figure[] {
  const { critical, idle } = SCRIPT_BUDGETS_KB[name]
  const scripts = [
    figure(
      'B-18',
      `${name} JS in ${weights.files} files with the CSS, gzip, ${who}`,
      weights.script,
      critical,
    ),
    figure('B-18', `${name} JS that comes when the page rests, gzip, ${who}`, weights.idle, idle),
  ]
  if (name !== 'home') return scripts
  const pins = countPins(weights.html)
  return [
    ...scripts,
    figure('B-20', `home CSS, gzip, ${who}`, weights.stylesheet, STYLES_KB),
    figure('B-20', `home HTML of ${pins} pins, gzip, ${who}`, weights.document, DOCUMENT_KB),
  ]
}

/** The figures of every page with a budget, each in a browser that has never been there. */
async function weighPages(browser: Browser, site: string, who: string, cookie: string | null) {
  const visit = { url: site, cookie, isSlow: false }
  const paths = await withFreshPage(browser, visit, (page) => weighedPaths(page.request, site))
  const figures: Figure[] = []
  for (const name of pages) {
    const url = new URL(paths[name], site).href
    const weights = await withFreshPage(browser, { ...visit, url }, (page) => weigh(page, url))
    figures.push(...figuresOf(name, who, weights))
  }
  return figures
}

async function run({ world }: BenchOptions): Promise<Figure[]> {
  await buildApps()
  const { small, dataDir } = await world()
  const cookie = await sessionCookie(small.url, FEED_MEMBER)
  return withRunning({ product: () => startProduct(small.url, dataDir) }, async ({ product }) => {
    const browser = await openBrowser()
    try {
      return [
        ...(await weighPages(browser, product.url, 'member', cookie)),
        ...(await weighPages(browser, product.url, 'visitor', null)),
      ]
    } finally {
      await browser.close()
    }
  })
}

/** B-18 and B-20: what a first visit of the main pages loads. */
export const pageWeight: Row = { ids: ['B-18', 'B-20'], about: 'weight of the main pages', run }
