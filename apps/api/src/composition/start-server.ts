import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { ensureDemoWorld } from '../demo/demo-world.ts'
import { replacePublishedPassword } from '../demo/demo-accounts.ts'
import { viewerSource } from '../domains/sessions/viewer-service.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { operations } from '../operations.ts'
import { makeCaches } from '../kernel/caches.ts'
import { makeClientMetrics } from '../plugins/client-metrics.ts'
import { makeMetrics } from '../plugins/metrics.ts'
import { appVersion } from './app-version.ts'
import { drain } from './drain.ts'
import { syncVisualIndex } from './sync-visual-index.ts'
import { makeDeps } from './make-deps.ts'
import { openMessages } from './messages.ts'
import { openData, type Data } from './open-data.ts'
import { watchPressure } from './pressure.ts'
import { openPictures } from './pictures.ts'
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

async function start({ config, say, ending, opening, closing }: Start): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const data = closing.last(await opening)
  const pictures = closing.last(openPictures(config))
  const messages = closing.last(await openMessages(config, data, log))
  ending.throwIfAborted()
  const caches = makeCaches()
  const metrics = makeMetrics(data, caches)
  const pressure = closing.last(watchPressure(() => data.poolUse().waiting))
  const clientMetrics = makeClientMetrics(metrics.registry)
  const deps = await makeDeps({ config, data, pictures, messages, caches, clientMetrics, log })
  if (config.DEMO) {
    await ensureDemoWorld({ deps, decoders: pictures.decoders, config, say })
  }
  if (!config.isLocal) await replacePublishedPassword(deps, config.DATA_DIR)
  ending.throwIfAborted()
  const state = { isClosing: false }
  const mail = mailFolder(join(config.DATA_DIR, 'mail'))
  const app = await buildApp({
    config,
    deps,
    operations,
    resolveViewer: viewerSource(deps),
    appVersion: appVersion(),
    metrics,
    isSaturated: pressure.isSaturated,
    mounts: siteMounts({ config, deps, operations, mail, metrics, isClosing: () => state.isClosing }),
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
  pictures
    .settle(deps.now())
    .catch((error: unknown) => state.isClosing || log.warn({ err: error }, 'pictures are not settled'))
  ending.throwIfAborted()
  return { app, lost: data.lost, stop: () => closing.close() }
}
