import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ResourceVerb } from '@tessera/api-types/route'
import type { Viewer } from '@tessera/shared-auth'
import { DomainError } from '../kernel/domain-error.ts'
import { parseJson } from '../kernel/parse-json.ts'
import type { Operation } from '../kernel/operation.ts'
import { call, isRecord } from './call.ts'
import { readBookmark, toFailure } from './envelope.ts'

interface Gateway {
  operations: readonly Operation[]
  appVersion: string
}

interface ResourceRequest {
  operation: Operation | undefined
  name: string
  options: Record<string, unknown>
}

/** Options that are never answered back. */
const SECRET_OPTION = /password|token/i

const VERB_OF_METHOD: Record<string, ResourceVerb> = { PUT: 'update', DELETE: 'delete' }

export function resourceTransport(app: FastifyInstance, gateway: Gateway): void {
  const index = new Map<string, Operation>()
  for (const operation of gateway.operations) {
    const { resource } = operation.contract.route
    if (resource) index.set(`${resource.name}/${resource.verb}`, operation)
  }
  app.route<{ Params: { resource: string; verb: string } }>({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/resource/:resource/:verb/',
    async handler(request, reply) {
      const given = readResourceRequest(index, request)
      const { operation, options } = given
      if (!operation) throw new DomainError('NOT_FOUND')
      const isRead = operation.contract.route.kind === 'query'
      if (isRead !== (request.method === 'GET')) throw new DomainError('METHOD_NOT_ALLOWED')
      const { data, bookmark } = await call(operation, toInput(options), request, reply)
      const { viewer } = await request.context(reply)
      return reply.send({
        resource_response: {
          status: 'success',
          code: 0,
          http_status: 200,
          message: 'ok',
          data,
          ...(bookmark !== null && { bookmark }),
        },
        ...surroundings(given, bookmark, viewer, request, gateway),
      })
    },
    async errorHandler(error, request, reply) {
      if (!(error instanceof DomainError)) throw error
      const { httpStatus, error: body, fields, retryAfter } = toFailure(error)
      if (retryAfter) reply.header('retry-after', retryAfter)
      const { httpStatus: http_status, ...shown } = body
      return reply.code(httpStatus).send({
        resource_response: {
          status: 'failure',
          code: body.api_error_code,
          http_status: httpStatus,
          message: body.message,
          message_detail: body.message_detail,
          data: null,
          error: { ...shown, http_status, ...(fields && { errors: fields }) },
        },
        resource: { name: request.params.resource, options: {} },
        request_identifier: request.id,
      })
    },
  })
}

function readResourceRequest(
  index: ReadonlyMap<string, Operation>,
  request: FastifyRequest<{ Params: { resource: string; verb: string } }>,
): ResourceRequest {
  const name = request.params.resource.replace(/Resource$/, '')
  const verb = VERB_OF_METHOD[request.method] ?? request.params.verb
  return { operation: index.get(`${name}/${verb}`), name: `${name}Resource`, options: readOptions(request) }
}

/** `data` is JSON text `{options, context}`; a JSON body may carry `options` itself. */
function readOptions({ query, body }: FastifyRequest): Record<string, unknown> {
  const source = isRecord(body) ? { ...(query as object), ...body } : (query as Record<string, unknown>)
  const carrier = source as { data?: unknown; options?: unknown }
  if (carrier.options !== undefined) return asOptions(carrier.options)
  if (typeof carrier.data !== 'string') return {}
  const parsed = parseJson(carrier.data, 'data')
  return isRecord(parsed) ? asOptions(parsed.options ?? {}) : asOptions(parsed)
}

function asOptions(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new DomainError('INVALID_INPUT', { fields: { options: ['must be an object'] } })
}

function toInput({ bookmarks, ...options }: Record<string, unknown>): Record<string, unknown> {
  const first = Array.isArray(bookmarks) ? bookmarks[0] : bookmarks
  return { ...options, bookmark: readBookmark(first ?? options.bookmark) }
}

function surroundings(
  { name, options }: ResourceRequest,
  bookmark: string | null,
  viewer: Viewer,
  request: FastifyRequest,
  { appVersion }: Gateway,
) {
  const shown = Object.fromEntries(Object.entries(options).filter(([name]) => !SECRET_OPTION.test(name)))
  return {
    resource: { name, options: bookmark === null ? shown : { ...shown, bookmarks: [bookmark] } },
    client_context: {
      app_version: appVersion,
      locale: viewer.locale,
      country: viewer.country,
      is_authenticated: viewer.state === 'AUTH',
      user: viewer.state === 'UNAUTH' ? null : { id: viewer.userId, username: viewer.username },
    },
    request_identifier: request.id,
  }
}
