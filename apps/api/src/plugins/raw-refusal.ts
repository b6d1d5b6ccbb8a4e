import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, toErrorBody } from '../kernel/domain-error.ts'
import { restFailure } from '../transports/rest.ts'
import { headersOf } from './security-headers.ts'

interface Site {
  isSecure: boolean
}

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Responds to what is no HTTP, or came too slowly, and closes: below the framework, so with headers of its own. */
export const refuseRaw =
  (site: Site) =>
  (error: { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400
    const { headers, body } = rawAnswer(status, site)
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    )
  }

const EXPECTATION_FAILED = 417

/** Responds to a request that expects of us what we do not do; the HTTP server asks before any hook. */
export const refuseExpectation =
  (site: Site) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = rawAnswer(EXPECTATION_FAILED, site)
    response.writeHead(EXPECTATION_FAILED, headers).end(body)
  }

function rawAnswer(status: number, site: Site): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ status: 'failure', http_status: status, message: STATUS_CODES[status] })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    ...headersOf(site),
    'cache-control': 'private, no-store',
    connection: 'close',
  }
  return { headers, body }
}

type Page = { headers: Record<string, string>; body: string }

/** Responds to an address the router cannot read; it never reaches a hook. A browser gets the page. */
export function refuseAddress(site: Site, pageFor: (request: FastifyRequest) => Page) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (request.headers.accept?.includes('text/html')) {
      const { headers, body } = pageFor(request)
      return void reply
        .code(400)
        .headers({ ...headersOf(site), ...headers })
        .send(body)
    }
    const body = restFailure(
      toErrorBody(new DomainError('INVALID_INPUT', { detail: 'The address is malformed.' })),
    )
    void reply
      .code(400)
      .headers(headersOf(site))
      .send({ ...body, request_identifier: request.id })
  }
}
