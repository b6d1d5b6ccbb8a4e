import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue, type ErrorCode } from '@tessera/api-types/errors'
import { directionOf, languageTag } from '@tessera/api-types/locales'
import { chooseLocale } from '../domains/sessions/locale-choice.ts'
import type { ServerTexts } from '../i18n/server-texts.ts'
import type { Deps } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { closedHeaders } from '../plugins/security-headers.ts'
import { LOCALE_COOKIE } from '../plugins/session-cookies.ts'
import { escapeHtml } from './escape-html.ts'
import { wantsPage } from './page-paths.ts'

const RELOAD_SECONDS = 5

/** The look of the site without its style sheets, which may be away as well. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:90vh;display:grid;place-content:center;padding:1.5rem;text-align:center;',
  'font:1rem/1.5 system-ui,sans-serif;color:light-dark(#211c18,#f4efe9);background:light-dark(#fdfbf8,#161412)}',
  'h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0;color:light-dark(#645b52,#b8aea3)}',
  'a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:2rem;',
  'color:#fff;background:#b8470f;font-weight:600;text-decoration:none}',
].join('')

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `${closedHeaders['content-security-policy']}; style-src ${STYLE_SOURCE}`,
  'cache-control': 'private, no-store',
}

type Kind = 'away' | 'failed' | 'limited' | 'malformed'

/** A page that needs nothing but itself: for when the site cannot draw one. */
export const plainPage = ({ locale, t }: ServerTexts, kind: Kind): string => `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
${kind === 'away' ? `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">` : ''}
<title>${escapeHtml(t(`${kind}.title`))}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(t(`${kind}.title`))}</h1>
<p>${escapeHtml(t(`${kind}.text`))}</p>
${linkOf(kind, t)}
</main>
</html>`

/** Who asks too often is refused everywhere, so the way on is the same address, later. */
function linkOf(kind: Kind, t: ServerTexts['t']): string {
  if (kind === 'away') return ''
  if (kind === 'limited') return `<a href="">${escapeHtml(t('plainPage.again'))}</a>`
  return `<a href="/">${escapeHtml(t('plainPage.home'))}</a>`
}

/** The texts of a request whose session is not known. */
export const textsOf = (
  textsIn: Deps['textsIn'],
  { headers, cookies }: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>,
): ServerTexts =>
  textsIn(
    chooseLocale({
      chosen: null,
      cookie: cookies?.[LOCALE_COOKIE] ?? null,
      acceptLanguage: headers['accept-language'] ?? '',
    }),
  )

const KIND_OF: Partial<Record<ErrorCode, Kind>> = {
  INTERNAL: 'failed',
  RATE_LIMITED: 'limited',
  UNAVAILABLE: 'away',
}

/** What a browser shows where no page could be drawn; requests for no page get the six fields. */
export const sendPlainPage =
  (textsIn: Deps['textsIn']) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const expected = error instanceof DomainError ? error : new DomainError('INTERNAL')
    const kind = KIND_OF[expected.code]
    if (!wantsPage(request) || !kind) throw error
    if (kind === 'failed') request.log.error({ err: error }, 'request failed')
    else reply.header('retry-after', String(expected.detail.retryAfter))
    return reply
      .code(errorCatalogue[expected.code].httpStatus)
      .headers(plainPageHeaders)
      .send(plainPage(textsOf(textsIn, request), kind))
  }
