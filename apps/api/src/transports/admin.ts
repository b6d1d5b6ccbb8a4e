import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ADMIN_VERBS, adminAddress, type Address } from '@tessera/api-types/addresses'
import { MORE_ROWS_HEADER } from '@tessera/api-types/business/business-options'
import type { AdminVerb } from '@tessera/api-types/route'
import { countedRows } from '@tessera/api-types/wire/admin-list'
import { DomainError } from '../kernel/domain-error.ts'
import { parseJson } from '../kernel/parse-json.ts'
import type { Operation } from '../kernel/operation.ts'
import { call, isRecord } from './call.ts'
import { toFailure } from './envelope.ts'
import { toRouterPath } from './rest.ts'

/** Where a record's fields are at fault; a fault of the address or the query, or no readable record, is 400. */
const UNPROCESSABLE = 422

/** The dialect of ra-data-simple-rest: bare records, Content-Range, errors by field. */
export function adminTransport(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const { admin } = operation.contract.route
    if (!admin) continue
    const { method, path } = adminAddress(admin, admin.verb)
    app.route({
      method,
      url: toRouterPath(path),
      async handler(request, reply) {
        const { data } = await call(operation, readInput(admin.verb, request), request, reply)
        return admin.verb === 'list'
          ? sendList(unitOf(admin.resource), data, reply)
          : reply.code(admin.verb === 'create' ? 201 : 200).send(data)
      },
      errorHandler: (error, _request, reply) => sendFailure(error, reply, admin.verb),
    })
  }
  refuseOtherMethods(app, operations)
}

/** A resource that exists but does not take a method responds 405, not 404. */
function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  const taken = new Set<string>()
  for (const { contract } of operations) {
    const { admin } = contract.route
    if (admin) taken.add(keyOf(adminAddress(admin, admin.verb)))
  }
  for (const resource of operations.flatMap(({ contract }) => contract.route.admin ?? [])) {
    for (const verb of ADMIN_VERBS) {
      const address = adminAddress(resource, verb)
      if (taken.has(keyOf(address))) continue
      taken.add(keyOf(address))
      app.route({
        method: address.method,
        url: toRouterPath(address.path),
        config: { refusesMethod: true },
        handler(request, reply) {
          reply.header('allow', app.methodsOf(request.url).join(', '))
          return sendFailure(new DomainError('METHOD_NOT_ALLOWED'), reply, verb)
        },
      })
    }
  }
}

const keyOf = ({ method, path }: Address): string => `${method} ${path}`

/** What a list counts: the last part of its address. */
export const unitOf = (resource: string): string => resource.split('/').at(-1) ?? resource

function sendList(unit: string, data: unknown, reply: FastifyReply): FastifyReply {
  const { items, total, offset } = data as { items: unknown[]; total: number; offset: number }
  const range = items.length === 0 ? '*' : `${offset}-${offset + items.length - 1}`
  const counted = countedRows(offset + items.length - 1)
  const hasMore = total > counted
  if (hasMore) reply.header(MORE_ROWS_HEADER, 'true')
  return reply
    .header('content-range', `${unit} ${range}/${hasMore ? counted : total}`)
    .header('access-control-expose-headers', hasMore ? `Content-Range, ${MORE_ROWS_HEADER}` : 'Content-Range')
    .send(items)
}

export function sendFailure(error: unknown, reply: FastifyReply, verb: AdminVerb): FastifyReply {
  if (!(error instanceof DomainError)) throw error
  const { httpStatus, error: body, fields, retryAfter } = toFailure(error)
  if (retryAfter) reply.header('retry-after', retryAfter)
  const isRecordRead = (verb === 'create' || verb === 'update') && typeof reply.request.body === 'object'
  const isInvalidRecord = error.code === 'INVALID_INPUT' && fields && isRecordRead
  return reply.code(isInvalidRecord ? UNPROCESSABLE : httpStatus).send({
    status: 'failure',
    // This dialect's word for a refusal.
    code: body.code === 'NOT_ALLOWED' ? 'FORBIDDEN' : body.code,
    message: body.message,
    message_detail: body.message_detail,
    reason: body.reason,
    ...(fields && { errors: fields }),
  })
}

function readInput(verb: AdminVerb, { query, body, params }: FastifyRequest): Record<string, unknown> {
  const address = params as Record<string, string>
  if (verb === 'list') return { ...readListQuery(query as Record<string, unknown>), ...address }
  // Several things are created by a bare list.
  if (verb === 'create' && Array.isArray(body)) return { items: body, ...address }
  // A DELETE arrives with `Content-Type: text/plain` and nothing in it.
  if (isRecord(body) || (verb !== 'create' && verb !== 'update')) {
    return { ...(isRecord(body) ? body : {}), ...address }
  }
  throw new DomainError('INVALID_INPUT', { reason: { key: 'refusal.recordExpected' } })
}

export function readListQuery(query: Record<string, unknown>): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const name of ['sort', 'range', 'filter']) {
    const text = query[name]
    if (text === undefined) continue
    read[name] = parseJson(String(text), name)
  }
  return read
}
