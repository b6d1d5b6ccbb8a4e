import { ALT_TEXT_MAX, PIN_DESCRIPTION_MAX, PIN_TITLE_MAX } from '@tessera/api-types/pins/pin-fields'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import { z } from 'zod'
import { timeFault } from '../../entities/scheduled-pins/publishing-time.ts'
import { now } from '../../shared/browser/clock.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey) => message
const LINK_MAX = 2048

export const PUBLISH_OPTIONS = ['publish-immediately', 'publish-later'] as const

/** The words of a pin and its time, as people enter them; faults are message keys. spec 000 §5 */
export const PinValues = z
  .object({
    title: z.string().trim().max(PIN_TITLE_MAX, key('composer.titleTooLong')),
    description: z.string().trim().max(PIN_DESCRIPTION_MAX, key('composer.descriptionTooLong')),
    link: z
      .string()
      .trim()
      .max(LINK_MAX, key('composer.linkTooLong'))
      .transform(completedUrl)
      .refine((link) => link === '' || isWebUrl(link), key('composer.linkWrong')),
    alt_text: z.string().trim().max(ALT_TEXT_MAX, key('composer.altTextTooLong')),
    allowsComments: z.boolean(),
    publishOption: z.enum(PUBLISH_OPTIONS),
    scheduledDate: z.string(),
    scheduledTime: z.string(),
  })
  .superRefine((values, { addIssue }) => {
    const fault = values.publishOption === 'publish-later' ? timeFault(values, now()) : null
    if (fault) addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })
export type PinValues = z.output<typeof PinValues>

export const noWords: PinValues = {
  title: '',
  description: '',
  link: '',
  alt_text: '',
  allowsComments: true,
  publishOption: 'publish-immediately',
  scheduledDate: '',
  scheduledTime: '',
}
