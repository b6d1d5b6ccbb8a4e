import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { lockSeenBoards } from '../boards/board-service.ts'
import { addCarousel } from '../pins/carousel-service.ts'
import { addPin } from '../pins/pin-creation-service.ts'
import { tagPeople } from '../pins/person-tag-service.ts'
import { problemOf } from './scheduled-pin-rules.ts'
import * as scheduledStore from './scheduled-pin-store.ts'
import type { DuePin } from './scheduled-pin-store.ts'

type Needs = EmitDeps & Pick<Deps, 'log' | 'read' | 'transact'>

const AT_ONCE = 50

/** Publishes a waiting pin before its time; returns the id of the pin it became. */
export function publishNow(
  viewer: Member,
  id: string,
  deps: EmitDeps & Pick<Deps, 'transact'>,
): Promise<string> {
  return deps.transact(async (tx) => {
    const place = await scheduledStore.findPlace(tx, viewer.userId, id)
    if (!place) throw new DomainError('PIN_NOT_FOUND')
    const pinId = await publish(tx, { id, boardId: place.boardId, creator: viewer }, null, deps)
    if (pinId === undefined) throw new DomainError('PIN_NOT_FOUND')
    return pinId
  })
}

/** The job: publishes every pin whose time has come, each once however many run it; returns how many. */
export async function publishDue(deps: Needs): Promise<number> {
  let published = 0
  const broken: string[] = []
  for (;;) {
    const due = await scheduledStore.duePins(deps.read, deps.now(), { except: broken, limit: AT_ONCE })
    for (const pin of due) {
      const end = await publishOrNote(pin, deps)
      if (end === 'published') published += 1
      if (end === 'broken') broken.push(pin.id)
    }
    if (due.length < AT_ONCE) return published
  }
}

type Ending = 'published' | 'settled' | 'broken'

async function publishOrNote(pin: DuePin, deps: Needs): Promise<Ending> {
  const at = deps.now()
  try {
    const pinId = await deps.transact((tx) => publish(tx, pin, at, deps))
    return pinId === undefined ? 'settled' : 'published'
  } catch (error) {
    const problem = error instanceof DomainError ? problemOf(error.code) : null
    if (problem) {
      await scheduledStore.noteProblem(deps.read, pin.id, problem, at)
      return 'settled'
    }
    deps.log.error({ err: error, id: pin.id }, 'a scheduled pin was not published')
    return 'broken'
  }
}

/** Its board is held before the waiting pin is taken: everywhere in this order. */
async function publish(
  tx: Db,
  { id, boardId, creator }: DuePin,
  due: Date | null,
  deps: EmitDeps,
): Promise<string | undefined> {
  if (boardId === null) throw new DomainError('BOARD_NOT_FOUND')
  await lockSeenBoards(tx, creator, [boardId])
  const slots = await scheduledStore.loadSlots(tx, id)
  const taken = await scheduledStore.takeScheduled(tx, { id, userId: creator.userId, boardId, due })
  if (!taken) return undefined
  const { picture, ...words } = taken
  const pinId =
    slots.length > 0
      ? await addCarousel(tx, creator, { words, picture, slots }, deps)
      : await addPin(tx, creator, words, picture, deps)
  await tagPeople(tx, creator, { pinId, tags: words.tags ?? [] }, deps)
  return pinId
}
