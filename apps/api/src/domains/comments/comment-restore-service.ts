import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { restorableSince } from '../boards/board-restore-service.ts'
import { admittedTo } from './comment-admission-service.ts'
import { isPictureVisible, loadComment } from './comment-read-store.ts'
import { countReply, countTalk } from './comment-write-store.ts'
import {
  findDeletedThread,
  forgetOldThreads,
  forgetThread,
  insertDeletedThread,
} from './deleted-comment-store.ts'

type Needs = Pick<Deps, 'now' | 'transact'>

/** A comment that the viewer deleted stands under its pin again, with its replies, where they may still write. */
export function restoreComment(viewer: Member, id: string, deps: Needs): Promise<void> {
  return deps.transact(async (tx) => {
    const mine = { id, userId: viewer.userId, after: restorableSince(deps) }
    const kept = await findDeletedThread(tx, mine)
    if (!kept || !(await isPictureVisible(tx, viewer, kept.aggregatedPinId)))
      throw new DomainError('COMMENT_NOT_FOUND')
    const { aggregatedPinId, pinId, parentId, comments } = kept
    if (pinId) await admittedTo(tx, viewer, pinId)
    await countTalk(tx, aggregatedPinId, { comments })
    if (
      parentId &&
      !((await loadComment(tx, viewer, parentId)) && (await countReply(tx, aggregatedPinId, parentId)))
    )
      throw new DomainError('COMMENT_NOT_FOUND')
    await insertDeletedThread(tx, id)
    await forgetThread(tx, mine)
  })
}

/** A comment of the viewer's choice cannot be restored any more. */
export function forgetDeletedComment(viewer: Member, id: string, { transact }: Needs): Promise<void> {
  return transact(async (tx) => {
    if (!(await forgetThread(tx, { id, userId: viewer.userId }))) throw new DomainError('COMMENT_NOT_FOUND')
  })
}

/** Forgets comments that can no longer be restored. */
export const forgetDeletedComments = async (deps: Pick<Deps, 'now' | 'read'>): Promise<void> => {
  await forgetOldThreads(deps.read, restorableSince(deps))
}
