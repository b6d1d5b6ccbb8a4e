import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../page/escape-html.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { isLocalRequest } from '../plugins/local-request.ts'
import type { MailFolder } from './mail-folder.ts'
import type { QueuedMail } from './mailer.ts'

const SHOWN = 200
const FRAME_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
const PAGE_POLICY = "default-src 'none'; frame-src 'self'; base-uri 'none'; form-action 'none'"

/** Reads the mail that would have been sent, for who sits at this machine. */
export const devMailPage = (folder: MailFolder) => async (site: FastifyInstance) => {
  await site.register(async (app) => mailRoutes(app, folder))
}

function mailRoutes(app: FastifyInstance, folder: MailFolder): void {
  // Mail holds links that let their reader in.
  app.addHook('onRequest', async (request) => {
    if (!isLocalRequest(request)) throw new DomainError('NOT_FOUND')
  })
  app.get('/dev/mail/', async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(listPage(await folder.list(SHOWN))),
  )
  app.get('/dev/mail/messages.json', () => folder.list(SHOWN))
  app.get<{ Params: { id: string } }>('/dev/mail/:id/', async ({ params }, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(messagePage(await findMail(folder, params.id))),
  )
  app.get<{ Params: { id: string } }>('/dev/mail/:id/body/', async ({ params }, reply) =>
    reply
      .header('content-security-policy', FRAME_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send((await findMail(folder, params.id)).html),
  )
}

async function findMail(folder: MailFolder, id: string): Promise<QueuedMail> {
  const mail = await folder.find(id)
  if (!mail) throw new DomainError('NOT_FOUND')
  return mail
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`

function listPage(mails: readonly QueuedMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, queuedAt }) =>
      `<tr><td>${escapeHtml(queuedAt)}</td><td>${escapeHtml(to)}</td><td><a href="/dev/mail/${id}/">${escapeHtml(subject)}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th>Queued</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page('Outgoing mail', `<h1>Outgoing mail</h1>${mails.length > 0 ? table : '<p>No mail yet.</p>'}`)
}

function messagePage({ id, to, subject, text }: QueuedMail): string {
  const linked = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return page(
    subject,
    `<p><a href="/dev/mail/">All mail</a></p><h1>${escapeHtml(subject)}</h1><p>To: ${escapeHtml(to)}</p><pre>${linked}</pre><iframe title="As HTML" src="/dev/mail/${id}/body/" width="720" height="640"></iframe>`,
  )
}
