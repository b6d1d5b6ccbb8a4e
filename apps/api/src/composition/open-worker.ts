import type { Config } from '../config.ts'
import { schedule, tasks } from '../jobs/tasks.ts'
import { startWorker } from '../jobs/worker.ts'
import type { Deps } from '../kernel/deps.ts'
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

/** The worker of jobs, with the way out for mail. */
export async function openWorker({
  config,
  deps,
  mail,
  metrics,
  url,
}: Options): Promise<{ close(): Promise<void> }> {
  const mailDelivery = config.SMTP_URL ? await openSmtp(config, config.SMTP_URL) : mail
  const worker = await startWorker({
    url,
    deps: { ...deps, mailDelivery, textDelivery: openTextDelivery(config) },
    tasks,
    schedule,
    onFinished: metrics.jobFinished,
  })
  return {
    async close() {
      // What takes minutes is not waited for: its job is done anew.
      deps.videos.close()
      await worker.stop()
      mailDelivery.close()
    },
  }
}

async function openSmtp({ PUBLIC_URL, MAIL_FROM }: Config, smtpUrl: string): Promise<MailDelivery> {
  const { smtpDelivery } = await import('../mail/smtp-delivery.ts')
  return smtpDelivery(smtpUrl, MAIL_FROM, new URL(PUBLIC_URL).hostname)
}
