import { reasonOf } from '@tessera/api-types/issue-reason'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../kernel/context.ts'
import { DomainError, asDomainError, fieldError } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { parseJson } from '../kernel/parse-json.ts'
import { consumeForAddress } from '../plugins/address-limits.ts'
import { isRecord } from './call.ts'
import { toAnswer, toFailure } from './envelope.ts'
import { restIndex, type RestIndex } from './rest-index.ts'
import { fieldNames, restFailure, restSuccess, sendRestFailure } from './rest.ts'

const MAX_REQUESTS = 20

const BatchInput = z.object({
  requests: z
    .array(
      z.object({
        method: z.literal('GET').default('GET'),
        uri: z.string().max(2048),
        params: z.record(z.string(), z.unknown()).default({}),
        key: z.string().max(200).optional(),
      }),
    )
    .max(MAX_REQUESTS),
})

type BatchRequest = z.output<typeof BatchInput>['requests'][number]

/**
 * Runs several reads with the caller's own rights. Each finds its operation in the same index
 * as a REST call would, has its own outcome under its own key, and never re-enters HTTP.
 */
export function batchTransport(app: FastifyInstance, operations: readonly Operation[]): void {
  const index = restIndex(operations)
  app.route({
    method: 'POST',
    url: '/v3/batch/',
    async handler(request, reply) {
      const parsed = BatchInput.safeParse(readBody(request.body))
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        throw fieldError('INVALID_INPUT', 'requests', issue && reasonOf(issue))
      }
      const { requests } = parsed.data
      const context = await request.context(reply)
      for (const _ of requests) await consumeForAddress(context.deps.limits, request.ip)
      const outcomes = await Promise.all(
        requests.map(async (item) => [item.key ?? item.uri, await runOne(index, item, context)] as const),
      )
      return reply.send(restSuccess({ data: Object.fromEntries(outcomes), bookmark: null }))
    },
    errorHandler: (error, _request, reply) => sendRestFailure(error, reply),
  })
}

/** `requests` comes as JSON text, or as the list itself in a JSON body. */
function readBody(body: unknown): unknown {
  const requests = isRecord(body) ? body.requests : undefined
  return { requests: typeof requests === 'string' ? parseJson(requests, 'requests') : requests }
}

async function runOne(index: RestIndex, { method, uri, params }: BatchRequest, context: Context) {
  try {
    const match = index.find(method, uri)
    if (!match?.operation.contract.route.isBatchable) throw new DomainError('NOT_FOUND')
    const { operation } = match
    const { fields } = { ...match.query, ...params }
    const result = await operation.run({ ...match.query, ...params, ...match.path }, context)
    return restSuccess(toAnswer(operation.contract.route, result), fieldNames(fields))
  } catch (error) {
    const expected = asDomainError(error)
    if (expected.code === 'INTERNAL')
      context.deps.log.error({ err: error, requestId: context.caller.requestId }, 'batch item failed')
    const failure = toFailure(expected)
    return restFailure(failure.error, failure.fields)
  }
}
