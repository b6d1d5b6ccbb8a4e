import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, toErrorBody } from '../kernel/domain-error.ts'
import { restFailure } from '../transports/rest.ts'
import { closedHeaders, headersOf } from './security-headers.ts'

const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no HTTP, or came too slowly, and closes: below the framework, so with headers of its own. */
export function refuseRaw(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF[error.code ?? ''] ?? 400
  const body = JSON.stringify({ status: 'failure', http_status: status, message: STATUS_CODES[status] })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      ...Object.entries(closedHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Answers an address the router cannot read; it never reaches a hook. */
export function refuseAddress(site: { isSecure: boolean }) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const body = restFailure(
      toErrorBody(new DomainError('INVALID_INPUT', { detail: 'The address is malformed.' })),
    )
    void reply
      .code(400)
      .headers(headersOf(site))
      .send({ ...body, request_identifier: request.id })
  }
}
