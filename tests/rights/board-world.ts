import type { Deps } from '../../apps/api/src/kernel/deps.ts'
import { aBoard, aPin, type TestBoard, type TestPin } from '../../apps/api/src/testing/test-content.ts'
import type { Person } from './people-world.ts'

/** A board with what hangs on it. */
export interface BoardWorld {
  board: TestBoard
  pin: TestPin
  sectionId: string
  /** Written by who owns the board. */
  commentId: string
  /** Made by who owns the board. */
  didItId: string
  /** Taken down by the same, before that one. */
  takenDownDidItId: string
  /** Written by the stranger, where they see the pin. */
  strangersCommentId: string
}

export const BOARDS = ['publicBoard', 'protectedBoard', 'secretBoard', 'privateOwnerBoard'] as const
export type BoardName = (typeof BOARDS)[number]

export const aPlaceOf = async (deps: Deps, keeper: Person) => {
  const board = await aBoard(deps, keeper)
  return { board, pin: await aPin(deps, keeper, board) }
}

interface Hands {
  keeper: Person
  stranger: Person
  isListed?: boolean | undefined
}

export async function aBoardWith(
  deps: Deps,
  { keeper, stranger, isListed }: Hands,
  privacy: 'public' | 'protected' | 'secret',
): Promise<BoardWorld> {
  const board = await aBoard(deps, keeper, {
    privacy,
    name: privacy === 'secret' ? 'A secret board of the owner' : `A ${privacy} board`,
  })
  const sectionId = deps.newId()
  const createdAt = deps.now()
  await deps.read
    .insertInto('boardSections')
    .values({ id: sectionId, boardId: board.id, title: 'Part', slug: 'part', position: 1, createdAt })
    .execute()
  const pin = await aPin(deps, keeper, board, {
    title: `A pin of ${privacy}`,
    sectionId,
    isListed: isListed ?? privacy === 'public',
  })
  const write = async (userId: string) => {
    const id = deps.newId()
    const { aggregatedPinId } = pin
    await deps.read
      .insertInto('comments')
      .values({ id, aggregatedPinId, pinId: pin.id, userId, text: 'Lovely', createdAt })
      .execute()
    return id
  }
  const tried = async (removedAt: Date | null) => {
    const id = deps.newId()
    const { aggregatedPinId, imageSignature } = pin
    const made = {
      id,
      aggregatedPinId,
      pinId: pin.id,
      userId: keeper.userId,
      imageSignature,
      createdAt,
      removedAt,
      removedBy: removedAt && keeper.userId,
    }
    await deps.read
      .insertInto('comments')
      .values({ ...made, kind: 'did_it', text: '' })
      .execute()
    return id
  }
  await deps.read
    .updateTable('aggregatedPins')
    .set({ commentCount: 2, didItCount: 1 })
    .where('id', '=', pin.aggregatedPinId)
    .execute()
  return {
    board,
    pin,
    sectionId,
    commentId: await write(keeper.userId),
    takenDownDidItId: await tried(createdAt),
    didItId: await tried(null),
    strangersCommentId: await write(stranger.userId),
  }
}
