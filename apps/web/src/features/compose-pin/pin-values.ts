import { z } from 'zod'
import { PinTextForm, pinTextValues } from '../../entities/pins/pin-text-form.ts'
import { timeFault } from '../../entities/scheduled-pins/publishing-time.ts'
import { now } from '../../shared/browser/clock.ts'

export const PUBLISH_OPTIONS = ['publish-immediately', 'publish-later'] as const

/** The words of a pin and its time, as people enter them; faults are message keys. spec 000 §5 */
export const PinValues = z
  .object({
    ...PinTextForm.shape,
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
  ...pinTextValues(),
  publishOption: 'publish-immediately',
  scheduledDate: '',
  scheduledTime: '',
}
