import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { admit, call, isRecord } from './call.ts'
import { toFailure, type Answer } from './envelope.ts'
import { multipartReader } from './multipart.ts'
import { sharedBody } from './shared-body.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** `/v3/boards/{board_id}/` as the router writes it. */
export const toRouterPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export function restTransport(app: FastifyInstance, operations: readonly Operation[]): void {
  const withForm = multipartReader()
  for (const operation of operations) {
    const { rest } = operation.contract.route
    if (!rest) continue
    app.route({
      method: rest.method,
      url: toRouterPath(rest.path),
      onRequest: (request, reply) => admit(operation, request, reply),
      async handler(request, reply) {
        const { kind, fileField } = operation.contract.route
        if (kind === 'command') reply.header('cache-control', 'no-store')
        const callWith = (body: unknown) => call(operation, inputOf(request, body), request, reply)
        const context = await request.context(reply)
        const beforeFile = (fields: Record<string, unknown>) =>
          operation.beforeFile?.(inputOf(request, fields), context)
        const answer =
          fileField && request.isMultipart()
            ? await withForm(request, { fileField, beforeFile }, callWith)
            : await callWith(request.body)
        if (rest.isSilent) return reply.code(204).send()
        return sendSuccess(answer, fieldNames((request.query as { fields?: unknown }).fields), reply)
      },
      errorHandler(error, request, reply) {
        // The rest of an unread body is not waited for.
        if (!request.raw.complete) reply.header('connection', 'close')
        return sendRestFailure(error, reply, rest.invalidStatus)
      },
    })
  }
}

function sendSuccess(answer: Answer, fields: readonly string[], reply: FastifyReply): FastifyReply {
  const bytes = fields.length === 0 ? sharedBody(answer, restSuccess) : undefined
  return bytes ? reply.type(JSON_TYPE).send(bytes) : reply.send(restSuccess(answer, fields))
}

export function sendRestFailure(error: unknown, reply: FastifyReply, invalidStatus?: number): FastifyReply {
  if (!(error instanceof DomainError)) throw error
  const { httpStatus, error: body, fields, retryAfter } = toFailure(error)
  if (retryAfter) reply.header('retry-after', retryAfter)
  const status = (fields && error.code === 'INVALID_INPUT' && invalidStatus) || httpStatus
  return reply.code(status).send(restFailure({ ...body, httpStatus: status }, fields))
}

export const restFailure = (
  { httpStatus, ...body }: ReturnType<typeof toFailure>['error'],
  fields?: Record<string, string>,
) => ({
  status: 'failure',
  ...body,
  code: body.api_error_code,
  error_code: body.code,
  http_status: httpStatus,
  // A refused handshake carries what its second step needs. // spec 001 §7
  ...(body.extraData && { data: body.extraData }),
  ...(fields && { errors: fields }),
})

export const restSuccess = ({ data, bookmark }: Answer, fields: readonly string[] = []) => ({
  status: 'success',
  code: 0,
  message: 'ok',
  data: fields.length > 0 ? pick(data, fields) : data,
  ...(bookmark !== null && { bookmark }),
})

/** `board.id,board.name` names fields of the record; the part before the last dot is the kind. */
export function fieldNames(fields: unknown): string[] {
  if (typeof fields !== 'string') return []
  return fields.split(',').map((field) => field.trim().split('.').at(-1) ?? '')
}

function pick(data: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((item) => pick(item, fields))
  if (!isRecord(data)) return data
  return Object.fromEntries(Object.entries(data).filter(([key]) => fields.includes(key)))
}

/** Query, body and path as one record; a path parameter wins, and a body that contradicts it is refused. */
function inputOf(request: FastifyRequest, body: unknown): Record<string, unknown> {
  if (body !== undefined && body !== null && !isRecord(body)) {
    throw new DomainError('INVALID_INPUT', { fields: { body: { key: 'field.object' } } })
  }
  const params = request.params as Record<string, string>
  for (const [name, value] of Object.entries(params)) {
    if (body && name in body && String(body[name]) !== value) {
      throw new DomainError('INVALID_INPUT', { fields: { [name]: { key: 'field.differs' } } })
    }
  }
  return { ...(request.query as object), ...body, ...params }
}
