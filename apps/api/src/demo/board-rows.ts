import { type Insertable, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { Db } from '../kernel/deps.ts'
import { GROUP_BOARDS } from './community-data.ts'
import { idsByAge } from './demo-ids.ts'
import { insertAll } from './insert-all.ts'
import { personNamed } from './people.ts'
import type { WorldPlan } from './world-plan.ts'

export interface WrittenBoard {
  id: string
  ownerId: string
  isListed: boolean
  sections: string[]
  /** Who keeps it with its owner. */
  keepers: string[]
}

const KEEPERS = new Map(GROUP_BOARDS)

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')

export async function writeBoards(
  tx: Db,
  now: Date,
  { boards }: WorldPlan,
  people: readonly string[],
): Promise<WrittenBoard[]> {
  const idOf = idsByAge(now)
  const written: WrittenBoard[] = []
  const rows: Insertable<DB['boards']>[] = []
  const sectionRows: Insertable<DB['boardSections']>[] = []
  for (const board of boards) {
    const ownerId = people[board.person] as string
    const id = idOf(board.ageMs)
    const createdAt = new Date(now.getTime() - board.ageMs)
    const sections = board.sections.map((title, position) => {
      const sectionId = idOf(board.ageMs - position - 1)
      sectionRows.push({ id: sectionId, boardId: id, title, slug: slugOf(title), position, createdAt })
      return sectionId
    })
    rows.push({
      id,
      ownerId,
      name: board.name,
      slug: slugOf(board.name),
      description: board.description,
      category: board.interest,
      privacy: board.isSecret ? 'secret' : 'public',
      collaboratorRequestsEnabled: KEEPERS.has(board.name),
      lastPinAt: createdAt,
      createdAt,
    })
    const keepers = (KEEPERS.get(board.name) ?? []).map((name) => people[personNamed(name)] as string)
    written.push({ id, ownerId, isListed: !board.isSecret, sections, keepers })
  }
  await insertAll(tx, 'boards', rows)
  await insertAll(tx, 'boardSections', sectionRows)
  await insertAll(
    tx,
    'boardCollaborators',
    rows.flatMap(({ id: boardId, ownerId: invitedBy, createdAt }, at) =>
      (written[at]?.keepers ?? []).map((userId) => ({ boardId, userId, invitedBy, createdAt })),
    ),
  )
  return written
}

/** A board shows first what its owner made: what many saved would be the cover of many. Its last pin dates it. */
export async function chooseCovers(tx: Db): Promise<void> {
  await sql`UPDATE boards SET
    cover_pin_id = (SELECT max(p.id) FROM pins p WHERE p.board_id = boards.id AND p.saved_from_pin_id IS NULL),
    last_pin_at = COALESCE((SELECT max(p.created_at) FROM pins p WHERE p.board_id = boards.id), last_pin_at)`.execute(
    tx,
  )
}
