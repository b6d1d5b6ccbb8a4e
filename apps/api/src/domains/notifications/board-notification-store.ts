import type { Db } from '../../kernel/deps.ts'

/** Removes notifications of invitations and requests to a board that are over. */
export async function removeInvitesToBoard(
  tx: Db,
  boardId: string,
  userIds: readonly string[],
): Promise<void> {
  const people = [...userIds]
  await tx
    .deleteFrom('notifications')
    .where('boardId', '=', boardId)
    .where((row) =>
      row.or([
        row.and([row('kind', '=', 'board_invite'), row('userId', 'in', people)]),
        row.and([row('kind', '=', 'board_join_request'), row('actorId', 'in', people)]),
      ]),
    )
    .execute()
}

/** Removes the notification of an offered board. */
export async function removeBoardOffer(tx: Db, boardId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('boardId', '=', boardId)
    .where('kind', '=', 'board_offered')
    .where('userId', '=', userId)
    .execute()
}

/** Who owned a board in between is of no interest. */
export async function removeBoardTransfers(tx: Db, boardId: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('boardId', '=', boardId)
    .where('kind', '=', 'board_transferred')
    .execute()
}
