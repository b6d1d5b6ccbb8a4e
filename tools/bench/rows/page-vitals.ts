import type { Browser } from '@playwright/test'
import { buildApps } from '../../lib/app-build.ts'
import { startControl } from '../controls/start-control.ts'
import { openBrowser, visit, type Vitals } from '../measure/page-visit.ts'
import { withRunning } from '../measure/running.ts'
import { median, type Spread, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions, type Target } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { readPlaces } from '../world/places.ts'
import { startProduct } from '../world/product-server.ts'

interface Probe {
  part: string
  url: string
  cookie: string | null
}

interface Rounds {
  ours: Vitals[]
  blank: Vitals[]
}

/** Our page and the blank one with our largest picture take turns. */
async function takeTurns(browser: Browser, { url, cookie }: Probe, rounds: number): Promise<Rounds> {
  const { heroUrl } = await visit(browser, url, cookie)
  const hero = heroUrl === '' ? '' : new URL(heroUrl, url).href
  return withRunning(
    { control: () => startControl('hero-page', { HERO_URL: hero }) },
    async ({ control }) => {
      const all: Rounds = { ours: [], blank: [] }
      for (let round = 0; round < rounds; round += 1) {
        if (hero !== '') all.blank.push(await visit(browser, control.url, null))
        all.ours.push(await visit(browser, url, cookie))
      }
      return all
    },
  )
}

const milliseconds = (value: number): string => `${Math.round(value)} ms`

const VITALS: readonly {
  id: string
  name: keyof Vitals & ('lcp' | 'fcp' | 'tbt' | 'cls')
  unit: string
  target: Target
}[] = [
  { id: 'B-22', name: 'lcp', unit: ' ms', target: { atMost: 1700 } },
  { id: 'B-24', name: 'fcp', unit: ' ms', target: { atMost: 1200 } },
  { id: 'B-24', name: 'tbt', unit: ' ms', target: { atMost: 80 } },
  { id: 'B-24', name: 'cls', unit: '', target: { atMost: 0.02 } },
]

function figuresOf(part: string, { ours, blank }: Rounds): Figure[] {
  const gate = gateOf(blank.map(({ lcp }) => lcp))
  const vitals = VITALS.map(({ id, name, unit, target }): Figure => {
    const spread = spreadOf(ours.map((vital) => vital[name]))
    const shown = unit === '' ? spread.median.toFixed(4) : milliseconds(spread.median)
    const control =
      blank.length > 0 && name === 'lcp' ? milliseconds(median(blank.map(({ lcp }) => lcp))) : ''
    // Layout shift is counted, not timed: a busy machine does not change it.
    const isCounted = name === 'cls'
    return {
      id,
      part: `${part}, ${name.toUpperCase()}`,
      ours: shown,
      control,
      value: spread.median,
      unit,
      target,
      spread: isCounted ? withoutNaN(spread) : spread,
      gate: isCounted ? 'counted' : gate,
    }
  })
  return [...vitals, ...(blank.length > 0 ? [ratioOf(part, { ours, blank })] : [])]
}

const withoutNaN = (spread: Spread): Spread => ({
  ...spread,
  disagreement: Number.isFinite(spread.disagreement) ? spread.disagreement : 0,
})

function ratioOf(part: string, { ours, blank }: Rounds): Figure {
  const spread = spreadOf(ours.map(({ lcp }, round) => lcp / (blank[round]?.lcp ?? 0)))
  return {
    id: 'B-23',
    part: `${part}, LCP / blank page with its picture`,
    ours: milliseconds(median(ours.map(({ lcp }) => lcp))),
    control: milliseconds(median(blank.map(({ lcp }) => lcp))),
    value: spread.median,
    unit: '×',
    target: { atMost: 1.5 },
    spread,
    gate: gateOf(blank.map(({ lcp }) => lcp)),
  }
}

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  await buildApps()
  const { small, dataDir } = await world()
  const member = await sessionCookie(small.url, FEED_MEMBER)
  const [pinId = ''] = (await readPlaces(small.url)).pinIds
  return withRunning({ product: () => startProduct(small.url, dataDir) }, async ({ product }) => {
    const asked: Probe[] = [member, null].flatMap((cookie) => [
      { part: `home, ${cookie ? 'member' : 'visitor'}`, url: `${product.url}/`, cookie },
      { part: `closeup, ${cookie ? 'member' : 'visitor'}`, url: `${product.url}/pin/${pinId}/`, cookie },
    ])
    const browser = await openBrowser()
    try {
      const figures: Figure[] = []
      for (const one of asked)
        figures.push(...figuresOf(one.part, await takeTurns(browser, one, isQuick ? 1 : 5)))
      return figures
    } finally {
      await browser.close()
    }
  })
}

/** B-22 to B-24: first visits on a phone four times slower, 150 ms away at 1.6 Mbit/s. */
export const pageVitals: Row = { ids: ['B-22', 'B-23', 'B-24'], about: 'first visits on a slow phone', run }
