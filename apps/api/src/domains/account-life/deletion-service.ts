import type { Deps } from '../../kernel/deps.ts'
import { deleteLoneConversations } from '../messages/conversation-service.ts'
import { removePins } from '../pins/pin-removal-service.ts'
import {
  boardsWithPinsOf,
  deleteAccount,
  dueAccounts,
  holdTouched,
  lockDue,
  recountTouched,
} from './account-life-store.ts'

const AT_ONCE = 20

/** Deletes accounts whose days of grace are over with all that is theirs; returns how many. */
export async function deleteDueAccounts(deps: Pick<Deps, 'now' | 'read' | 'transact'>): Promise<number> {
  const due = await dueAccounts(deps.read, deps.now(), AT_ONCE)
  for (const userId of due) await deleteOne(userId, deps)
  return due.length
}

const deleteOne = (userId: string, deps: Pick<Deps, 'now' | 'transact'>): Promise<void> =>
  deps.transact(async (tx) => {
    if (!(await lockDue(tx, userId, deps.now()))) return
    for (const { boardId, ids } of await boardsWithPinsOf(tx, userId))
      await removePins(tx, boardId, { ids }, deps)
    const touched = await holdTouched(tx, userId)
    await deleteLoneConversations(tx, userId)
    await deleteAccount(tx, userId)
    await recountTouched(tx, touched)
  })
