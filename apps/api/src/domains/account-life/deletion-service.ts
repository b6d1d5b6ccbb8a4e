import type { Deps } from '../../kernel/deps.ts'
import { forgetActor } from '../accounts/audit-service.ts'
import { forgetAudiencesOf } from '../ads/promotion-audience-service.ts'
import { releaseProducts } from '../catalogs/product-pin-service.ts'
import { deleteLoneConversations } from '../messages/conversation-service.ts'
import { removePins } from '../pins/pin-removal-service.ts'
import { forgetPerson } from '../tracking/retention-service.ts'
import {
  boardsWithPinsOf,
  deleteAccount,
  dueAccounts,
  holdTouched,
  lockDue,
  recountTouched,
} from './account-life-store.ts'

const AT_ONCE = 20

/** Deletes accounts whose days of grace are over with all that is theirs, each for itself; returns how many. */
export async function deleteDueAccounts(
  deps: Pick<Deps, 'log' | 'now' | 'read' | 'site' | 'transact'>,
): Promise<number> {
  let deleted = 0
  const failed: string[] = []
  for (;;) {
    const due = await dueAccounts(deps.read, deps.now(), { except: failed, limit: AT_ONCE })
    if (due.length === 0) return deleted
    for (const userId of due) {
      try {
        if (await deleteOne(userId, deps)) deleted += 1
      } catch (error) {
        failed.push(userId)
        deps.log.error({ err: error, userId }, 'an account was not deleted')
      }
    }
  }
}

/** False where the account was restored in the meantime. */
const deleteOne = (userId: string, deps: Pick<Deps, 'now' | 'site' | 'transact'>): Promise<boolean> =>
  deps.transact(async (tx) => {
    if (!(await lockDue(tx, userId, deps.now()))) return false
    await forgetPerson(tx, userId)
    await forgetAudiencesOf(tx, userId, deps)
    await releaseProducts(tx, userId, deps.now())
    for (const { boardId, ids } of await boardsWithPinsOf(tx, userId))
      await removePins(tx, boardId, { ids }, deps)
    const touched = await holdTouched(tx, userId)
    await deleteLoneConversations(tx, userId)
    await deleteAccount(tx, userId)
    await forgetActor(tx, userId)
    await recountTouched(tx, touched)
    return true
  })
