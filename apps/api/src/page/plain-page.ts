import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '@tessera/api-types/errors'
import { directionOf, languageTag } from '@tessera/api-types/locales'
import { chooseLocale } from '../domains/sessions/locale-choice.ts'
import type { ServerTexts } from '../i18n/server-texts.ts'
import type { Deps } from '../kernel/deps.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { LOCALE_COOKIE } from '../plugins/session-cookies.ts'
import { escapeHtml } from './escape-html.ts'
import { wantsPage } from './page-paths.ts'

const RELOAD_SECONDS = 5

const awayPage = ({ locale, t }: ServerTexts): string => `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>${escapeHtml(t('away.title'))}</title>
<main>
<h1>${escapeHtml(t('away.title'))}</h1>
<p>${escapeHtml(t('away.text'))}</p>
</main>
</html>`

/** What a browser shows while not even its visitor can be found out; requests for no page get the six fields. */
export const sendAwayPage =
  (textsIn: Deps['textsIn']) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isAway = error instanceof DomainError && error.code === 'UNAVAILABLE'
    if (!isAway || !wantsPage(request)) throw error
    const locale = chooseLocale({
      chosen: null,
      cookie: request.cookies[LOCALE_COOKIE] ?? null,
      acceptLanguage: request.headers['accept-language'] ?? '',
    })
    return reply
      .code(errorCatalogue.UNAVAILABLE.httpStatus)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'retry-after': String(error.detail.retryAfter),
      })
      .send(awayPage(textsIn(locale)))
  }
