import type { Route } from '@tessera/api-types/route'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { type ApiError, type CallInput, OFFLINE_STATUS, outputOf } from './call.ts'
import { entitiesReceived, type EntityBatch } from './entities-received.ts'
import { apiError } from './http-answer.ts'
import type { TransportChain } from './transport-chain.ts'

/** One call with the entities of its response. */
export type Call = { route: Route; input: CallInput; entities?: (output: unknown) => EntityBatch }

/** The store's extra argument: how this page, or this render, reaches the server. */
export type StoreExtra = TransportChain

const hasTransport = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'transport' in extra

/** What was asked; the actions of a call that has ended carry it as `meta.baseQueryMeta`. */
export type CallMeta = Pick<Call, 'route' | 'input'>

type CallServer = BaseQueryFn<Call, unknown, ApiError, object, CallMeta>

/** What nobody reads: the call was ended before. */
const ABORTED = { error: apiError(null, OFFLINE_STATUS) }

const callServer: CallServer = async ({ route, input, entities }, api) => {
  if (!hasTransport(api.extra)) throw new Error('The store was made without a transport')
  const result = await api.extra.transport(route, input, api.signal).catch((cause: unknown) => {
    if (api.signal.aborted) return ABORTED
    throw cause
  })
  if ('error' in result) return { error: result.error }
  const output = outputOf(route, result)
  // Before the response is stored, so that a list never names an entity the store does not hold.
  if (entities) api.dispatch(entitiesReceived(entities(output)))
  return { data: output, meta: { route, input } }
}

/** The one API of the site; features and entities inject their endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callServer,
  /**
   * `Proposals`: what the site proposes to the member, and leaves out for them: their settings decide.
   * `Experiences`: the guides for newcomers, until what they invite to is done.
   */
  tagTypes: ['Proposals', 'Experiences'],
  endpoints: () => ({}),
})
