import { escapeHtml } from '../page/escape-html.ts'
import type { Mail } from '../kernel/deps.ts'

/** A mail as its writer thinks of it; every text is plain. */
export interface EmailContent {
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Small print below the button. */
  closing?: string
}

const STYLE = {
  body: 'margin:0;background:#f6f5f2;font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#1d1c1a',
  card: 'max-width:520px;margin:32px auto;padding:32px;background:#fff;border-radius:24px;line-height:1.5',
  button:
    'display:inline-block;padding:12px 24px;border-radius:24px;background:#1d1c1a;color:#fff;text-decoration:none;font-weight:600',
  small: 'font-size:13px;color:#5f5d58',
}

/** The email as plain text and as HTML, addressed. */
export function toMail(to: string, siteName: string, content: EmailContent): Mail {
  return { to, subject: content.subject, text: asText(siteName, content), html: asHtml(siteName, content) }
}

const asText = (siteName: string, { paragraphs, button, closing }: EmailContent): string =>
  [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing ? [closing] : []),
    siteName,
  ].join('\n\n')

function asHtml(siteName: string, { subject, paragraphs, button, closing }: EmailContent): string {
  const parts = [
    `<p style="font-weight:700;font-size:18px">${escapeHtml(siteName)}</p>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(button
      ? [`<p><a style="${STYLE.button}" href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a></p>`]
      : []),
    ...(closing ? [`<p style="${STYLE.small}">${escapeHtml(closing)}</p>`] : []),
  ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${STYLE.body}"><div style="${STYLE.card}">${parts.join('')}</div></body></html>`
}
