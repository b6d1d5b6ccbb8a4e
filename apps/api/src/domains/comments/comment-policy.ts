import { memberId, type Viewer } from '@tessera/shared-auth'
import type { CommentRow } from './comment-view.ts'

type Written = Pick<CommentRow, 'userId'>
type UnderPin = Pick<CommentRow, 'userId' | 'isUnderOwnPin'>

export const canEditComment = (viewer: Viewer, { userId }: Written): boolean => memberId(viewer) === userId

export const canDeleteComment = (viewer: Viewer, comment: UnderPin): boolean =>
  canEditComment(viewer, comment) || canHighlightComment(viewer, comment)

/** The pin's owner decides what stands out under it. */
export const canHighlightComment = (
  viewer: Viewer,
  { isUnderOwnPin }: Pick<UnderPin, 'isUnderOwnPin'>,
): boolean => viewer.state === 'AUTH' && isUnderOwnPin
