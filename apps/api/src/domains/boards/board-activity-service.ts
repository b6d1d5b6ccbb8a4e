import type { BoardActivity } from '@tessera/api-types/boards/board-activity'
import type { Member } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import * as activityStore from './board-activity-store.ts'
import { grouped, toActivity } from './board-activity-view.ts'
import { canAddPins } from './board-policy.ts'
import { findBoard } from './board-service.ts'

type Noted = Omit<activityStore.NewActivity, 'id' | 'createdAt'>

/** Notes what somebody did on a board, for those who keep it; returns the id of the entry. */
export async function noteActivity(
  tx: Db,
  activity: Noted,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
): Promise<string> {
  const id = newId()
  await activityStore.insertActivity(tx, { id, ...activity, createdAt: now() })
  return id
}

interface Moved {
  actorId: string
  to: { boardId: string; sectionId: string | null }
  pins: readonly { id: string; boardId: string }[]
}

/** Notes that somebody moved pins, where they are now and on each board that they left. */
export async function noteMoved(
  tx: Db,
  { actorId, to, pins }: Moved,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> {
  if (pins.length === 0) return
  const activityId = await noteActivity(tx, { ...to, actorId, kind: 'moved' }, deps)
  const pinIds = pins.map(({ id }) => id)
  await activityStore.noteMovedPins(tx, { activityId, boardId: to.boardId, pinIds })
  for (const [boardId, left] of Map.groupBy(pins, (pin) => pin.boardId)) {
    if (boardId === to.boardId) continue
    await noteActivity(tx, { boardId, actorId, kind: 'moved_away', pinCount: left.length }, deps)
  }
}

interface ActivityInput {
  board_id: string
  bookmark: string | null
  page_size: number
}

/** What was done on a board, for those who keep it. */
export async function activityOf(
  viewer: Member,
  { board_id: boardId, bookmark, page_size }: ActivityInput,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<{ items: BoardActivity[]; bookmark: string | null }> {
  const board = await findBoard(read, viewer, { boardId })
  if (!canAddPins(viewer, board)) throw new DomainError('NOT_ALLOWED')
  const scope = `boards.activity:${boardId}`
  const after = decodeBookmark<string>(site.secret, scope, bookmark)
  const asked = { boardId, viewerId: viewer.userId, after, limit: page_size + 1 }
  const rows = await activityStore.listActivity(read, asked)
  const page = toPage(rows, page_size, ({ id }) => encodeBookmark(site.secret, scope, id))
  return { items: grouped(page.rows).map((row) => toActivity(row, site)), bookmark: page.bookmark }
}
