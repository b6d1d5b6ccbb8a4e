import type { Db, Jobs, Mail, Mailer } from '../kernel/deps.ts'
import type { Email } from './emails.ts'

export const SEND_MAIL = 'mail.send'

const ONE_ADDRESS = /^[^\s,;:<>()[\]\\"@\p{Cc}]+@[^\s,;:<>()[\]\\"@\p{Cc}]+$/u
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu

/** A mail on its way: `id` stays the same however often the job is tried. */
export interface QueuedMail extends Mail {
  id: string
  queuedAt: string
}

/** The way mail leaves: over SMTP, or into a folder. */
export interface MailDelivery {
  /** @throws Error when the mail was not taken; the job is then tried again later */
  deliver(mail: QueuedMail): Promise<void>
  close(): void
}

/**
 * Queues mail as jobs of the caller's transaction; `write` puts an email into the words of its reader.
 * @throws Error when `to` is anything but one plain address
 */
export const makeMailer = (
  jobs: Jobs,
  newId: () => string,
  now: () => Date,
  write: (tx: Db, email: Email) => Promise<Mail>,
): Mailer => ({
  async send(tx, email) {
    if (!ONE_ADDRESS.test(email.to)) throw new Error('Mail goes to one plain address')
    const mail = await write(tx, email)
    const subject = mail.subject.replaceAll(CONTROL_CHARACTERS, ' ').trim()
    const queued: QueuedMail = { ...mail, subject, id: newId(), queuedAt: now().toISOString() }
    await jobs.add(tx, SEND_MAIL, queued)
  },
})
