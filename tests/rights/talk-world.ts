import { messagesOperations } from '../../apps/api/src/domains/messages/operations.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'
import type { aMember } from '../../apps/api/src/testing/test-callers.ts'
import { callerOf } from '../../apps/api/src/testing/test-operations.ts'

export interface TalkWorld {
  /** Begun by the collaborator, whom the owner does not follow. */
  conversationId: string
  messageId: string
  /** The same with the former collaborator. */
  groupId: string
}

/** Somebody writes to the owner alone, and to the owner and one more. */
export async function theTalk(
  deps: Deps,
  writer: Awaited<ReturnType<typeof aMember>>,
  ids: { owner: string; exCollaborator: string },
): Promise<TalkWorld> {
  const write = (user_ids: string[]) =>
    callerOf(messagesOperations, deps)(writer, 'conversations.create', { user_ids, text: 'Between us' })
  const { id, messages } = await write([ids.owner])
  const group = await write([ids.owner, ids.exCollaborator])
  return { conversationId: id, messageId: messages[0]?.id ?? '', groupId: group.id }
}
