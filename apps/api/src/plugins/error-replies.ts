import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ErrorCode } from '@tessera/api-types/errors'
import { DomainError, toErrorBody } from '../kernel/domain-error.ts'
import { restFailure } from '../transports/rest.ts'

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_CONTENT',
  503: 'UNAVAILABLE',
}

/** Turns whatever a handler or the framework throws into the six fields; bugs are logged once and answered blandly. */
export const errorReplies = fastifyPlugin(
  async (app: FastifyInstance, { appVersion }: { appVersion: string }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'x-app-version': appVersion })
    })
    app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
      const expected = error instanceof DomainError ? error : (hungUp(request) ?? fromFramework(error))
      if (expected.code === 'INTERNAL') request.log.error({ err: error }, 'request failed')
      if (expected.detail.retryAfter) reply.header('retry-after', expected.detail.retryAfter)
      const body = toErrorBody(expected)
      return reply.code(body.httpStatus).send({ ...restFailure(body), request_identifier: request.id })
    })
    app.setNotFoundHandler((request, reply) => {
      const methods = app.methodsOf(request.url)
      if (methods.length > 0) reply.header('allow', methods.join(', '))
      const body = toErrorBody(new DomainError(methods.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'))
      return reply.code(body.httpStatus).send({ ...restFailure(body), request_identifier: request.id })
    })
  },
)

/** A caller who left in mid-body: the response is not read, and this is no fault of the server. */
const hungUp = ({ raw }: FastifyRequest): DomainError | null =>
  raw.destroyed && !raw.complete ? new DomainError('INVALID_INPUT') : null

function fromFramework({ statusCode = 500, message }: FastifyError): DomainError {
  const code = CODE_OF_STATUS[statusCode] ?? (statusCode < 500 ? 'INVALID_INPUT' : 'INTERNAL')
  return code === 'INTERNAL' ? new DomainError(code) : new DomainError(code, { detail: message })
}
