import type { Contracts, InputOf, OutputOf } from '@tessera/api-types'
import type { PinCard } from '@tessera/api-types/pins/views'
import { hydratePinCards, PROPOSED } from '../../apps/api/src/domains/pins/pin-hydration.ts'
import { aSignedUpPerson, viewerOf } from '../../apps/api/src/domains/identity/testing/people.ts'
import { makeCaches, noCaches } from '../../apps/api/src/kernel/caches.ts'
import type { Context } from '../../apps/api/src/kernel/context.ts'
import { operations } from '../../apps/api/src/operations.ts'
import { visitor } from '../../apps/api/src/testing/test-callers.ts'
import { aBoard, aPin } from '../../apps/api/src/testing/test-content.ts'
import { type TestDeps, testDeps } from '../../apps/api/src/testing/test-deps.ts'
import { callerOf } from '../../apps/api/src/testing/test-operations.ts'

const MEMBERS = 4
const PINS = 4

export interface Person {
  member: Awaited<ReturnType<typeof aSignedUpPerson>>['viewer']
  token: string
  boardId: string
}

type Viewer = Context['viewer']

/** Two processes over one database, each with caches of its own, and one that remembers nothing. */
export interface FreshnessWorld {
  people: Person[]
  pinIds: string[]
  deps: TestDeps
  /** A call in one of the processes; null is the one without caches. */
  ask<N extends keyof Contracts>(
    process: 0 | 1 | null,
    viewer: Viewer,
    name: N,
    input: InputOf<Contracts[N]>,
  ): Promise<OutputOf<Contracts[N]>>
  /** The person as their next request finds them; a visitor for undefined. */
  viewer(person: Person | undefined): Promise<Viewer>
  /** Cards of these pins as they are now, of those alone that the viewer may see. */
  cards(viewer: Viewer, ids: readonly string[]): Promise<PinCard[]>
}

export async function openFreshnessWorld(): Promise<FreshnessWorld> {
  const deps = await testDeps()
  const people: Person[] = []
  const pinIds: string[] = []
  for (let index = 0; index < MEMBERS; index += 1) {
    const { viewer: member, token } = await aSignedUpPerson(deps)
    const board = await aBoard(deps, member)
    people.push({ member, token, boardId: board.id })
    for (let pin = 0; pin < PINS; pin += 1) pinIds.push((await aPin(deps, member, board)).id)
  }
  const uncached = { ...deps, caches: noCaches }
  const processes = [0, 1].map(() => callerOf(operations, { ...deps, caches: makeCaches() }))
  const [here, there] = processes
  if (!here || !there) throw new Error('no processes')
  const bare = callerOf(operations, uncached)
  return {
    people,
    pinIds,
    deps,
    ask: (process, viewer, name, input) =>
      (process === null ? bare : process === 0 ? here : there)(viewer, name, input),
    viewer: (person) => (person ? viewerOf(uncached, person.token) : Promise.resolve(visitor)),
    cards: (viewer, ids) => hydratePinCards(uncached, viewer, ids, PROPOSED),
  }
}
