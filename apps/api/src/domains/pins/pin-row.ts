import type { AiLabel, ReactionCount } from '@tessera/api-types/pins/views'
import type { AboutRow, ContentRow } from './pin-content-view.ts'
import type { SponsorshipRow } from './sponsorship-view.ts'
import type { CardFieldsRow, PinFieldsRow } from './pin-fields-view.ts'

/** The viewer's copy of a pin: the pin itself if it is one, else the newest. An original is not a copy. */
export interface SavedCopyRow {
  id: string
  boardId: string
  boardName: string
  boardSlug: string
  boardOwnerUsername: string
  section: { id: string; title: string; slug: string } | null
}

/** A pin with its pinner, its board and the viewer's own copy. */
export interface PinRow extends CardFieldsRow {
  id: string
  aggregatedPinId: string
  imageWidth: number
  imageHeight: number
  content: ContentRow
  isPaidPartnership: boolean
  aiLabel: AiLabel | null
  createdAt: Date
  saveCount: number
  commentCount: number
  didItCount: number
  userId: string
  username: string
  fullName: string
  avatarSignature: string | null
  isVerifiedMerchant: boolean
  boardId: string
  boardName: string
  boardSlug: string
  boardPrivacy: string
  boardOwnerId: string
  boardOwnerUsername: string
  isCollaborator: boolean
  canCollaboratorDelete: boolean
  savedCopy: SavedCopyRow | null
}

export interface PinDetailRow extends PinRow, PinFieldsRow {
  richMetadata: AboutRow | null
  boardCategory: string | null
  isOnSensitiveBoard: boolean
  isPromoted: boolean
  isDownstreamPromotion: boolean
  isHiddenByViewer: boolean
  shareCount: number
  /** Made by its pinner, no copy. */
  isOriginal: boolean
  /** Its file or staff decide whether it was made with AI, whatever its creator claims. */
  isAiDecided: boolean
  sponsorship: SponsorshipRow | null
  section: { id: string; title: string; slug: string } | null
  pinnerFollowerCount: number
  isPinnerFollowedByViewer: boolean
  reactionCounts: ReactionCount[]
  reactionByViewer: number
  isDoneByViewer: boolean
  hasTags: boolean
  relatedInterests: { id: string; name: string; slug: string }[]
}
