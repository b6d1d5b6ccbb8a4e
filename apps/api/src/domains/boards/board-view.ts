import type { BoardMini, BoardSectionView, BoardView, CoverImage } from '@tessera/api-types/boards/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'
import { canAddPins, canEditBoard, type BoardAccess } from './board-policy.ts'

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
  archivedAt: Date | null
  lastPinAt: Date
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
    access: accessOf(board),
    followed_by_me: board.isFollowedByViewer,
    cover_pin: board.coverPinId === null ? null : { pin_id: board.coverPinId },
    cover_images: board.coverImages,
    archived_by_me_at: board.archivedAt?.toISOString() ?? null,
    created_at: board.createdAt.toISOString(),
    board_order_modified_at: board.lastPinAt.toISOString(),
    abilities: {
      can_edit: canEditBoard(viewer, board),
      can_delete: isOwner,
      can_add_pins: canAddPins(viewer, board),
      can_follow: !isOwner && board.privacy === 'public',
    },
  }
}

const ownerOf = (board: BoardRow): UserMiniRow => ({
  id: board.ownerId,
  username: board.ownerUsername,
  fullName: board.ownerFullName,
  avatarSignature: board.ownerAvatarSignature,
  isVerifiedMerchant: board.ownerIsVerifiedMerchant,
})

/** What a collaborator may do with others' pins; owners need no such words. */
function accessOf({ isCollaborator, canCollaboratorDelete }: BoardAccess): BoardView['access'] {
  if (!isCollaborator) return []
  return canCollaboratorDelete ? ['write', 'delete'] : ['write']
}
