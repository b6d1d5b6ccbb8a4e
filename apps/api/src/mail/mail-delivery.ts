import type { QueuedMail } from './mailer.ts'

/** The way mail leaves: over SMTP, or into a folder. */
export interface MailDelivery {
  /** @throws Error when the mail was not taken; the job is then tried again later */
  deliver(mail: QueuedMail): Promise<void>
  close(): void
}
