import type { Deps } from '../../apps/api/src/kernel/deps.ts'
import { messageSteps } from '../../apps/api/src/testing/test-messages.ts'
import type { Member } from './visibility-world.ts'

interface People {
  ada: Member
  ben: Member
  reader: Member
}

/** Ben sends the reader a pin and a board of Ada's and Ada herself; Ada asks to write to them. */
export async function theMail(
  deps: Deps,
  { ada, ben, reader }: People,
  of: { pinId: string; boardId: string; words: string },
): Promise<Record<string, readonly unknown[]>> {
  const { call, follows, begin } = messageSteps(deps)
  await follows(ben, reader)
  await follows(reader, ben)
  const { id: conversation_id } = await begin(ben, [reader])
  for (const attached of [{ pin: of.pinId }, { board: of.boardId }, { user: ada.userId }])
    await call(ben, 'messages.send', { conversation_id, ...attached })
  const asked = await begin(ada, [reader], of.words)
  const { sentKey } = await deps.read
    .selectFrom('messages')
    .select('sentKey')
    .where('conversationId', '=', conversation_id)
    .where('sentKey', 'is not', null)
    .executeTakeFirstOrThrow()
  return { conversation_id: [conversation_id, asked.id], sent_key: [sentKey] }
}
