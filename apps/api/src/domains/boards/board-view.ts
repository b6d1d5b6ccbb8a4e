import type { Sensitivity } from '@tessera/api-types/boards/board-limits'
import type {
  BoardMini,
  BoardSectionView,
  BoardView,
  CoverImage,
  SectionTile,
} from '@tessera/api-types/boards/views'
import { imageDimensions, imageUrl, type PinImageSize } from '@tessera/api-types/images/image-path'
import type { PinImage } from '@tessera/api-types/images/pin-image'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'
import { type BlockingActionRow, toBlockingAction } from './blocking-action-view.ts'
import { canAddPins, canEditBoard, type BoardAccess } from './board-policy.ts'
import { canAskToJoin, canInvite } from './collaborator-policy.ts'

export interface BoardMiniRow {
  id: string
  name: string
  slug: string
  privacy: string
  ownerUsername: string
}

/** A board with what its viewer needs to know, in one row. */
export interface BoardRow extends BoardMiniRow, BoardAccess {
  description: string
  category: string | null
  layout: string
  ownerId: string
  ownerFullName: string
  ownerAvatarSignature: string | null
  ownerIsVerifiedMerchant: boolean
  pinCount: number
  sectionlessPinCount: number
  sectionCount: number
  collaboratorCount: number
  followerCount: number
  isFollowedByViewer: boolean
  coverPinId: string | null
  coverImages: CoverImage[]
  collaborators: UserMiniRow[]
  collaboratorInvitesEnabled: boolean
  collaboratorRequestsEnabled: boolean
  pendingOwnerId: string | null
  /** The viewer's own open invitation or request. */
  viewerInvite: {
    kind: 'invitation' | 'join_request'
    canDelete: boolean
    invitedBy: UserMiniRow | null
  } | null
  archivedAt: Date | null
  sensitivity: Sensitivity | null
  blockingActions: BlockingActionRow[]
  lastPinAt: Date
  hasFreshPins: boolean
  relatedInterestIds: string[]
  createdAt: Date
}

export interface SectionRow {
  id: string
  slug: string
  title: string
  pinCount: number
}

export const boardUrl = (ownerUsername: string, slug: string): string => `/${ownerUsername}/${slug}/`

export const toBoardMini = (board: BoardMiniRow): BoardMini => ({
  id: board.id,
  type: 'board',
  name: board.name,
  url: boardUrl(board.ownerUsername, board.slug),
  privacy: board.privacy as BoardMini['privacy'],
})

export const toSectionView = (section: SectionRow): BoardSectionView => ({
  id: section.id,
  type: 'boardsection',
  slug: section.slug,
  title: section.title,
  pin_count: section.pinCount,
})

export const toSectionTile = (section: SectionRow & { coverImages: CoverImage[] }): SectionTile => ({
  ...toSectionView(section),
  cover_images: section.coverImages,
})

export function toBoardView(board: BoardRow, viewer: Viewer, site: Site): BoardView {
  const isOwner = memberId(viewer) === board.ownerId
  return {
    ...toBoardMini(board),
    description: board.description,
    category: board.category,
    layout: board.layout as BoardView['layout'],
    owner: toUserMini(ownerOf(board), site),
    pin_count: board.pinCount,
    sectionless_pin_count: board.sectionlessPinCount,
    section_count: board.sectionCount,
    follower_count: board.followerCount,
    collaborator_count: board.collaboratorCount,
    collaborating_users: board.collaborators.map((user) => toUserMini(user, site)),
    is_collaborative: board.collaboratorCount > 0,
    collaborated_by_me: board.isCollaborator,
    access: board.isCollaborator ? accessOf(board.canCollaboratorDelete) : [],
    collaborator_permissions: board.collaboratorInvitesEnabled ? ['save', 'invite'] : ['save'],
    ...invitingOf(board, viewer, site),
    followed_by_me: board.isFollowedByViewer,
    cover_pin: board.coverPinId === null ? null : { pin_id: board.coverPinId },
    cover_images: board.coverImages,
    images: { '170x': coversAt('170x', board, site), '236x': coversAt('236x', board, site) },
    has_fresh_more_ideas_tab: board.hasFreshPins && canAddPins(viewer, board),
    related_interest_ids: board.relatedInterestIds,
    archived_by_me_at: board.archivedAt?.toISOString() ?? null,
    blocking_actions: board.blockingActions.map(toBlockingAction),
    sensitivity: board.sensitivity,
    sensitivity_screen: board.sensitivity && { reason: board.sensitivity, show_warning: !isOwner },
    created_at: board.createdAt.toISOString(),
    board_order_modified_at: board.lastPinAt.toISOString(),
    abilities: {
      can_edit: canEditBoard(viewer, board),
      can_delete: isOwner,
      can_add_pins: canAddPins(viewer, board),
      can_follow: !isOwner && board.privacy === 'public',
      can_invite: canInvite(viewer, board),
      can_ask_to_join: canAskToJoin(viewer, board) && board.viewerInvite === null,
    },
  }
}

const coversAt = (size: PinImageSize, { coverImages }: BoardRow, { imageBase }: Site): PinImage[] =>
  coverImages.map(({ image_signature, dominant_color, ...original }) => ({
    url: imageUrl(imageBase, image_signature, size),
    ...imageDimensions(size, original),
    dominantColor: dominant_color,
  }))

const ownerOf = (board: BoardRow): UserMiniRow => ({
  id: board.ownerId,
  username: board.ownerUsername,
  fullName: board.ownerFullName,
  avatarSignature: board.ownerAvatarSignature,
  isVerifiedMerchant: board.ownerIsVerifiedMerchant,
})

/** What a collaborator may do; owners need no such words. */
export const accessOf = (canDelete: boolean): BoardView['access'] =>
  canDelete ? ['write', 'delete'] : ['write']

/** How people come to keep the board, as far as it is the viewer's to know. */
function invitingOf(board: BoardRow, viewer: Viewer, site: Site) {
  const { viewerInvite, pendingOwnerId } = board
  const me = memberId(viewer)
  const isParty = me !== null && (me === board.ownerId || me === pendingOwnerId)
  const invitation = viewerInvite?.kind === 'invitation' ? viewerInvite : null
  return {
    collaborator_invites_enabled: board.collaboratorInvitesEnabled,
    collaborator_requests_enabled: board.collaboratorRequestsEnabled,
    viewer_collaborator_join_requested: viewerInvite?.kind === 'join_request',
    viewer_invite: invitation && {
      invited_by_user: invitation.invitedBy && toUserMini(invitation.invitedBy, site),
      access: accessOf(invitation.canDelete),
    },
    pending_ownership_transfer: isParty ? pendingOwnerId : null,
  }
}
