import type { Db, Jobs, Mail, Mailer } from '../kernel/deps.ts'

export const SEND_MAIL = 'mail.send'

const ONE_ADDRESS = /^[^\s,;:<>()[\]\\"@\p{Cc}]+@[^\s,;:<>()[\]\\"@\p{Cc}]+$/u
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu

/** A mail on its way: `id` stays the same however often the job is tried. */
export interface QueuedMail extends Mail {
  id: string
  queuedAt: string
}

/**
 * Queues mail as jobs of the caller's transaction, after `finished` gave it what every mail carries.
 * @throws Error when `to` is anything but one plain address
 */
export const makeMailer = (
  jobs: Jobs,
  newId: () => string,
  now: () => Date,
  finished: (tx: Db, mail: Mail) => Promise<Mail>,
): Mailer => ({
  async send(tx, written) {
    if (!ONE_ADDRESS.test(written.to)) throw new Error('Mail goes to one plain address')
    const mail = await finished(tx, written)
    const subject = mail.subject.replaceAll(CONTROL_CHARACTERS, ' ').trim()
    const queued: QueuedMail = { ...mail, subject, id: newId(), queuedAt: now().toISOString() }
    await jobs.add(tx, SEND_MAIL, queued)
  },
})
