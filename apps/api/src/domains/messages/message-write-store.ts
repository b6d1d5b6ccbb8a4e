import type { Insertable } from 'kysely'
import type { Messages } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export const insertMessage = (tx: Db, message: Insertable<Messages>) =>
  tx.insertInto('messages').values(message).execute()

export const deleteMessage = (tx: Db, id: string) => tx.deleteFrom('messages').where('id', '=', id).execute()

export const saveReaction = (
  tx: Db,
  given: { messageId: string; userId: string; reactionType: number; createdAt: Date },
) =>
  tx
    .insertInto('messageReactions')
    .values(given)
    .onConflict((clash) =>
      clash.columns(['messageId', 'userId']).doUpdateSet({ reactionType: given.reactionType }),
    )
    .execute()

export const deleteReaction = (tx: Db, messageId: string, userId: string) =>
  tx.deleteFrom('messageReactions').where('messageId', '=', messageId).where('userId', '=', userId).execute()
