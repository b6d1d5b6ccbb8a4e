import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { serveMetricsOfAll } from '../plugins/metrics-of-all.ts'
import { openData } from './open-data.ts'
import { siteSecret } from './site-secret.ts'

/** One that ends sooner would end again. */
const LEAST_LIFE_MS = 5_000

interface Options {
  config: Config
  env: NodeJS.ProcessEnv
  say(line: string): void
  ending: AbortSignal
}

/**
 * Runs `WEB_PROCESSES` servers on one port until `ending`: this process opens the database and hands out
 * connections, the first of the others fills the demo world and works off the jobs. One that dies is replaced.
 * @throws Error when one ends as soon as it was started, and when the embedded database is lost
 */
export async function serveByProcesses({ config, env, say, ending }: Options): Promise<void> {
  const data = await openData(config, say, ending)
  try {
    cluster.setupPrimary({ exec: join(import.meta.dirname, '../main.ts') })
    new RateLimiterClusterMaster()
    serveMetricsOfAll()
    const start = (place: number) => cluster.fork(environmentOf(place, { config, env, url: data.url }))
    await Promise.race([
      keepAll(config.WEB_PROCESSES, start, { ending, isReady: () => say(readyLine(config)) }),
      data.lost.then((error) => Promise.reject(error)),
    ])
  } finally {
    await Promise.all(Object.values(cluster.workers ?? {}).map(endOne))
    await data.close()
  }
}

export const readyLine = ({ SITE_NAME, PUBLIC_URL }: Config): string =>
  `${SITE_NAME} is ready at ${PUBLIC_URL} (business console at ${PUBLIC_URL}/business/)`

function environmentOf(
  place: number,
  { config, env, url }: { config: Config; env: NodeJS.ProcessEnv; url: string },
): NodeJS.ProcessEnv {
  const isFirst = place === 0
  return {
    ...env,
    DATABASE_URL: url,
    SECRET_KEY: `raw:${siteSecret(config).export().toString('base64url')}`,
    DEMO: String(isFirst && config.DEMO),
    DEV_TOOLS: String(config.DEV_TOOLS),
    ROLES: config.ROLES.filter((role) => isFirst || role !== 'worker').join(),
    NODE_NUMBER: String(config.NODE_NUMBER + place),
    WEB_PROCESSES: '1',
  }
}

/** The first alone at first: what it brings up to date the others find done. */
function keepAll(
  count: number,
  start: (place: number) => Worker,
  { ending, isReady }: { ending: AbortSignal; isReady: () => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let listening = 0
    const keep = (place: number): void => {
      const worker = start(place)
      const startedAt = performance.now()
      worker.once('listening', () => {
        listening += 1
        if (listening === 1) for (let other = 1; other < count; other += 1) keep(other)
        if (listening === count) isReady()
      })
      worker.once('exit', (code) => {
        if (ending.aborted) return
        if (performance.now() - startedAt < LEAST_LIFE_MS) {
          reject(new Error(`Process ${place} ended as soon as it was started (${code})`))
        } else keep(place)
      })
    }
    ending.addEventListener('abort', () => resolve())
    if (ending.aborted) resolve()
    else keep(0)
  })
}

async function endOne(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return
  const exit = once(worker, 'exit')
  // The cluster's own way would hang up on who is inside first.
  worker.process.kill('SIGTERM')
  await exit
}
