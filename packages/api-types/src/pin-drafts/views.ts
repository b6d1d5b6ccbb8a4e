import { z } from 'zod'
import { ImageSignature } from '../media/views.ts'
import { PinImage } from '../images/pin-image.ts'
import { PinCard } from '../pins/views.ts'
import { UserMini } from '../users/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { DRAFT_TYPES, DraftContent } from './draft-content.ts'

/** A pin in the making; only its owner sees it. */
export const PinDraftView = z.object({
  id: Id,
  type: z.enum(DRAFT_TYPES),
  content: DraftContent,
  /** Rises with each change; a change names the one it was made on. */
  version: z.int(),
  thumbnail: PinImage.nullable(),
  /** Each picture that the content names, by its signature. */
  pictures: z.record(ImageSignature, z.object({ '236x': PinImage, '736x': PinImage, orig: PinImage })),
  /** The pins that its tags name, as far as the owner still sees them. */
  tagged_pins: z.array(PinCard),
  /** The people that they name, likewise. */
  tagged_users: z.array(UserMini),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type PinDraftView = z.output<typeof PinDraftView>
