import nodemailer from 'nodemailer'
import type { MailDelivery } from './mailer.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 30_000

/** Mail by way of a mail server; its Message-ID distinguishes a retry from a second email. */
export function smtpDelivery(smtpUrl: string, from: string, siteHost: string): MailDelivery {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver({ id, to, sender, subject, text, html, headers = {} }) {
      await transport.sendMail({
        messageId: `<${id}@${siteHost}>`,
        from: sender && !from.includes('<') ? { name: sender, address: from } : from,
        // As an object the address is never read as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...headers },
      })
    },
    close: () => transport.close(),
  }
}
