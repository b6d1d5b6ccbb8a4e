import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { PersonName, visibleText } from '../identity/personal-fields.ts'
import { text, WebUrl } from '../wire/scalars.ts'
import { ABOUT_MAX, FULL_NAME_MAX } from '../content-limits.ts'

export const USERNAME_MIN = 3
export const USERNAME_MAX = 30

/** 3 to 30 Latin letters, digits or underscores, with at least one letter, so that it is never taken for an id. */
export const Username = z
  .string()
  .trim()
  .min(USERNAME_MIN)
  .max(USERNAME_MAX)
  .regex(/^\w*[a-z]\w*$/i, fieldText('field.username'))

/** The fields people edit about themselves; an absent one stays as it is, an empty one is cleared. */
export const profileFields = {
  full_name: visibleText(FULL_NAME_MAX).min(1).optional(),
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  username: Username.optional(),
  about: text({ max: ABOUT_MAX }).optional(),
  website_url: z.union([WebUrl, z.literal('').transform(() => null), z.null()]).optional(),
}
