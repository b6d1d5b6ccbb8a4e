import type { Browser } from '@playwright/test'
import { buildApps } from '../../lib/app-build.ts'
import { mainThreadMs, openBrowser } from '../measure/page-visit.ts'
import { withRunning } from '../measure/running.ts'
import { spreadOf } from '../measure/spread.ts'
import type { Figure, Row, BenchOptions } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { readPlaces } from '../world/places.ts'
import { startProduct } from '../world/product-server.ts'

const HOME = '/'
/** Pages with pictures beside the home page, whose blocked time B-24 measures; all are of the demo world. */
const PAGES = [
  '/topics/',
  '/topics/?sort=new',
  '/topics/ceramics/',
  '/today/',
  '/search/pins/?q=clay',
  '/source/kiln-and-clay.example/',
  '/mira_solberg/',
  '/mira_solberg/pins/',
  '/mira_solberg/corners-and-curves/',
  '/aiko_tanabe/_shop/',
] as const

interface Site {
  browser: Browser
  origin: string
  cookie: string | null
}

async function ratioToHome({ browser, origin, cookie }: Site, path: string, rounds: number): Promise<Figure> {
  const times: { home: number; page: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const home = await mainThreadMs(browser, origin + HOME, cookie)
    times.push({ home, page: await mainThreadMs(browser, origin + path, cookie) })
  }
  const shown = (which: 'home' | 'page') =>
    `${Math.round(spreadOf(times.map((time) => time[which])).median)} ms`
  const spread = spreadOf(times.map(({ home, page }) => page / home))
  return {
    id: 'B-24',
    part: `${path}, ${cookie ? 'member' : 'visitor'}, main thread / home page`,
    ours: shown('page'),
    control: shown('home'),
    value: spread.median,
    unit: '×',
    target: { atMost: 1.5 },
    spread,
    gate: 'counted',
  }
}

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  await buildApps()
  const { small, dataDir } = await world()
  const member = await sessionCookie(small.url, FEED_MEMBER)
  const [pinId = ''] = (await readPlaces(small.url)).pinIds
  return withRunning({ product: () => startProduct(small.url, dataDir) }, async ({ product }) => {
    const browser = await openBrowser()
    try {
      const figures: Figure[] = []
      for (const cookie of [null, member])
        for (const path of [
          ...PAGES,
          `/pin/${pinId}/`,
          `/pin/${pinId}/visual-search/?x=0.2&y=0.2&w=0.5&h=0.5`,
        ])
          figures.push(await ratioToHome({ browser, origin: product.url, cookie }, path, isQuick ? 1 : 5))
      return figures
    } finally {
      await browser.close()
    }
  })
}

/** B-24, too: what pages with pictures cost the main thread, as a multiple of the home page. */
export const pageWork: Row = { ids: ['B-24'], about: 'work of the main thread on pages with pictures', run }
