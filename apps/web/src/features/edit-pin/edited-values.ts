import {
  ALT_TEXT_MAX,
  NOTE_MAX,
  PIN_DESCRIPTION_MAX,
  PIN_TITLE_MAX,
} from '@tessera/api-types/pins/pin-fields'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { z } from 'zod'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey) => message

/** The words of a pin that exists; faults are message keys. */
export const EditedValues = z.object({
  title: z.string().trim().max(PIN_TITLE_MAX, key('composer.titleTooLong')),
  description: z.string().trim().max(PIN_DESCRIPTION_MAX, key('composer.descriptionTooLong')),
  link: z
    .string()
    .trim()
    .max(2048, key('composer.linkTooLong'))
    .transform(completedUrl)
    .refine((link) => link === '' || isWebUrl(link), key('composer.linkWrong')),
  alt_text: z.string().trim().max(ALT_TEXT_MAX, key('composer.altTextTooLong')),
  note: z.string().trim().max(NOTE_MAX, key('composer.noteTooLong')),
  allowsComments: z.boolean(),
})
export type EditedValues = z.output<typeof EditedValues>

export const valuesOf = (pin: Pin): EditedValues => ({
  title: pin.title,
  description: pin.description ?? '',
  link: pin.link ?? '',
  alt_text: pin.alt_text,
  note: pin.note ?? '',
  allowsComments: !pin.comments_disabled,
})
