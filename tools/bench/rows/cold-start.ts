import { removeFolder, temporaryFolder } from '../../lib/temporary-folder.ts'
import { startServerUnderTest } from '../../lib/server-under-test.ts'
import { startControl } from '../controls/start-control.ts'
import { median, spreadOf } from '../measure/spread.ts'
import { type Figure, gateOf, type Row, type BenchOptions } from '../row.ts'
import { startProduct } from '../world/product-server.ts'

interface Stoppable {
  url: string
  stop(): Promise<void>
}

/** Seconds from the start of the program to its first page. */
async function secondsToPage(start: () => Promise<Stoppable>): Promise<number> {
  const begin = performance.now()
  const server = await start()
  try {
    const page = await fetch(server.url, { headers: { accept: 'text/html' } })
    if (!page.ok) throw new Error(`the first page answered ${page.status}`)
    await page.text()
    return (performance.now() - begin) / 1000
  } finally {
    await server.stop()
  }
}

const QUIET = { DEMO: 'false', RATE_LIMITS: 'false', LOG_LEVEL: 'error' }

/** A data folder with an installed, empty site, to be started again. */
async function withInstalled<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder('installed')
  try {
    await (await startServerUnderTest({ ...QUIET, DATA_DIR: folder })).stop()
    return await work(folder)
  } finally {
    await removeFolder(folder)
  }
}

function figureOf(
  part: string,
  atMost: number,
  times: readonly number[],
  control: readonly number[],
): Figure {
  const spread = spreadOf(times)
  const ofControl = `${median(control).toFixed(2)} s hello`
  return {
    id: 'B-35',
    part,
    ours: `${spread.median.toFixed(2)} s`,
    control: ofControl,
    value: spread.median,
    unit: ' s',
    target: { atMost },
    spread,
    gate: gateOf(control),
  }
}

async function run({ world, isQuick }: BenchOptions): Promise<Figure[]> {
  const { small, dataDir } = await world()
  const rounds = isQuick ? 1 : 5
  const times = {
    external: [] as number[],
    existing: [] as number[],
    fresh: [] as number[],
    hello: [] as number[],
  }
  await withInstalled(async (folder) => {
    for (let round = 0; round < rounds; round += 1) {
      times.hello.push(await secondsToPage(() => startControl('fastify-hello')))
      times.external.push(await secondsToPage(() => startProduct(small.url, dataDir)))
      times.existing.push(await secondsToPage(() => startServerUnderTest({ ...QUIET, DATA_DIR: folder })))
      times.fresh.push(await secondsToPage(() => startServerUnderTest(QUIET)))
    }
  })
  return [
    figureOf('cold start, external database', 1.5, times.external, times.hello),
    figureOf('cold start, embedded, existing', 2.5, times.existing, times.hello),
    figureOf('cold start, embedded, fresh, no demo world', 10, times.fresh, times.hello),
  ]
}

/** B-35: from nothing to the first page. */
export const coldStart: Row = { ids: ['B-35'], about: 'cold start to the first page', run }
