import { ALT_TEXT_MAX, PIN_DESCRIPTION_MAX, PIN_TITLE_MAX } from '@tessera/api-types/pins/pin-fields'
import { isWebUrl } from '@tessera/api-types/wire/scalars'
import { z } from 'zod'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey) => message
const LINK_MAX = 2048

/** The words of a pin, as people write them; faults are message keys. spec 000 §5 */
export const PinValues = z.object({
  title: z.string().trim().max(PIN_TITLE_MAX, key('composer.titleTooLong')),
  description: z.string().trim().max(PIN_DESCRIPTION_MAX, key('composer.descriptionTooLong')),
  link: z
    .string()
    .trim()
    .max(LINK_MAX, key('composer.linkTooLong'))
    .refine((link) => link === '' || isWebUrl(link), key('composer.linkWrong')),
  alt_text: z.string().trim().max(ALT_TEXT_MAX, key('composer.altTextTooLong')),
  allowsComments: z.boolean(),
})
export type PinValues = z.output<typeof PinValues>

export const noWords: PinValues = { title: '', description: '', link: '', alt_text: '', allowsComments: true }
