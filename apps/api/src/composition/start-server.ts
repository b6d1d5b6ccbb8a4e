import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { slowLog } from '../db/slow-statements.ts'
import { ensureDemoWorld } from '../demo/demo-world.ts'
import { replacePublishedPassword } from '../demo/demo-accounts.ts'
import { viewerSource } from '../domains/sessions/viewer-service.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { operations } from '../operations.ts'
import type { Deps } from '../kernel/deps.ts'
import { makeCaches } from '../kernel/caches.ts'
import { makeAdMetrics } from '../plugins/ad-metrics.ts'
import { makeClientMetrics } from '../plugins/client-metrics.ts'
import { makeMetrics, type Metrics, timed } from '../plugins/metrics.ts'
import { appVersion } from './app-version.ts'
import { drain } from './drain.ts'
import { syncVisualIndex } from './sync-visual-index.ts'
import { makeDeps } from './make-deps.ts'
import { withLocalProvider } from './local-provider.ts'
import { openMessages } from './messages.ts'
import { openData, type Data } from './open-data.ts'
import { watchPressure } from './pressure.ts'
import { openPictures, type Pictures } from './pictures.ts'
import { Closing } from './closing.ts'
import { siteMounts } from './site-mounts.ts'
import { openWorker } from './open-worker.ts'

export interface RunningServer {
  app: FastifyInstance
  /** Resolves when the database died under us. */
  lost: Promise<Error>
  /** Finishes what is under way, then lets go of everything. May be called twice. */
  stop(): Promise<void>
}

/**
 * Everything this process is, from the database up; on failure it leaves nothing running.
 * @throws the reason of `ending` when that is aborted before the server listens
 */
export async function startServer(
  config: Config,
  say: (line: string) => void,
  ending: AbortSignal = new AbortController().signal,
  opening: Promise<Data> = openData(config, say, ending),
): Promise<RunningServer> {
  const closing = new Closing()
  // What is under way needs what is open, so it fails now instead of going on to its end.
  const cutShort = () => void closing.close().catch(() => undefined)
  ending.addEventListener('abort', cutShort)
  try {
    return await start({ config, say, ending, opening, closing })
  } catch (error) {
    await closing.close()
    throw ending.aborted ? ending.reason : error
  } finally {
    ending.removeEventListener('abort', cutShort)
  }
}

interface Start {
  config: Config
  say(line: string): void
  ending: AbortSignal
  opening: Promise<Data>
  closing: Closing
}

/** The demo world where it is asked for; its published password only where nobody else may be meant. */
async function settleDemo({
  config,
  deps,
  pictures: { decoders },
  say,
}: Pick<Start, 'config' | 'say'> & { deps: Deps; pictures: Pictures }): Promise<void> {
  if (config.DEMO) await ensureDemoWorld({ deps, decoders, config, say })
  if (!config.isLocal) await replacePublishedPassword(deps, config.DATA_DIR)
}

function settlePictures(
  { settle }: Pictures,
  { at, log, state }: { at: Date; log: Logger; state: { isClosing: boolean } },
): void {
  settle(at).catch(
    (error: unknown) => state.isClosing || log.warn({ err: error }, 'pictures are not settled'),
  )
}

function withSlowLog(data: Data, log: Logger): Data {
  data.onSlow(slowLog(log))
  return data
}

/** Starts the payment provider for trying out where the settings ask for it. */
async function settlePayments(given: Config, closing: Closing): Promise<Config> {
  const { config, provider } = await withLocalProvider(given, () => new Date())
  if (provider) closing.last(provider)
  return config
}

const countersIn = ({ registry }: Metrics) => ({
  clientMetrics: makeClientMetrics(registry),
  adMetrics: makeAdMetrics(registry),
})

async function start({ config: given, say, ending, opening, closing }: Start): Promise<RunningServer> {
  const log = pino({ level: given.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const data = withSlowLog(closing.last(await opening), log)
  const config = await settlePayments(given, closing)
  const pictures = closing.last(openPictures(config))
  const messages = closing.last(await openMessages(config, data, log))
  const caches = makeCaches()
  const metrics = makeMetrics(data, caches)
  const pressure = closing.last(watchPressure(() => data.poolUse().waiting))
  const deps = await makeDeps({ config, data, pictures, messages, caches, log, ...countersIn(metrics) })
  closing.last(deps.afterwards)
  await settleDemo({ config, deps, pictures, say })
  ending.throwIfAborted()
  const state = { isClosing: false }
  const mail = mailFolder(join(config.DATA_DIR, 'mail'))
  const measured = operations.map((operation) => timed(operation, metrics))
  const app = await buildApp({
    config,
    deps,
    operations: measured,
    resolveViewer: viewerSource(deps),
    appVersion: appVersion(),
    metrics,
    isSaturated: pressure.isSaturated,
    mounts: siteMounts({
      config,
      deps,
      operations: measured,
      mail,
      metrics,
      isClosing: () => state.isClosing,
    }),
  })
  if (config.ROLES.includes('worker')) {
    closing.last(await openWorker({ config, deps, mail, metrics, url: data.url }))
    ending.throwIfAborted()
  }
  closing.last({
    async close() {
      state.isClosing = true
      await drain(app)
    },
  })
  await app.listen({ port: config.PORT, host: config.HOST })
  closing.last(syncVisualIndex(deps))
  settlePictures(pictures, { at: deps.now(), log, state })
  ending.throwIfAborted()
  return { app, lost: data.lost, stop: () => closing.close() }
}
