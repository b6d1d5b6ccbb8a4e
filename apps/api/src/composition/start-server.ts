import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { ensureDemoWorld } from '../demo/demo-world.ts'
import { viewerSource } from '../domains/identity/viewer-service.ts'
import { startWorker } from '../jobs/worker.ts'
import { schedule, tasks } from '../jobs/tasks.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { smtpDelivery } from '../mail/smtp-delivery.ts'
import { operations } from '../operations.ts'
import { makeMetrics } from '../plugins/metrics.ts'
import { appVersion } from './app-version.ts'
import { drain } from './drain.ts'
import { keepLooks } from './keep-looks.ts'
import { makeDeps } from './make-deps.ts'
import { openMessages } from './messages.ts'
import { openData } from './open-data.ts'
import { openPictures } from './pictures.ts'
import { Closing } from './closing.ts'
import { siteMounts } from './site-mounts.ts'

export interface RunningServer {
  app: FastifyInstance
  /** Resolves when the database died under us. */
  lost: Promise<Error>
  /** Finishes what is under way, then lets go of everything. May be called twice. */
  stop(): Promise<void>
}

/** Everything this process is, from the database up; on failure it leaves nothing running. */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const closing = new Closing()
  try {
    return await start(config, say, closing)
  } catch (error) {
    await closing.close()
    throw error
  }
}

async function start(config: Config, say: (line: string) => void, closing: Closing): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] })
  const data = closing.last(await openData(config, say))
  const pictures = closing.last(openPictures(config))
  const messages = closing.last(openMessages(config, data, log))
  const deps = makeDeps({ config, data, pictures, messages, log })
  if (config.DEMO) {
    const { HOST: host, DATA_DIR: dataDir } = config
    await ensureDemoWorld({ deps, decoders: pictures.decoders, host, dataDir, say })
  }
  const state = { isClosing: false }
  const mail = mailFolder(join(config.DATA_DIR, 'mail'))
  const metrics = makeMetrics(data.poolUse)
  const app = await buildApp({
    config,
    deps,
    operations,
    resolveViewer: viewerSource(deps),
    appVersion: appVersion(),
    metrics,
    mounts: siteMounts({ config, deps, operations, data, mail, metrics, isClosing: () => state.isClosing }),
  })
  if (config.ROLES.includes('worker')) {
    const host = new URL(config.PUBLIC_URL).hostname
    const mailDelivery = config.SMTP_URL ? smtpDelivery(config.SMTP_URL, config.MAIL_FROM, host) : mail
    closing.last(mailDelivery)
    const worker = await startWorker({
      url: data.url,
      deps: { ...deps, mailDelivery },
      tasks,
      schedule,
      onFinished: metrics.jobFinished,
    })
    closing.last({ close: () => worker.stop() })
  }
  closing.last({
    async close() {
      state.isClosing = true
      await drain(app)
    },
  })
  await app.listen({ port: config.PORT, host: config.HOST })
  closing.last(keepLooks(deps))
  return { app, lost: data.lost, stop: () => closing.close() }
}
