import { imageUrl } from '@tessera/api-types/images/image-path'
import {
  type DeletedItem,
  recentlyDeletedContracts as contracts,
  type DeletedType,
  RESTORABLE_DAYS,
} from '@tessera/api-types/recently-deleted/contracts'
import type { Member } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps, Site } from '../../kernel/deps.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  forgetDeletedBoard,
  forgetDeletedSection,
  restorableSince,
  restoreBoard,
  restoreSection,
} from '../boards/board-restore-service.ts'
import { forgetDeletedPin, restorePins } from '../pins/pin-restore-service.ts'
import { forgetDeletedComment, restoreComment } from '../comments/comment-restore-service.ts'
import { type DeletedRow, listDeleted, type Position } from './recently-deleted-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

type Act = (viewer: Member, id: string, deps: EmitDeps & Pick<Deps, 'transact'>) => Promise<unknown>

const restore: Record<DeletedType, Act> = {
  pin: (viewer, id, deps) => restorePins(viewer, [id], deps),
  section: restoreSection,
  board: restoreBoard,
  comment: restoreComment,
}

const forget: Record<DeletedType, Act> = {
  pin: forgetDeletedPin,
  section: forgetDeletedSection,
  board: forgetDeletedBoard,
  comment: forgetDeletedComment,
}

const toDeletedItem = (row: DeletedRow, { imageBase }: Site): DeletedItem => ({
  type: row.type,
  id: row.id,
  name: row.name,
  image_url: row.imageSignature && imageUrl(imageBase, row.imageSignature, '236x'),
  board_name: row.boardName,
  pin_count: row.pinCount,
  reply_count: row.replyCount,
  deleted_at: row.deletedAt.toISOString(),
  deleted_until: new Date(row.deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS).toISOString(),
})

export const recentlyDeletedOperations: Operation[] = [
  implement(contracts['recentlyDeleted.list'], async ({ bookmark, page_size }, { viewer, deps }) => {
    const scope = `recentlyDeleted:${viewer.userId}`
    const { secret } = deps.site
    const rows = await listDeleted(deps.read, viewer, {
      since: restorableSince(deps),
      before: decodeBookmark<Position>(secret, scope, bookmark),
      limit: page_size + 1,
    })
    const page = toPage(rows, page_size, ({ deletedAt, id }) =>
      encodeBookmark(secret, scope, [deletedAt.toISOString(), id]),
    )
    return { items: page.rows.map((row) => toDeletedItem(row, deps.site)), bookmark: page.bookmark }
  }),
  implement(contracts['recentlyDeleted.restore'], async ({ type, id }, { viewer, deps }) => {
    await restore[type](viewer, id, deps)
    return { type, id }
  }),
  implement(contracts['recentlyDeleted.delete'], async ({ type, id }, { viewer, deps }) => {
    await forget[type](viewer, id, deps)
    return { type, id }
  }),
]
