import type { InputOf, OutputOf } from '@tessera/api-types/contract'
import type { Contracts } from '@tessera/api-types/contracts'
import type { Route } from '@tessera/api-types/route'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Call } from './base-api.ts'
import type { EntityBatch } from './entities-received.ts'

export type KnownRoute = Route & { name: keyof Contracts }
export type OperationInput<R extends KnownRoute> = InputOf<Contracts[R['name']]>
export type OperationOutput<R extends KnownRoute> = OutputOf<Contracts[R['name']]>

type Inverse = { apply: UnknownAction; undo: UnknownAction }

export type EndpointOptions<I, O> = {
  /** The entities of the response, for their slices. */
  entities?: (output: O) => EntityBatch
  /** An event emitted at once, and the one that undoes it if the server refuses. */
  optimistic?: (input: I) => Inverse
  /** An event emitted once the server has done it. */
  confirmed?: (output: O, input: I) => UnknownAction
}

type Started<O> = {
  dispatch: (action: UnknownAction) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: O }>
}

/** What RTK Query's `build.query` and `build.mutation` take, their types included. */
export type Endpoint<I, O> = {
  query: (input: I) => Call
  transformResponse: (output: unknown) => O
  onQueryStarted?: (input: I, started: Started<O>) => Promise<void>
}

const emitEvents =
  <I, O>({ optimistic, confirmed }: EndpointOptions<I, O>) =>
  async (input: I, { dispatch, queryFulfilled }: Started<O>) => {
    const inverse = optimistic?.(input)
    if (inverse) dispatch(inverse.apply)
    await queryFulfilled.then(
      ({ data }) => confirmed && dispatch(confirmed(data, input)),
      () => inverse && dispatch(inverse.undo),
    )
  }

/** The server parses every response with the contract's output schema. */
const trusted = <O>(output: unknown): O => output as O

/**
 * The endpoint of an operation, from its plain route: `build.query(endpoint(boardsRoutes['boards.get']))`.
 * The contract is only a type here, so no schema reaches the browser.
 */
export function endpoint<R extends KnownRoute>(
  route: R,
  options: EndpointOptions<OperationInput<R>, OperationOutput<R>> = {},
): Endpoint<OperationInput<R>, OperationOutput<R>> {
  const { entities, optimistic, confirmed } = options
  const entitiesOf = entities && ((output: unknown) => entities(trusted(output)))
  return {
    query: (input) => ({ route, input: { ...(input as object) }, entities: entitiesOf }),
    transformResponse: trusted,
    ...((optimistic || confirmed) && { onQueryStarted: emitEvents(options) }),
  }
}
