import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ExecutionResult } from 'graphql'
import mercurius from 'mercurius'
import { errorCatalogue } from '@tessera/api-types/errors'
import type { Context } from '../kernel/context.ts'
import { RETRY_AFTER_SECONDS } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { isRecord } from './call.ts'
import { graphqlSchema } from './graphql-schema.ts'
import { resolversOf } from './resolvers.ts'
import { storedDocument } from './stored-documents.ts'

/** Stored documents only, at one address: what cannot be asked cannot be too deep, too wide or too curious. */
export async function graphqlTransport(
  app: FastifyInstance,
  operations: readonly Operation[],
): Promise<void> {
  const fields = resolversOf(operations)
  if (Object.keys(fields).length === 0) return
  await app.register(mercurius, {
    schema: graphqlSchema,
    resolvers: { Query: fields, Pin: { entityId: ({ id }: { id: string }) => id } },
    routes: false,
    jit: 1,
  })
  app.post('/_/graphql/', async (request, reply) => {
    const asked = isRecord(request.body) ? request.body : {}
    const document = storedDocument(asked.queryName ?? asked.queryHash)
    if (document === undefined) return refuse(reply, 'Only stored documents can be asked for.')
    const variables = asked.variables ?? {}
    if (!isRecord(variables)) return refuse(reply, 'variables must be an object')
    const answer = await execute(app, document, variables, await request.context(reply))
    if (!answer) return refuse(reply, 'The variables do not fit the document.')
    const status = brokenStatus(answer) ?? 200
    if (status === errorCatalogue.UNAVAILABLE.httpStatus) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.code(status).send(answer)
  })
}

/** Runs a document for a viewer; null where the variables do not fit it. */
async function execute(
  app: FastifyInstance,
  document: string,
  variables: Record<string, unknown>,
  call: Context,
): Promise<ExecutionResult | null> {
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
