import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

export const INVITE_CHANNELS = ['link', 'email', 'message'] as const
export type InviteChannel = (typeof INVITE_CHANNELS)[number]

/** Who invited, and how. // spec 001 §3 */
export const InviteMetadata = z.object({
  sender: z.object({
    id: Id,
    username: z.string(),
    first_name: z.string(),
    full_name: z.string(),
    image_medium_url: z.string().nullable(),
    should_show_messaging: z.boolean(),
  }),
  invite_channel: z.enum(INVITE_CHANNELS),
  /** Of the signed-in person who asks; a visitor has no messages. */
  viewer_should_show_messaging: z.boolean(),
})
export type InviteMetadata = z.output<typeof InviteMetadata>

export const InviteLink = z.object({ invite_code: z.string(), url: z.string(), expires_at: Timestamp })
