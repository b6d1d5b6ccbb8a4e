import type { Config } from '../config.ts'
import { openDatabase, transactOn } from '../db/client.ts'
import { slowLog } from '../db/slow-statements.ts'
import { schedule, tasks } from '../jobs/tasks.ts'
import { startWorker } from '../jobs/worker.ts'
import type { Deps } from '../kernel/deps.ts'
import { MINUTE_MS } from '../kernel/durations.ts'
import type { MailFolder } from '../mail/mail-folder.ts'
import type { MailDelivery } from '../mail/mailer.ts'
import { openTextDelivery } from '../texts/open-text-delivery.ts'
import type { Metrics } from '../plugins/metrics.ts'

interface Options {
  config: Config
  deps: Deps
  mail: MailFolder
  metrics: Metrics
  /** Of the database that holds the jobs. */
  url: string
}

/** What a job asks of a large site takes minutes, and holds no connection that calls wait for. */
const STATEMENT_MS = 20 * MINUTE_MS
const CONNECTIONS = 8

/** The worker of jobs, with a database connection for them alone and the way out for mail. */
export async function openWorker({
  config,
  deps,
  mail,
  metrics,
  url,
}: Options): Promise<{ close(): Promise<void> }> {
  const mailDelivery = config.SMTP_URL ? await openSmtp(config, config.SMTP_URL) : mail
  const database = openDatabase(url, config.DATABASE_REPLICA_URLS, CONNECTIONS, STATEMENT_MS)
  database.onSlow(slowLog(deps.log))
  metrics.watchJobs(database.poolUse)
  const { primary: read, replica } = database
  const ofJobs = { ...deps, transact: transactOn(read), read, replica }
  const worker = await startWorker({
    url,
    deps: { ...ofJobs, mailDelivery, textDelivery: openTextDelivery(config) },
    tasks,
    schedule,
    onFinished: metrics.jobFinished,
  })
  return {
    async close() {
      // What takes minutes is not waited for: its job is done anew.
      deps.videos.close()
      await worker.stop()
      await database.close()
      mailDelivery.close()
    },
  }
}

async function openSmtp({ PUBLIC_URL, MAIL_FROM }: Config, smtpUrl: string): Promise<MailDelivery> {
  const { smtpDelivery } = await import('../mail/smtp-delivery.ts')
  return smtpDelivery(smtpUrl, MAIL_FROM, new URL(PUBLIC_URL).hostname)
}
