import type { CallError, CallResult, Invoke } from '@tessera/api-types/page/page-renderer'
import { errorCatalogue, type ErrorCode } from '@tessera/api-types/errors'
import { isDocumentName } from '@tessera/api-types/documents/stored-documents'
import type { Context } from '../kernel/context.ts'
import { DomainError, asDomainError, toErrorBody } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { isRecord } from '../transports/call.ts'
import { documentValues } from '../transports/document-values.ts'
import { toAnswer } from '../transports/envelope.ts'

/** Runs queries and stored documents for a page being rendered, as its viewer and without HTTP. A page changes nothing, so commands are refused. */
export function inProcessCalls(operations: readonly Operation[]): (context: Context) => Invoke {
  const documentValue = documentValues(operations)
  const index = new Map(operations.map((operation) => [operation.contract.route.name, operation]))
  return (context) => async (name, raw) => {
    try {
      if (isDocumentName(name)) return { data: await documentValue(name, variablesOf(raw), context) }
      const operation = index.get(name)
      if (!operation) throw new DomainError('NOT_FOUND')
      if (operation.contract.route.kind !== 'query') throw new DomainError('METHOD_NOT_ALLOWED')
      return toAnswer(operation.contract.route, await operation.run(raw, context))
    } catch (error) {
      const expected = asDomainError(error)
      if (expected.code === 'INTERNAL') {
        context.deps.log.error({ err: error, requestId: context.caller.requestId, name }, 'page call failed')
      }
      return { error: toCallError(expected) }
    }
  }
}

const variablesOf = (raw: unknown): Record<string, unknown> =>
  isRecord(raw) && isRecord(raw.variables) ? raw.variables : {}

function toCallError(error: DomainError): CallError {
  const body = toErrorBody(error)
  return { ...body, code: body.api_error_code, message_detail: body.message_detail ?? '' }
}

/** The response of a call whose output is known by its name. Throws `missing` for all that the viewer may not see. */
export function dataOf<T>(result: CallResult, missing: ErrorCode): T {
  if (!('error' in result)) return result.data as T
  const { httpStatus } = result.error
  if (httpStatus === errorCatalogue.UNAVAILABLE.httpStatus) throw new DomainError('UNAVAILABLE')
  throw new DomainError(httpStatus === errorCatalogue.INTERNAL.httpStatus ? 'INTERNAL' : missing)
}
