import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorCatalogue } from '@tessera/api-types/errors'
import { DomainError } from '../kernel/domain-error.ts'
import { wantsPage } from './page-paths.ts'

const RELOAD_SECONDS = 5

const AWAY_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>Back in a moment</title>
<main>
<h1>Back in a moment</h1>
<p>We are busy right now. This page tries again by itself.</p>
</main>
</html>`

/** What a browser shows while not even its visitor can be found out; requests for no page get the six fields. */
export function sendAwayPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isAway = error instanceof DomainError && error.code === 'UNAVAILABLE'
  if (!isAway || !wantsPage(request)) throw error
  return reply
    .code(errorCatalogue.UNAVAILABLE.httpStatus)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': String(error.detail.retryAfter),
    })
    .send(AWAY_PAGE)
}
