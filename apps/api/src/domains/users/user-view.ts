import { imageUrl } from '@tessera/api-types/images/image-path'
import type { UserCard } from '@tessera/api-types/follows/views'
import type { UserMini, UserView } from '@tessera/api-types/users/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'

/** A person's row as far as cards need it. */
export interface UserMiniRow {
  id: string
  username: string
  fullName: string
  avatarSignature: string | null
  isVerifiedMerchant: boolean
}

export interface UserCardRow extends UserMiniRow {
  followerCount: number
  pinCount: number
  isPrivateProfile: boolean
  isFollowedByViewer: boolean
  isRequestedByViewer: boolean
  isBlockedByViewer: boolean
}

export interface UserRow extends UserCardRow {
  firstName: string
  about: string
  coverSignature: string | null
  websiteUrl: string | null
  isDomainVerified: boolean
  boardCount: number
  secretBoardCount: number
  /** Pins on the person's secret boards. */
  secretPinCount: number
  followingCount: number
  interestFollowingCount: number
  isHiddenFromSearch: boolean
  isFollowerOfViewer: boolean
  isPartner: boolean
  createdAt: Date
}

export const toUserMini = (user: UserMiniRow, { imageBase }: Site): UserMini => ({
  id: user.id,
  type: 'user',
  username: user.username,
  full_name: user.fullName,
  image_small_url: user.avatarSignature && imageUrl(imageBase, user.avatarSignature, '75x75'),
  image_medium_url: user.avatarSignature && imageUrl(imageBase, user.avatarSignature, '136x136'),
  is_verified_merchant: user.isVerifiedMerchant,
})

export const toUserCard = (user: UserCardRow, site: Site): UserCard => ({
  ...toUserMini(user, site),
  follower_count: user.followerCount,
  pin_count: user.pinCount,
  is_private_profile: user.isPrivateProfile,
  explicitly_followed_by_me: user.isFollowedByViewer,
  follow_requested_by_me: user.isRequestedByViewer,
  blocked_by_me: user.isBlockedByViewer,
})

/** Others and a limited login learn nothing of secret boards, not even how many there are. */
export function toUserView(user: UserRow, viewer: Viewer, site: Site): UserView {
  const isMe = memberId(viewer) === user.id
  const seesSecrets = isMe && viewer.state === 'AUTH'
  return {
    ...toUserCard(user, site),
    entity_id: user.id,
    first_name: user.firstName,
    about: user.about,
    image_large_url: user.avatarSignature && imageUrl(site.imageBase, user.avatarSignature, '474x'),
    profile_cover_url: user.coverSignature && imageUrl(site.imageBase, user.coverSignature, '736x'),
    website_url: user.websiteUrl,
    domain_url: user.websiteUrl && domainOf(user.websiteUrl),
    domain_verified: user.isDomainVerified,
    verified_identity: { verified: user.isDomainVerified },
    connection_type: isMe ? 'self' : connectionTo(user),
    board_count: seesSecrets ? user.boardCount : Math.max(0, user.boardCount - user.secretBoardCount),
    pin_count: seesSecrets ? user.pinCount : Math.max(0, user.pinCount - user.secretPinCount),
    following_count: user.followingCount,
    interest_following_count: user.interestFollowingCount,
    is_hidden_from_search: user.isHiddenFromSearch,
    is_partner: user.isPartner,
    created_at: user.createdAt.toISOString(),
    abilities: { can_edit: isMe, can_follow: !isMe && !user.isBlockedByViewer },
  }
}

function connectionTo({ isFollowedByViewer, isFollowerOfViewer }: UserRow): UserView['connection_type'] {
  if (isFollowedByViewer) return isFollowerOfViewer ? 'mutual' : 'following'
  return isFollowerOfViewer ? 'follower' : 'none'
}

/** The host of a web address, without `www.`. */
export const domainOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
