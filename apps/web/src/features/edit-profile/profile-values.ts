import { z } from 'zod'
import { Username } from '@tessera/api-types/users/profile-fields'
import { ABOUT_MAX, FULL_NAME_MAX } from '@tessera/api-types/content-limits'
import { completedUrl, WebUrl } from '@tessera/api-types/wire/scalars'
import { requiredText } from '../../shared/forms/account-fields.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey<'settings'>): MessageKey<'settings'> => message

export const profileValues = z.object({
  full_name: requiredText('settings.profile.nameMissing').max(
    FULL_NAME_MAX,
    key('settings.profile.nameTooLong'),
  ),
  username: z
    .string()
    .refine((value) => Username.safeParse(value).success, key('settings.profile.usernameInvalid')),
  about: z.string().trim().max(ABOUT_MAX, key('settings.profile.aboutTooLong')),
  website_url: z
    .string()
    .trim()
    .transform(completedUrl)
    .refine(
      (value) => value === '' || WebUrl.safeParse(value).success,
      key('settings.profile.websiteInvalid'),
    ),
})
