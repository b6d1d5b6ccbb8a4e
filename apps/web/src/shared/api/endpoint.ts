import type { InputOf, OutputOf } from '@tessera/api-types/contract'
import type { Contracts } from '@tessera/api-types/contracts'
import type { Route } from '@tessera/api-types/route'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Call } from './base-api.ts'
import type { EntityBatch } from './entities-received.ts'

export type KnownRoute = Route & { name: keyof Contracts }
export type OperationInput<R extends KnownRoute> = InputOf<Contracts[R['name']]>
export type OperationOutput<R extends KnownRoute> = OutputOf<Contracts[R['name']]>

/** Events of a command whose outcome is shown before the server has done it. */
type Optimistic<O> = {
  apply: UnknownAction
  /** What the server made of it. */
  settle?: (output: O) => UnknownAction
  /** Takes `apply` back where the server refuses. */
  undo: UnknownAction
}

/** `A` is what callers hand over: the operation's input, or what `input` makes it of. */
export type EndpointOptions<I, O, A = I> = {
  input?: (ask: A) => I
  /** The entities of the response, for their slices. */
  entities?: (output: O) => EntityBatch
  optimistic?: (ask: A) => Optimistic<O>
  /** Events emitted once the server has done it; `stateBefore` is the state when it was asked. */
  confirmed?: (output: O, ask: A, stateBefore: unknown) => UnknownAction | readonly UnknownAction[]
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
  <I, O, A>({ optimistic, confirmed }: EndpointOptions<I, O, A>) =>
  async (ask: A, { dispatch, getState, queryFulfilled }: Started<O>) => {
    const stateBefore = getState()
    const shown = optimistic?.(ask)
    if (shown) dispatch(shown.apply)
    await queryFulfilled.then(
      ({ data }) => {
        if (shown?.settle) dispatch(shown.settle(data))
        if (confirmed) for (const event of [confirmed(data, ask, stateBefore)].flat()) dispatch(event)
      },
      () => shown && dispatch(shown.undo),
    )
  }

/** Responses are as in the contract: the server's tests parse each of them with its output schema. */
const trusted = <O>(output: unknown): O => output as O

/**
 * The endpoint of an operation, from its plain route: `build.query(endpoint(boardsRoutes['boards.get']))`.
 * The contract is only a type here, so no schema reaches the browser.
 */
export function endpoint<R extends KnownRoute, A = OperationInput<R>>(
  route: R,
  options: EndpointOptions<OperationInput<R>, OperationOutput<R>, A> = {},
): Endpoint<A, OperationOutput<R>> {
  const { input, entities, optimistic, confirmed } = options
  const entitiesOf = entities && ((output: unknown) => entities(trusted(output)))
  return {
    query: (ask) => ({ route, input: { ...((input?.(ask) ?? ask) as object) }, entities: entitiesOf }),
    transformResponse: trusted,
    ...((optimistic || confirmed) && { onQueryStarted: emitEvents(options) }),
  }
}
