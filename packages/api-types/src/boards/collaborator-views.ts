import { z } from 'zod'
import { UserMini } from '../users/views.ts'
import { Timestamp } from '../wire/scalars.ts'
import { BoardAccess, BoardMini } from './views.ts'

export const INVITE_KINDS = ['invitation', 'join_request'] as const
/** `not_invited` waits for the owner to approve it; `new` is neither accepted nor declined yet. // spec 000 §4 */
export const INVITE_STATUSES = ['not_invited', 'new', 'accepted'] as const

/** Somebody who keeps a board with its owner, was invited to, or asks to; one for each board and person. */
export const CollaboratorInvite = z.object({
  type: z.literal('boardcollaboratorinvite'),
  board: BoardMini,
  kind: z.enum(INVITE_KINDS),
  status: z.enum(INVITE_STATUSES),
  access: BoardAccess,
  /** Null while only an address is invited. */
  invited_user: UserMini.nullable(),
  /** The address by which the inviter named somebody who has not accepted; only the owner reads it. */
  invited_email: z.string().nullable(),
  /** Null of a join request, and of an inviter who left. */
  invited_by_user: UserMini.nullable(),
  created_at: Timestamp,
})
export type CollaboratorInvite = z.output<typeof CollaboratorInvite>
