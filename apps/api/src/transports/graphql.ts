import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ExecutionResult } from 'graphql'
import mercurius from 'mercurius'
import type { Page } from '@tessera/api-types'
import { errorCatalogue } from '@tessera/api-types/errors'
import { camelKeys, snakeKeys } from '@tessera/api-types/wire/key-case'
import type { Context } from '../kernel/context.ts'
import { asDomainError, type DomainError, RETRY_AFTER_SECONDS, toErrorBody } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { isRecord } from './call.ts'
import { readCursor, toConnection } from './connection.ts'
import { graphqlSchema } from './graphql-schema.ts'
import { storedDocument } from './stored-documents.ts'

type Resolver = (
  source: unknown,
  args: Record<string, unknown>,
  within: { call: Context },
) => Promise<unknown>

/** Runs a stored document for a viewer; null where there is none of that name, or the variables do not fit. */
type AskDocument = (
  key: unknown,
  variables: Record<string, unknown>,
  call: Context,
) => Promise<ExecutionResult | null>

declare module 'fastify' {
  interface FastifyInstance {
    askDocument: AskDocument
  }
}

/** Stored documents only, at one address: what cannot be asked cannot be too deep, too wide or too curious. */
export async function graphqlTransport(
  app: FastifyInstance,
  operations: readonly Operation[],
): Promise<void> {
  const fields: Record<string, Resolver> = {}
  for (const operation of operations) {
    const { graphql, kind } = operation.contract.route
    if (graphql && kind === 'query') fields[graphql.field] = resolverOf(operation)
  }
  if (Object.keys(fields).length === 0) return
  await app.register(mercurius, {
    schema: graphqlSchema,
    resolvers: { Query: fields, Pin: { entityId: ({ id }: { id: string }) => id } },
    routes: false,
    jit: 1,
  })
  app.decorate('askDocument', (key, variables, call) => execute(app, storedDocument(key), variables, call))
  app.post('/_/graphql/', async (request, reply) => {
    const asked = isRecord(request.body) ? request.body : {}
    const key = asked.queryName ?? asked.queryHash
    if (storedDocument(key) === undefined) return refuse(reply, 'Only stored documents can be asked for.')
    const variables = asked.variables ?? {}
    if (!isRecord(variables)) return refuse(reply, 'variables must be an object')
    const answer = await app.askDocument(key, variables, await request.context(reply))
    if (!answer) return refuse(reply, 'The variables do not fit the document.')
    const status = brokenStatus(answer) ?? 200
    if (status === errorCatalogue.UNAVAILABLE.httpStatus) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(status).send(answer)
  })
}

/** Resolvers return an Error value and never throw. */
async function execute(
  app: FastifyInstance,
  document: string | undefined,
  variables: Record<string, unknown>,
  call: Context,
): Promise<ExecutionResult | null> {
  if (document === undefined) return null
  try {
    const answer = await app.graphql(document, { call }, variables)
    return answer.data ? answer : null
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 400) return null
    throw error
  }
}

/** The status of a response that is our own fault, so that the client retries. */
export function brokenStatus({ data }: { data?: unknown }): number | undefined {
  const values = Object.values(data ?? {}) as ({ httpStatus?: number } | null)[]
  return values.find((value) => (value?.httpStatus ?? 0) >= 500)?.httpStatus
}

const refuse = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ data: null, errors: [{ message, extensions: { code: 'INVALID_INPUT' } }] })

const resolverOf =
  (operation: Operation): Resolver =>
  async (_source, { cursor, ...args }, { call }) => {
    const { paged } = operation.contract.route
    try {
      const place = readCursor(cursor)
      const answer = await operation.run(
        { ...(snakeKeys(args) as object), ...(paged && { bookmark: place.from }) },
        call,
      )
      if (!paged) return { __typename: 'Pin', ...(camelKeys(answer) as object) }
      return { __typename: 'Feed', ...toConnection(camelPage(answer as Page<unknown>), place) }
    } catch (error) {
      return toErrorValue(error, call)
    }
  }

/** The schema type of a feed entry. */
const asModule = (item: unknown): object => ({
  __typename: isRecord(item) && item.type === 'story' ? 'Story' : 'Pin',
  ...(camelKeys(item) as object),
})

const camelPage = ({ items, bookmark }: Page<unknown>): Page<unknown> => ({
  items: items.map(asModule),
  bookmark,
})

function toErrorValue(error: unknown, { deps, caller }: Context) {
  const expected: DomainError = asDomainError(error)
  if (expected.code === 'INTERNAL')
    deps.log.error({ err: error, requestId: caller.requestId }, 'graphql failed')
  const { api_error_code, message_detail, ...body } = toErrorBody(expected)
  return {
    __typename: 'Error',
    ...body,
    code: api_error_code,
    apiErrorCode: api_error_code,
    messageDetail: message_detail,
  }
}
