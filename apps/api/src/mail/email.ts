import { directionOf, languageTag, type Locale } from '@tessera/api-types/locales'
import type { Mail } from '../kernel/deps.ts'
import { escapeHtml } from '../page/escape-html.ts'
import type { EmailPicture } from './emails.ts'

interface Link {
  label: string
  url: string
}

/** An email in the words of its reader; every text is plain. */
export interface EmailContent {
  subject: string
  paragraphs: readonly string[]
  quote: string | null
  picture: EmailPicture | null
  button: Link | null
  /** Small print below the button. */
  closing: string | null
  /** Where its reader chooses which emails they get. */
  subscription: Link | null
}

export interface Letterhead {
  brand: { name: string; logo: { large: string } | null }
  locale: Locale
}

const STYLE = {
  body: 'margin:0;background:#f6f5f2;font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#1d1c1a',
  card: 'max-width:520px;margin:32px auto;padding:32px;background:#fff;border-radius:24px;line-height:1.5',
  button:
    'display:inline-block;padding:12px 24px;border-radius:24px;background:#1d1c1a;color:#fff;text-decoration:none;font-weight:600',
  small: 'font-size:13px;color:#5f5d58',
  link: 'color:inherit',
  quote:
    'margin:16px 0;padding:4px 16px;border-inline-start:3px solid #d9d5cc;color:#5f5d58;overflow-wrap:anywhere',
  picture: 'display:block;max-width:100%;height:auto;border:0;border-radius:16px;background:#eceae4',
}

/** Without these a dark mail program inverts the colors by itself, or shows a white page at night. */
const IN_THE_DARK = [
  'body{background:#161513!important;color:#f3f1ec!important}',
  '.card{background:#221f1c!important}',
  '.button{background:#f3f1ec!important;color:#1d1c1a!important}',
  '.small{color:#b8b3a9!important}',
  '.quote{border-color:#57524a!important;color:#b8b3a9!important}',
  '.picture{background:#2e2a26!important}',
].join('')

const HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
  `<style>@media (prefers-color-scheme:dark){${IN_THE_DARK}}</style>`,
].join('')

/** The same words as plain text and as HTML. */
export const toBodies = (head: Letterhead, content: EmailContent): Pick<Mail, 'text' | 'html'> => ({
  text: asText(head, content),
  html: asHtml(head, content),
})

const asText = (
  { brand }: Letterhead,
  { paragraphs, quote, button, closing, subscription }: EmailContent,
): string =>
  [
    ...paragraphs,
    ...(quote === null ? [] : [`“${quote}”`]),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(closing === null ? [] : [closing]),
    brand.name,
    ...(subscription ? [`${subscription.label}: ${subscription.url}`] : []),
  ].join('\n\n')

function asHtml({ brand, locale }: Letterhead, content: EmailContent): string {
  const { subject, paragraphs, quote, picture, button, closing, subscription } = content
  const parts = [
    `<p style="font-weight:700;font-size:18px">${logoOf(brand)}${escapeHtml(brand.name)}</p>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(quote === null ? [] : [`<blockquote ${looks('quote')} dir="auto">${escapeHtml(quote)}</blockquote>`]),
    ...(picture ? [`<p>${asPicture(picture, button)}</p>`] : []),
    ...(button ? [`<p>${asLink(button, 'button')}</p>`] : []),
    ...(closing === null ? [] : [`<p ${looks('small')}>${escapeHtml(closing)}</p>`]),
    ...(subscription ? [`<p ${looks('small')}>${asLink(subscription, 'link')}</p>`] : []),
  ]
  const language = `lang="${languageTag(locale)}" dir="${directionOf(locale)}"`
  return `<!doctype html><html ${language}><head>${HEAD}<title>${escapeHtml(subject)}</title></head><body ${looks('body')}><div ${looks('card')}>${parts.join('')}</div></body></html>`
}

/** Its alternative text is empty: the name stands beside it. */
const logoOf = ({ logo }: Letterhead['brand']): string =>
  logo
    ? `<img src="${escapeHtml(logo.large)}" alt="" width="32" height="32" style="vertical-align:middle;margin-inline-end:8px;border-radius:7px">`
    : ''

/** Mail programs that know no style sheets get the light colors. */
const looks = (part: keyof typeof STYLE): string => `class="${part}" style="${STYLE[part]}"`

const asLink = ({ label, url }: Link, part: 'button' | 'link'): string =>
  `<a ${looks(part)} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

function asPicture({ url, alt, width, height }: EmailPicture, link: Link | null): string {
  const image = `<img ${looks('picture')} src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`
  return link ? `<a href="${escapeHtml(link.url)}">${image}</a>` : image
}
