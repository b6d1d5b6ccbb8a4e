import type { UnknownAction } from '@reduxjs/toolkit'
import type { EntityBatch } from './entities-received.ts'
import type { Call } from './base-api.ts'
import { endpoint, type KnownRoute, type OperationInput, type OperationOutput } from './endpoint.ts'

/** One page of a listing as a query keeps it: the things themselves live in the entity slices. */
export type IdPage = { ids: string[]; bookmark: string | null }

type Identified = { id: string }
type PagedOutput = { items: readonly Identified[]; bookmark: string | null }

type PagedRoute = KnownRoute & { paged: unknown }
type ItemOf<R extends KnownRoute> = OperationOutput<R> extends { items: (infer T)[] } ? T : never

/** What the caller names; the bookmark comes from the page before. */
type ListInput<R extends KnownRoute> = Omit<OperationInput<R>, 'bookmark'>

type PagedEndpoint<I> = {
  query: (ask: { queryArg: I; pageParam: string | null }) => Call
  transformResponse: (output: unknown) => IdPage
  infiniteQueryOptions: {
    initialPageParam: string | null
    getNextPageParam: (last: IdPage) => string | null
  }
  onQueryStarted?: (ask: I, started: StartedPages) => Promise<void>
}

type StartedPages = {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<{ data: { pages: readonly IdPage[] } }>
}

/**
 * The endpoint of a paged operation, for `build.infiniteQuery<IdPage, I, string | null>`.
 * `entities` names the slices that keep the items; `toInput` omits what only separates cache entries;
 * `received` is emitted with the ids of all pages that came.
 */
export function pagedEndpoint<R extends PagedRoute, I>(
  route: R,
  entities: (items: ItemOf<R>[]) => EntityBatch,
  toInput: (asked: I) => ListInput<R>,
  received?: (ids: string[], asked: I) => UnknownAction,
): PagedEndpoint<I> {
  const plain = endpoint(route, {
    entities: (output) => entities((output as { items: ItemOf<R>[] }).items),
  })
  return {
    query: ({ queryArg, pageParam }) =>
      plain.query({ ...toInput(queryArg), bookmark: pageParam } as OperationInput<R>),
    transformResponse: (output) => {
      const { items, bookmark } = output as PagedOutput
      return { ids: items.map(({ id }) => id), bookmark }
    },
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
    ...(received && {
      onQueryStarted: (asked: I, { dispatch, queryFulfilled }: StartedPages) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              received(
                data.pages.flatMap(({ ids }) => ids),
                asked,
              ),
            ),
          () => undefined,
        ),
    }),
  }
}
