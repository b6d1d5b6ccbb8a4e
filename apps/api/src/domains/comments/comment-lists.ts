import type { DidItView, UnifiedComment } from '@tessera/api-types/comments/did-it-views'
import type { CommentView } from '@tessera/api-types/comments/views'
import type { Page } from '@tessera/api-types'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findProfile } from '../users/user-service.ts'
import {
  isPictureVisible,
  listComments,
  listDidItsBy,
  listReplies,
  loadComment,
  loadTalkCounts,
  type CommentKind,
} from './comment-read-store.ts'
import { toCommentView, type CommentRow } from './comment-view.ts'
import { isDidIt, toDidItView, toUnifiedComment } from './did-it-view.ts'

interface PageInput {
  bookmark: string | null
  page_size: number
}
interface ListInput extends PageInput {
  objectId: string
}

type Needs = Pick<Deps, 'read' | 'site'>

/** Comments that stand above the others. */
const MAX_HIGHLIGHTED = 3
const PREVIEWED = 3

type Position = readonly [after: string, onTop: number]

/** Comments under a pin and all its copies. */
export async function commentPage(viewer: Viewer, input: ListInput, deps: Needs): Promise<Page<CommentView>> {
  const page = await pageUnderPicture(viewer, input, ['comment'], deps)
  return { ...page, items: page.items.map((row) => toCommentView(row, viewer, deps.site)) }
}

/** What members made of a pin or one of its copies. */
export async function didItPage(viewer: Viewer, input: ListInput, deps: Needs): Promise<Page<DidItView>> {
  return toDidIts(await pageUnderPicture(viewer, input, ['did_it'], deps), viewer, deps)
}

/** Comments and did-its in one list. */
export async function unifiedPage(
  viewer: Viewer,
  input: ListInput,
  deps: Needs,
): Promise<Page<UnifiedComment>> {
  const page = await pageUnderPicture(viewer, input, ['comment', 'did_it'], deps)
  return { ...page, items: page.items.map((row) => toUnifiedComment(row, viewer, deps.site)) }
}

/** The beginning of that list, and how much there is in all. */
export async function unifiedPreview(viewer: Viewer, objectId: string, deps: Needs) {
  const { items } = await unifiedPage(viewer, { objectId, bookmark: null, page_size: PREVIEWED }, deps)
  const { commentCount = 0, didItCount = 0 } = (await loadTalkCounts(deps.read, objectId)) ?? {}
  return { items, comment_count: commentCount, did_it_count: didItCount }
}

async function pageUnderPicture(
  viewer: Viewer,
  { objectId, bookmark, page_size }: ListInput,
  kinds: readonly CommentKind[],
  { read, site }: Needs,
): Promise<Page<CommentRow>> {
  const viewerId = memberId(viewer)
  const scope = `${kinds.join('+')}s:${objectId}`
  const position = decodeBookmark<Position>(site.secret, scope, bookmark)
  if (!(await isPictureVisible(read, viewer, objectId))) throw new DomainError('PIN_NOT_FOUND')
  // The last comment of a page must be one of the common order, for the next page begins behind it.
  const highlighted = kinds.includes('comment') ? Math.min(MAX_HIGHLIGHTED, page_size - 1) : 0
  const [after, onTop] = position ?? [null, highlighted]
  const found = await listComments(read, {
    viewerId,
    of: objectId,
    after,
    onTop,
    kinds,
    limit: page_size + 1,
  })
  const page = toPage(found, page_size, ({ id }) => encodeBookmark(site.secret, scope, [id, onTop]))
  return { items: page.rows, bookmark: page.bookmark }
}

/** What one person tried, as far as they show what they do. */
export async function memberDidItPage(
  viewer: Viewer,
  { username, bookmark, page_size }: PageInput & { username: string },
  deps: Needs,
): Promise<Page<DidItView>> {
  const { read, site } = deps
  const user = await findProfile(read, viewer, { username })
  const scope = `did-its:${user.id}`
  const after = decodeBookmark<string>(site.secret, scope, bookmark)
  const found = user.canSeeContent
    ? await listDidItsBy(read, viewer, { by: user.id, after, limit: page_size + 1 })
    : []
  const page = toPage(found, page_size, ({ id }) => encodeBookmark(site.secret, scope, id))
  return toDidIts({ items: page.rows, bookmark: page.bookmark }, viewer, deps)
}

/** Replies to a comment. */
export const replyPage = (viewer: Viewer, input: ListInput, deps: Needs): Promise<Page<CommentView>> =>
  pageOfThread(viewer, input, deps, (root) => {
    if (!root) throw new DomainError('COMMENT_NOT_FOUND')
  })

/** Comments on what somebody made. */
export const didItCommentPage = (viewer: Viewer, input: ListInput, deps: Needs): Promise<Page<CommentView>> =>
  pageOfThread(viewer, input, deps, (root) => {
    if (!root || !isDidIt(root)) throw new DomainError('DID_IT_NOT_FOUND')
  })

async function pageOfThread(
  viewer: Viewer,
  { objectId, bookmark, page_size }: ListInput,
  { read, site }: Needs,
  admit: (root: CommentRow | undefined) => void,
): Promise<Page<CommentView>> {
  const viewerId = memberId(viewer)
  const scope = `replies:${objectId}`
  const after = decodeBookmark<string>(site.secret, scope, bookmark)
  admit(await loadComment(read, viewer, objectId))
  const found = await listReplies(read, { viewerId, of: objectId, after, limit: page_size + 1 })
  const page = toPage(found, page_size, ({ id }) => encodeBookmark(site.secret, scope, id))
  return { items: page.rows.map((row) => toCommentView(row, viewer, site)), bookmark: page.bookmark }
}

const toDidIts = (page: Page<CommentRow>, viewer: Viewer, { site }: Pick<Deps, 'site'>): Page<DidItView> => ({
  ...page,
  items: page.items.filter(isDidIt).map((row) => toDidItView(row, viewer, site)),
})
