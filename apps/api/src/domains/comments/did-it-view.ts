import type { DidItView, UnifiedComment } from '@tessera/api-types/comments/did-it-views'
import type { Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toUserMini } from '../users/user-view.ts'
import { canDeleteComment, canEditComment } from './comment-policy.ts'
import {
  toCommentImage,
  toCommentView,
  toHelpful,
  type CommentImageRow,
  type CommentRow,
} from './comment-view.ts'

/** A did-it has a picture. */
export type DidItRow = CommentRow & { kind: 'did_it'; image: CommentImageRow }

export const isDidIt = (row: CommentRow): row is DidItRow => row.kind === 'did_it' && row.image !== null

export const toLikes = ({
  likeCount,
  isLikedByViewer,
}: Pick<CommentRow, 'likeCount' | 'isLikedByViewer'>): Pick<DidItView, 'like_count' | 'liked_by_me'> => ({
  like_count: likeCount,
  liked_by_me: isLikedByViewer,
})

export const toDidItView = (didIt: DidItRow, viewer: Viewer, site: Site): DidItView => ({
  id: didIt.id,
  type: 'userdiditdata',
  user: toUserMini({ ...didIt, id: didIt.userId }, site),
  details: didIt.text,
  image: toCommentImage(didIt.image, site),
  comment_count: didIt.replyCount,
  ...toLikes(didIt),
  ...toHelpful(didIt),
  aggregated_pin_id: didIt.aggregatedPinId,
  pin_id: didIt.pinId,
  created_at: didIt.createdAt.toISOString(),
  abilities: { can_edit: canEditComment(viewer, didIt), can_delete: canDeleteComment(viewer, didIt) },
})

export const toUnifiedComment = (row: CommentRow, viewer: Viewer, site: Site): UnifiedComment =>
  isDidIt(row) ? toDidItView(row, viewer, site) : toCommentView(row, viewer, site)
