import { isDeepStrictEqual } from 'node:util'
import type { PinCard } from '@tessera/api-types/pins/views'
import { DomainError } from '../../apps/api/src/kernel/domain-error.ts'
import type { FreshnessWorld, Person } from './world.ts'

type Process = 0 | 1 | null
type Look = (world: FreshnessWorld, process: Process, person: Person | undefined) => Promise<unknown>

const PAGE = { page_size: 25 }

/** The result, or the code of the expected error. */
async function answerOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'INTERNAL') return error.code
    throw error
  }
}

const home: Look = async (world, process, person) =>
  world.ask(process, await world.viewer(person), 'feeds.home', PAGE)

/** What is read anew each time, no matter who has changed it. */
const readAnew = (pinId: string, boardId: string): Record<string, Look> => ({
  pin: async (world, process, person) =>
    world.ask(process, await world.viewer(person), 'pins.get', { id: pinId }),
  board: async (world, process, person) =>
    world.ask(process, await world.viewer(person), 'boards.feed', { board_id: boardId, ...PAGE }),
})

/** What this viewer gets otherwise than from a process that remembers nothing. */
async function differences(
  looks: Record<string, Look>,
  world: FreshnessWorld,
  process: Process,
  person: Person | undefined,
): Promise<string[]> {
  const differing: string[] = []
  for (const [name, look] of Object.entries(looks)) {
    const answer = await answerOf(() => look(world, process, person))
    if (!isDeepStrictEqual(answer, await answerOf(() => look(world, null, person)))) differing.push(name)
  }
  return differing
}

/** Why a pin was chosen stands with the plan. */
const plain = (card: PinCard) => ({ ...card, recommendation_reason: null })

/** Cards of a kept plan that are not as they are now, or that this viewer may not see any more. */
async function outdatedCards(
  world: FreshnessWorld,
  person: Person | undefined,
  shown: readonly PinCard[],
): Promise<string[]> {
  const viewer = await world.viewer(person)
  const now = await world.cards(
    viewer,
    shown.map(({ id }) => id),
  )
  return isDeepStrictEqual(shown.map(plain), now.map(plain)) ? [] : ['cards']
}

export interface Places {
  pinId: string
  boardId: string
}

/** What somebody finds wrong right after an act: their own act is in everything, another's in all that plans do not keep. */
export async function wrongNow(
  world: FreshnessWorld,
  process: 0 | 1,
  person: Person | undefined,
  { pinId, boardId, isOwnAct }: Places & { isOwnAct: boolean },
): Promise<string[]> {
  const looks = { ...readAnew(pinId, boardId), ...(isOwnAct && { home }) }
  const wrong = await differences(looks, world, process, person)
  const feed = (await home(world, process, person)) as { items: PinCard[] }
  wrong.push(...(await outdatedCards(world, person, feed.items)).map((what) => `home ${what}`))
  const related = await answerOf(async () =>
    world.ask(process, await world.viewer(person), 'feeds.related', { pin_id: pinId, ...PAGE }),
  )
  if (typeof related === 'string') return wrong
  const modules = (related as { items: (PinCard & { type: string })[] }).items
  const pins = modules.filter(({ type }) => type === 'pin')
  wrong.push(...(await outdatedCards(world, person, pins)).map((what) => `related ${what}`))
  return wrong
}

/** What a visitor finds wrong some time later, in the feed that all of them share. */
export const wrongLater = (world: FreshnessWorld, process: 0 | 1): Promise<string[]> =>
  differences({ home }, world, process, undefined)
