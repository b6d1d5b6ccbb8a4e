import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps } from '../../lib/app-build.ts'
import { removeFolder, temporaryFolder } from '../../lib/temporary-folder.ts'
import { startControl } from '../controls/start-control.ts'
import { closedLoop, type LoadTarget } from '../measure/load-loop.ts'
import { withRunning } from '../measure/running.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'
import { FEED_MEMBER, sessionCookie } from '../world/members.ts'
import { startProduct } from '../world/product-server.ts'

const CONNECTIONS = 8

export const countPins = (html: string): number => new Set(html.match(/href="\/pin\/\d+\/?/g)).size

function checkPage(html: string): void {
  if (countPins(html) < 5) throw new Error(`the page shows ${countPins(html)} pins`)
}

async function interleave(
  targets: { page: LoadTarget; plain: LoadTarget; hello: LoadTarget },
  { isQuick }: BenchOptions,
) {
  const limits = { connections: CONNECTIONS, durationMs: isQuick ? 1000 : 2500, maxRequests: 60_000 }
  const rounds = { page: [] as number[], plain: [] as number[], hello: [] as number[] }
  for (let round = -1; round < (isQuick ? 3 : 9); round += 1) {
    const hello = (await closedLoop(targets.hello, limits, (body) => void JSON.parse(body))).perSecond
    const plain = (await closedLoop(targets.plain, limits, checkPage)).perSecond
    const page = (await closedLoop(targets.page, limits, checkPage)).perSecond
    if (round < 0) continue
    rounds.hello.push(hello)
    rounds.plain.push(plain)
    rounds.page.push(page)
  }
  return rounds
}

async function run(setting: BenchOptions): Promise<Figure[]> {
  await buildApps()
  const { small, dataDir } = await setting.world()
  const cookie = await sessionCookie(small.url, FEED_MEMBER)
  const folder = temporaryFolder('page')
  const file = join(folder, 'page.html')
  try {
    return await withRunning({ product: () => startProduct(small.url, dataDir) }, async ({ product }) => {
      const page = { url: `${product.url}/`, headers: { cookie, accept: 'text/html' } }
      const html = await (
        await fetch(page.url, { headers: { ...page.headers, 'accept-encoding': 'identity' } })
      ).text()
      checkPage(html)
      writeFileSync(file, html)
      return withRunning(
        {
          plain: () => startControl('plain-render', { PAGE_FILE: file }),
          hello: () => startControl('fastify-hello'),
        },
        async ({ plain, hello }) => {
          const rounds = await interleave(
            { page, plain: { url: plain.url }, hello: { url: hello.url } },
            setting,
          )
          return [figureOf(rounds, countPins(html))]
        },
      )
    })
  } finally {
    await removeFolder(folder)
  }
}

function figureOf(
  { page, plain, hello }: Record<'page' | 'plain' | 'hello', number[]>,
  pins: number,
): Figure {
  const spread = spreadOf(page.map((one, round) => one / (plain[round] ?? 0)))
  return {
    id: 'B-6',
    part: `rendered home, ${pins} pins, member / bare React of the same elements`,
    ours: `${Math.round(median(page))} rps`,
    control: `${Math.round(median(plain))} rps`,
    value: spread.median,
    unit: '×',
    target: { atLeast: 0.6 },
    spread,
    gate: gateOf(hello),
  }
}

/** B-6: data, components and headers over the rendering of the same elements. */
export const serverRender: Row = { ids: ['B-6'], about: 'server rendering of the home page', run }
