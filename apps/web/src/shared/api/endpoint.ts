import type { Contract, InputOf, OutputOf } from '@tessera/api-types/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Call } from './base-api.ts'
import type { EntityBatch } from './entities-received.ts'

type Inverse = { apply: UnknownAction; undo: UnknownAction }

export type EndpointOptions<I, O> = {
  /** The things the answer carries, for the entity slices. */
  entities?: (output: O) => EntityBatch
  /** An event told at once, and the one that takes it back if the server refuses. */
  optimistic?: (input: I) => Inverse
}

type Started = { dispatch: (action: UnknownAction) => unknown; queryFulfilled: Promise<unknown> }

/** What RTK Query's `build.query<O, I>` and `build.mutation<O, I>` take. */
export type Endpoint<I> = {
  query: (input: I) => Call
  onQueryStarted?: (input: I, started: Started) => Promise<void>
}

const applyThenUndo =
  <I>(optimistic: (input: I) => Inverse) =>
  async (input: I, { dispatch, queryFulfilled }: Started) => {
    const { apply, undo } = optimistic(input)
    dispatch(apply)
    await queryFulfilled.catch(() => dispatch(undo))
  }

/**
 * The endpoint of an operation, from its plain route; the contract is only a type here,
 * so no schema reaches the browser.
 */
export function endpoint<C extends Contract>(
  route: C['route'],
  { entities, optimistic }: EndpointOptions<InputOf<C>, OutputOf<C>> = {},
): Endpoint<InputOf<C>> {
  // The server parses every answer with the contract's output schema before it leaves.
  const entitiesOf = entities && ((output: unknown) => entities(output as OutputOf<C>))
  return {
    query: (input) => ({ route, input: input ?? {}, entities: entitiesOf }),
    ...(optimistic && { onQueryStarted: applyThenUndo(optimistic) }),
  }
}
