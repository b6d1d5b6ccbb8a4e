import {
  LIKE_REACTION,
  type CommentImage,
  type CommentTag,
  type CommentView,
} from '@tessera/api-types/comments/views'
import type { Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { isSameLanguage } from '../../translation/translator.ts'
import { imagesOf } from '../pins/pin-view.ts'
import { toFeatureMap } from '../preferences/settings-view.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'
import { canDeleteComment, canEditComment, canHighlightComment } from './comment-policy.ts'

/** What a picture is drawn from. */
export interface CommentImageRow {
  signature: string
  width: number
  height: number
  dominantColor: string
}

/** A comment with its author and what the viewer did to it. */
export interface CommentRow {
  id: string
  kind: 'comment' | 'did_it'
  aggregatedPinId: string
  pinId: string | null
  parentId: string | null
  text: string
  image: CommentImageRow | null
  tags: CommentTag[]
  taggedUsers: UserMiniRow[]
  likeCount: number
  isLikedByViewer: boolean
  helpfulCount: number
  isMarkedHelpfulByViewer: boolean
  isHighlighted: boolean
  replyCount: number
  createdAt: Date
  /** Settings of the owner of the pin it was written under, while that pin is there. */
  ownerSettings: Parameters<typeof toFeatureMap>[0] | null
  userId: string
  authorLocale: string
  username: string
  fullName: string
  avatarSignature: string | null
  isVerifiedMerchant: boolean
  /** The viewer keeps the pin it was written under, or made the pin that all copies come from. */
  isUnderOwnPin: boolean
}

export const toReactions = ({
  likeCount,
  isLikedByViewer,
}: Pick<CommentRow, 'likeCount' | 'isLikedByViewer'>): Pick<
  CommentView,
  'reaction_counts' | 'reaction_by_me'
> => ({
  reaction_counts: likeCount > 0 ? [{ reactionType: LIKE_REACTION, reactionCount: likeCount }] : [],
  reaction_by_me: isLikedByViewer ? LIKE_REACTION : 0,
})

export const toHelpful = ({
  helpfulCount,
  isMarkedHelpfulByViewer,
}: Pick<CommentRow, 'helpfulCount' | 'isMarkedHelpfulByViewer'>): Pick<
  CommentView,
  'helpful_count' | 'marked_helpful_by_me'
> => ({ helpful_count: helpfulCount, marked_helpful_by_me: isMarkedHelpfulByViewer })

const IMAGE_SIZES = ['236x', '736x', 'orig'] as const

export const toCommentImage = (image: CommentImageRow, site: Site): CommentImage => ({
  image_signature: image.signature,
  images: imagesOf(
    {
      imageSignature: image.signature,
      imageWidth: image.width,
      imageHeight: image.height,
      dominantColor: image.dominantColor,
    },
    IMAGE_SIZES,
    site,
  ),
})

const NOTHING_CHOSEN = { commentFeatures: {}, commentsFrom: 'anyone', mentionsFrom: 'anyone' } as const

export const toCommentView = (comment: CommentRow, viewer: Viewer, site: Site): CommentView => ({
  id: comment.id,
  type: 'aggregatedcomment',
  user: toUserMini({ ...comment, id: comment.userId }, site),
  text: comment.text,
  tags: comment.tags.filter((tag) => comment.taggedUsers.some(({ id }) => id === tag.user_id)),
  tagged_users: comment.taggedUsers.map((user) => toUserMini(user, site)),
  ...toReactions(comment),
  ...toHelpful(comment),
  highlighted_by_pin_owner: comment.isHighlighted,
  comment_count: comment.replyCount,
  parent_id: comment.parentId,
  pin_id: comment.pinId,
  image: comment.image && toCommentImage(comment.image, site),
  translatedText: null,
  featureMap: toFeatureMap(comment.ownerSettings ?? NOTHING_CHOSEN),
  created_at: comment.createdAt.toISOString(),
  abilities: {
    can_edit: canEditComment(viewer, comment),
    can_delete: canDeleteComment(viewer, comment),
    can_highlight: canHighlightComment(viewer, comment),
    can_translate:
      site.canTranslate && viewer.state === 'AUTH' && !isSameLanguage(comment.authorLocale, viewer.locale),
  },
})
