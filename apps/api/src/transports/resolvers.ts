import type { Page } from '@tessera/api-types'
import { camelKeys, snakeKeys } from '@tessera/api-types/wire/key-case'
import type { Context } from '../kernel/context.ts'
import { asDomainError, type DomainError, toErrorBody } from '../kernel/domain-error.ts'
import type { Operation } from '../kernel/operation.ts'
import { isRecord } from './call.ts'
import { readCursor, toConnection } from './connection.ts'

/** Returns a value of the schema by its `__typename`, an Error value for what failed; never throws. */
type Resolver = (
  source: unknown,
  args: Record<string, unknown>,
  within: { call: Context },
) => Promise<unknown>

/** The fields of `Query` by name, each an operation that reads. */
export const resolversOf = (operations: readonly Operation[]): Partial<Record<string, Resolver>> =>
  Object.fromEntries(
    operations.flatMap((operation) => {
      const { graphql, kind } = operation.contract.route
      return graphql && kind === 'query' ? [[graphql.field, resolverOf(operation)]] : []
    }),
  )

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
