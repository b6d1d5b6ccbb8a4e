import { sql, type RawBuilder } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'

/** Whether the viewer sees a board, and with it its pins; a limited login is shown no secret one. */
export function seesBoard(boardId: RawBuilder<unknown>, viewer: Viewer): RawBuilder<unknown> {
  const maySee = sql`can_see_board(${boardId}, ${memberId(viewer)}::bigint)`
  if (viewer.state !== 'LIMITED_LOGIN') return maySee
  return sql`(${maySee} AND ${isOpen(boardId)})`
}

/** Not kept from a mailbox that somebody else may read. */
const isOpen = (boardId: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM boards open_one WHERE open_one.id = ${boardId} AND open_one.privacy <> 'secret')`
