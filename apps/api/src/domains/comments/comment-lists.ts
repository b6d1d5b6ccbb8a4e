import type { CommentView } from '@tessera/api-types/comments/views'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isPictureVisible, listComments, listReplies, loadComment } from './comment-read-store.ts'
import { toCommentView, type CommentRow } from './comment-view.ts'

interface ListInput {
  objectId: string
  bookmark: string | null
  page_size: number
}

/** Comments that stand above the others. */
const MAX_HIGHLIGHTED = 3

type Position = readonly [after: string, onTop: number]

/** Comments under a pin and all its copies. */
export async function commentPage(
  viewer: Viewer,
  input: ListInput,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<Page<CommentView>> {
  const { objectId, bookmark, page_size } = input
  const { read, site } = deps
  const viewerId = memberId(viewer)
  const scope = `comments:${objectId}`
  const position = decodeBookmark<Position>(site.secret, scope, bookmark)
  if (!(await isPictureVisible(read, viewer, objectId))) throw new DomainError('PIN_NOT_FOUND')
  // The last comment of a page must be one of the common order, for the next page begins behind it.
  const [after, onTop] = position ?? [null, Math.min(MAX_HIGHLIGHTED, page_size - 1)]
  const found = await listComments(read, { viewerId, of: objectId, after, onTop, limit: page_size + 1 })
  return present(found, page_size, viewer, deps, ({ id }) => encodeBookmark(site.secret, scope, [id, onTop]))
}

/** Replies to a comment. */
export async function replyPage(
  viewer: Viewer,
  input: ListInput,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<Page<CommentView>> {
  const { objectId, bookmark, page_size } = input
  const { read, site } = deps
  const viewerId = memberId(viewer)
  const scope = `replies:${objectId}`
  const after = decodeBookmark<string>(site.secret, scope, bookmark)
  if (!(await loadComment(read, viewer, objectId))) throw new DomainError('COMMENT_NOT_FOUND')
  const found = await listReplies(read, { viewerId, of: objectId, after, limit: page_size + 1 })
  return present(found, page_size, viewer, deps, ({ id }) => encodeBookmark(site.secret, scope, id))
}

function present(
  found: CommentRow[],
  pageSize: number,
  viewer: Viewer,
  { site }: Pick<Deps, 'site'>,
  bookmarkOf: (last: CommentRow) => string,
): Page<CommentView> {
  const { rows, bookmark } = toPage(found, pageSize, bookmarkOf)
  return { items: rows.map((row) => toCommentView(row, viewer, site)), bookmark }
}
