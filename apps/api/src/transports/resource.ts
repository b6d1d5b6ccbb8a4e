import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ResourceVerb } from '@tessera/api-types/route'
import type { Viewer } from '@tessera/shared-auth'
import { DomainError } from '../kernel/domain-error.ts'
import { parseJson } from '../kernel/parse-json.ts'
import type { Operation } from '../kernel/operation.ts'
import { call, isRecord } from './call.ts'
import { readBookmark, toFailure } from './envelope.ts'
import { modernCalls, modernResource } from './older-clients.ts'
import { restIndex, type RestIndex } from './rest-index.ts'

interface Gateway {
  operations: readonly Operation[]
  appVersion: string
}

type Fields = Record<string, unknown>

interface Resources {
  named(name: string, verb: string): Operation | undefined
  addressed: RestIndex
}

interface ResourceRequest {
  operation: Operation | undefined
  name: string
  input: Fields
  /** As they were sent, but for what is never sent back. */
  shownOptions: Fields
}

/** Options that are never sent back. */
const SECRET_OPTION = /password|token|^data$/i

const METHODS = ['DELETE', 'GET', 'POST', 'PUT']
/** Fastify takes HEAD to the handler of GET. */
const READING = new Set(['GET', 'HEAD'])

const VERB_OF_METHOD: Record<string, ResourceVerb> = { PUT: 'update', DELETE: 'delete' }

/** The resource that names an operation by its REST address, `{url, data}`. */
const API_RESOURCE = 'Api'
/** What the address is asked with, by verb; a later one where no operation takes an earlier. */
const METHODS_OF_VERB: Record<string, readonly string[]> = {
  get: ['GET'],
  create: ['POST'],
  update: ['PUT', 'PATCH', 'POST'],
  delete: ['DELETE'],
}

export function resourceTransport(app: FastifyInstance, gateway: Gateway): void {
  const resources = indexOf(gateway.operations)
  app.route<{ Params: { resource: string; verb: string } }>({
    method: METHODS,
    url: '/resource/:resource/:verb/',
    async handler(request, reply) {
      const given = readResourceRequest(resources, request)
      const { operation, input } = given
      if (!operation) throw new DomainError('NOT_FOUND')
      if (operation.contract.route.kind === 'command' && READING.has(request.method)) {
        reply.header('allow', METHODS.filter((method) => !READING.has(method)).join(', '))
        throw new DomainError('METHOD_NOT_ALLOWED')
      }
      const { data, bookmark } = await call(operation, input, request, reply)
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
        ...envelopeFields(given, bookmark, viewer, request, gateway),
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

function indexOf(operations: readonly Operation[]): Resources {
  const index = new Map<string, Operation>()
  for (const operation of operations) {
    const { resource } = operation.contract.route
    if (resource) index.set(`${resource.name}/${resource.verb}`, operation)
  }
  return { named: (name, verb) => index.get(`${name}/${verb}`), addressed: restIndex(operations) }
}

function readResourceRequest(
  resources: Resources,
  request: FastifyRequest<{ Params: { resource: string; verb: string } }>,
): ResourceRequest {
  const asked = request.params.resource.replace(/Resource$/, '')
  const verb = VERB_OF_METHOD[request.method] ?? request.params.verb
  const given = readOptions(request)
  const shownOptions = Object.fromEntries(Object.entries(given).filter(([name]) => !SECRET_OPTION.test(name)))
  const shown = { name: `${asked}Resource`, shownOptions }
  if (asked === API_RESOURCE) return { ...readAddressed(resources, verb, given), ...shown }
  // A name of today is never an older one's.
  const known = resources.named(asked, verb)
  if (known) return { operation: known, input: toInput(given), ...shown }
  const { name, options } = modernResource(asked, given)
  return { operation: resources.named(name, verb), input: toInput(options), ...shown }
}

/** An operation of ours by its REST address; any other address is simply not found. */
function readAddressed({ addressed }: Resources, verb: string, { url, data, ...more }: Fields) {
  const methods = METHODS_OF_VERB[verb] ?? []
  const given = toInput({ ...more, ...dataOf(data) })
  const calls =
    typeof url === 'string'
      ? methods.flatMap((method) => modernCalls({ method, address: url, fields: given }))
      : []
  for (const { method, address, fields } of calls) {
    const match = addressed.find(method, address)
    if (match) return { operation: match.operation, input: { ...match.query, ...fields, ...match.path } }
  }
  return { operation: undefined, input: {} }
}

function dataOf(data: unknown): Fields {
  const value = typeof data === 'string' && data !== '' ? parseJson(data, 'data') : (data ?? {})
  return asOptions(value === '' ? {} : value)
}

/** `data` is JSON text `{options, context}`; a JSON body may carry `options` itself. */
function readOptions({ query, body }: FastifyRequest): Fields {
  const source = isRecord(body) ? { ...(query as object), ...body } : (query as Record<string, unknown>)
  const carrier = source as { data?: unknown; options?: unknown }
  if (carrier.options !== undefined) return asOptions(carrier.options)
  if (typeof carrier.data !== 'string') return {}
  const parsed = parseJson(carrier.data, 'data')
  return isRecord(parsed) ? asOptions(parsed.options ?? {}) : asOptions(parsed)
}

function asOptions(value: unknown): Fields {
  if (isRecord(value)) return value
  throw new DomainError('INVALID_INPUT', { fields: { options: { key: 'field.object' } } })
}

function toInput({ bookmarks, ...options }: Fields): Fields {
  const first: unknown = Array.isArray(bookmarks) ? bookmarks[0] : bookmarks
  return { ...options, bookmark: readBookmark(first ?? options.bookmark) }
}

function envelopeFields(
  { name, shownOptions: shown }: ResourceRequest,
  bookmark: string | null,
  viewer: Viewer,
  request: FastifyRequest,
  { appVersion }: Gateway,
) {
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
