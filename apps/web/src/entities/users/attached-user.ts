import type { Attached } from '../conversations/message-opening.ts'
import type { User } from './users-slice.ts'

/** A person as a message carries them along. */
export const attachedUser = ({ id, full_name, image_medium_url, username }: User): Attached => ({
  type: 'user',
  id,
  title: full_name,
  imageUrl: image_medium_url,
  path: `/${username}/`,
})
