import { z } from 'zod'
import { PinImage } from '../images/pin-image.ts'
import { UserMini } from '../users/views.ts'
import { SENSITIVITIES } from './board-limits.ts'
import { BlockingAction } from './blocking-actions.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const
export const BOARD_LAYOUTS = ['default', 'compact'] as const

/** A board wherever one is named beside something else. */
export const BoardMini = z.object({
  id: Id,
  type: z.literal('board'),
  name: z.string(),
  url: z.string(),
  privacy: z.enum(BOARD_PRIVACIES),
})
export type BoardMini = z.output<typeof BoardMini>

/** One picture of a board's cover. */
export const CoverImage = z.object({
  image_signature: z.string(),
  dominant_color: z.string(),
  width: z.number(),
  height: z.number(),
})
export type CoverImage = z.output<typeof CoverImage>

export const BoardSectionView = z.object({
  id: Id,
  type: z.literal('boardsection'),
  slug: z.string(),
  title: z.string(),
  pin_count: z.number(),
})
export type BoardSectionView = z.output<typeof BoardSectionView>

/** A section in a list of them, with pictures of its newest pins. */
export const SectionTile = BoardSectionView.extend({ cover_images: z.array(CoverImage) })
export type SectionTile = z.output<typeof SectionTile>

/** What a collaborator may do: save to a board, and remove the pins of others. */
export const BOARD_ACCESS = ['write', 'delete'] as const
export const BoardAccess = z.array(z.enum(BOARD_ACCESS))

/** What the owner lets every collaborator do. */
export const COLLABORATOR_PERMISSIONS = ['save', 'invite'] as const

export const BoardView = BoardMini.extend({
  description: z.string(),
  category: z.string().nullable(),
  layout: z.enum(BOARD_LAYOUTS),
  owner: UserMini,
  pin_count: z.number(),
  sectionless_pin_count: z.number(),
  section_count: z.number(),
  follower_count: z.number(),
  collaborator_count: z.number(),
  collaborating_users: z.array(UserMini),
  is_collaborative: z.boolean(),
  collaborated_by_me: z.boolean(),
  access: BoardAccess,
  collaborator_permissions: z.array(z.enum(COLLABORATOR_PERMISSIONS)),
  /** Collaborators may propose further ones. */
  collaborator_invites_enabled: z.boolean(),
  /** Others may ask to join. */
  collaborator_requests_enabled: z.boolean(),
  viewer_collaborator_join_requested: z.boolean(),
  /** The open invitation of the viewer. */
  viewer_invite: z.object({ invited_by_user: UserMini.nullable(), access: BoardAccess }).nullable(),
  /** Whom the owner offers the board to; only the two read it. */
  pending_ownership_transfer: Id.nullable(),
  followed_by_me: z.boolean(),
  cover_pin: z.object({ pin_id: Id }).nullable(),
  cover_images: z.array(CoverImage),
  /** The pictures of its cover by their size. */
  images: z.object({ '170x': z.array(PinImage), '236x': z.array(PinImage) }),
  /** Pins were added lately, so that more ideas are others than before; for those who can save them. */
  has_fresh_more_ideas_tab: z.boolean(),
  /** The strongest topics of its newest pins. */
  related_interest_ids: z.array(Id),
  archived_by_me_at: Timestamp.nullable(),
  /** Moves of the viewer's that go on, or can be undone. */
  blocking_actions: z.array(BlockingAction),
  /** Why the board may disturb people. */
  sensitivity: z.enum(SENSITIVITIES).nullable(),
  /** What stands before a board that may disturb people; its owner sees the board at once. */
  sensitivity_screen: z.object({ reason: z.enum(SENSITIVITIES), show_warning: z.boolean() }).nullable(),
  created_at: Timestamp,
  board_order_modified_at: Timestamp,
  abilities: z.object({
    can_edit: z.boolean(),
    can_delete: z.boolean(),
    can_add_pins: z.boolean(),
    can_follow: z.boolean(),
    can_invite: z.boolean(),
    can_ask_to_join: z.boolean(),
  }),
})
export type BoardView = z.output<typeof BoardView>

/** A board as a place to save to. */
export const PickerBoard = BoardMini.extend({
  image_url: z.string().nullable(),
  is_collaborative: z.boolean(),
  pin_count: z.number(),
  /** The viewer's own or another's copy of the asked pin that is already on this board. */
  saved_pin_id: Id.nullable(),
  sections: z.array(BoardSectionView.pick({ id: true, title: true, slug: true })),
})
export type PickerBoard = z.output<typeof PickerBoard>
